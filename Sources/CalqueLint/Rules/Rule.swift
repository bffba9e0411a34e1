package import CalqueDiagnostics

/// One thing that the linter looks for. A rule stands in a file of its own, with all that there is
/// to say about it: its examples are its documentation and its tests.
///
/// What a rule looks at, its further protocol says: `ProblemRule` and `FileRule` files, `EntryRule`,
/// `TranslationRule`, `SourceRule` and `VariationRule` entries, `FormatRule`, `TextRule` and
/// `PairRule` texts, `SequenceRule` those of a file together, `CoverageRule`, `SurplusRule`,
/// `TableRule` and `LocaleRule` languages beside each other, `DirectiveRule` comments to the linter,
/// `HistoryRule` what became of texts.
/// A new rule is a new file and a line in `RuleRegistry`.
package protocol Rule: Sendable {
  /// The name in findings and on the command line, in snake case.
  static var id: String { get }
  /// How bad its findings are, unless the check says otherwise.
  static var severity: Severity { get }
  /// What it finds, in one line.
  static var summary: String { get }
  /// Why that matters: what people see at run time.
  static var rationale: String { get }
  /// Files with what it finds, at the markers, and files in which it finds nothing.
  static var examples: [RuleExample] { get }
  /// Enters itself among the rules that look at the same. The further protocol does that.
  static func enter(_ kinds: inout RuleKinds)
  /// Itself, where it has options.
  static var configurable: (any ConfigurableRule.Type)? { get }
}

extension Rule {
  /// Directive and history rules are asked by name.
  package static func enter(_ kinds: inout RuleKinds) {}
  package static var configurable: (any ConfigurableRule.Type)? { nil }
}
