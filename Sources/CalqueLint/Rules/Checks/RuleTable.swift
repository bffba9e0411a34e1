import CalqueCatalogs

/// The rules that run in a place, by the kind of unit that they check.
package struct RuleTable: Sendable {
  /// A rule in the table.
  struct Entry<Unit: LintUnit>: Sendable {
    /// Checks a unit.
    let check: @Sendable (Unit, inout LintContext) -> Void
    /// The texts that the rule checks; empty for rules about other units.
    let interest: TextInterest
  }

  /// The rules about one kind of unit. Sendable because it has no state; a subclass says why it is.
  private class Row: @unchecked Sendable {}

  /// The rules about units of one type.
  ///
  /// Sendable because it is written only while its table is made, by the only owner of the table.
  private final class TypedRow<Unit: LintUnit>: Row, @unchecked Sendable {
    var entries: [Entry<Unit>] = []
    var byProblem: [CatalogProblem.Code: Entry<Unit>] = [:]
  }

  /// The rows, by the raw value of the kind.
  private var rows: [Row?] = Array(repeating: nil, count: UnitKind.allCases.count)

  /// No rules.
  init() {}

  /// The rules of a list, each kind in the order of the list.
  init(_ rules: some Sequence<any Rule.Type>) {
    for rule in rules { rule.enter(&self) }
  }

  /// Adds a rule.
  mutating func add<Member: Rule>(_ rule: Member.Type, _ interest: TextInterest = TextInterest()) {
    makeRow(Member.Unit.self).entries.append(Entry(check: rule.check, interest: interest))
  }

  /// Adds a rule about some problems.
  mutating func add<Member: Rule>(_ rule: Member.Type, for codes: [CatalogProblem.Code]) {
    let entry = Entry<Member.Unit>(check: rule.check, interest: TextInterest())
    let row = makeRow(Member.Unit.self)
    row.entries.append(entry)
    for code in codes { row.byProblem[code] = entry }
  }

  /// Whether any rule checks a kind of unit.
  func asks(for kind: UnitKind) -> Bool { rows[kind.rawValue] != nil }

  /// The rules about a type of unit.
  func entries<Unit: LintUnit>(for type: Unit.Type) -> [Entry<Unit>] {
    row(type)?.entries ?? []
  }

  /// The rule about a problem.
  func entry(for code: CatalogProblem.Code) -> Entry<ProblemUnit>? {
    row(ProblemUnit.self)?.byProblem[code]
  }

  private func row<Unit: LintUnit>(_ type: Unit.Type) -> TypedRow<Unit>? {
    // A kind belongs to one type, so the row at its number is of that type.
    rows[Unit.kind.rawValue].map { unsafeDowncast($0, to: TypedRow<Unit>.self) }
  }

  private mutating func makeRow<Unit: LintUnit>(_ type: Unit.Type) -> TypedRow<Unit> {
    if let known = row(type) { return known }
    let row = TypedRow<Unit>()
    rows[Unit.kind.rawValue] = row
    return row
  }
}
