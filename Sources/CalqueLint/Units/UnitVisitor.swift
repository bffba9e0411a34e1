import CalqueCatalogs

/// Takes the units of a file, in the order of the file.
protocol UnitVisitor {
  /// The file.
  var file: LintFile { get }
  /// Continues with texts of a locale, for which other rules may hold.
  mutating func enter(locale: String?)
  /// Whether units of a kind are looked at here. The others need not be made.
  func asks(for kind: UnitKind) -> Bool
  /// The texts that are looked at here. The others need not be decoded.
  var interest: TextInterest { get }
  /// How many findings there are so far.
  var findingCount: Int { get }
  /// Looks at a unit.
  mutating func visit<Unit: LintUnit>(_ unit: Unit)
  /// Looks at a text that is of interest.
  mutating func visit(_ text: TextUnit)
  /// Looks at what a reader met.
  mutating func visit(_ problem: ProblemUnit)
}
