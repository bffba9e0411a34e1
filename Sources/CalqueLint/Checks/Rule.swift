package import CalqueDiagnostics

/// One thing that the linter looks for. A rule is a file of its own, with all that there is to say
/// about it: its examples are its documentation and its tests.
///
/// A rule looks at units of one kind. Those about texts are a ``TextRule`` or a ``TextSequenceRule``,
/// which say what texts they have an interest in; those that report what a reader met are a
/// ``ProblemRule``; those with options are a ``ConfigurableRule`` too.
/// A new rule is a new file and a line in `RuleRegistry`.
package protocol Rule: Sendable {
  /// What it looks at.
  associatedtype Unit: LintUnit
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
  /// The rules whose findings say the same: what this one finds at their places is not reported.
  static var echoes: [any Rule.Type] { get }
  /// Whether some of its findings may be worse than ``severity``.
  static var mayBeWorse: Bool { get }
  /// Looks at one unit, and reports to the context.
  static func check(_ unit: Unit, in context: inout LintContext)
  /// Adds itself to the rules that look at the same kind of unit: to ask a type what it conforms to
  /// takes the runtime as long as reading a file does.
  static func enter(_ table: inout RuleTable)
  /// Itself, where it has options.
  static var configurable: (any ConfigurableRule.Type)? { get }
}

extension Rule {
  package static var echoes: [any Rule.Type] { [] }
  package static var mayBeWorse: Bool { false }
  package static var configurable: (any ConfigurableRule.Type)? { nil }
  package static func enter(_ table: inout RuleTable) { table.add(self) }
}
