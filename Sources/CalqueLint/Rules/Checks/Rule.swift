package import CalqueDiagnostics

/// A check of the linter. A rule is a file of its own, with all information about it: its examples
/// are its documentation and its tests.
///
/// A rule checks units of one kind. Those about texts are a ``TextRule`` or a ``TextSequenceRule``,
/// which declare the texts that they are interested in; those that report what a reader found are a
/// ``ProblemRule``; those with options are also a ``ConfigurableRule``. A new rule is a new file
/// and a line in `RuleRegistry`.
package protocol Rule: Sendable {
  /// The kind of unit that it checks.
  associatedtype Unit: LintUnit
  /// The name in findings and on the command line, in snake case.
  static var id: String { get }
  /// The severity of its findings, unless the check overrides it.
  static var severity: Severity { get }
  /// What it finds, in one line.
  static var summary: String { get }
  /// Why that matters: what people see at run time.
  static var rationale: String { get }
  /// Files with findings at the markers, and files without findings.
  static var examples: [RuleExample] { get }
  /// The rules whose findings report the same: a finding of this rule at their places is omitted.
  static var echoes: [any Rule.Type] { get }
  /// Whether some of its findings may be more severe than ``severity``.
  static var mayBeWorse: Bool { get }
  /// Checks one unit, and reports to the context.
  static func check(_ unit: Unit, in context: inout LintContext)
  /// Adds itself to the rules that check the same kind of unit: to query the conformances of a type
  /// takes the runtime as long as reading a file.
  static func enter(_ table: inout RuleTable)
  /// Itself, if it has options.
  static var configurable: (any ConfigurableRule.Type)? { get }
  /// Itself, if several of its findings can be one.
  static var combined: (any CombinedRule.Type)? { get }
}

extension Rule {
  package static var echoes: [any Rule.Type] { [] }
  package static var mayBeWorse: Bool { false }
  package static var configurable: (any ConfigurableRule.Type)? { nil }
  package static var combined: (any CombinedRule.Type)? { nil }
  package static func enter(_ table: inout RuleTable) { table.add(self) }
}
