/// A comment to the linter: what it contains, and which findings it suppressed.
package struct DirectiveUnit: LintUnit {
  /// The directive.
  package var directive: Directive
  /// What it disables, rule by rule.
  package var suppressions: [Suppression.Item]
  /// The names of all rules.
  package var knownRules: [String]

  package static var kind: UnitKind { .directive }
}
