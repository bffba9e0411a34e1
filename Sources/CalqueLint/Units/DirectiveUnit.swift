/// A comment to the linter: what it says, and what became of it.
package struct DirectiveUnit: LintUnit {
  /// What it says.
  package var directive: Directive
  /// What it disables, rule by rule.
  package var suppressions: [Suppression.Item]
  /// The names of all rules.
  package var knownRules: [String]

  package static var kind: UnitKind { .directive }
}
