import CalqueCatalogs

/// Receives the units of a file, in the order of the file.
protocol UnitVisitor {
  /// The file.
  var file: LintFile { get }
  /// Continues with texts of a locale, which may have other rules.
  mutating func enter(locale: String?)
  /// Whether units of a kind are checked here. Other units need not be made.
  func asks(for kind: UnitKind) -> Bool
  /// The texts that are checked here. Other texts need not be decoded.
  var interest: TextInterest { get }
  /// How many findings there are so far.
  var findingCount: Int { get }
  /// Visits a unit.
  mutating func visit<Unit: LintUnit>(_ unit: Unit)
  /// Visits a text of interest.
  mutating func visit(_ text: TextUnit)
  /// Visits a problem that a reader found.
  mutating func visit(_ problem: ProblemUnit)
}
