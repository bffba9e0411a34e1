/// One comparison of a plural rule: `i % 100 != 12..14`.
struct PluralRelation: Hashable, Sendable {
  let operand: PluralProgram.Operand
  /// 0 where the rule takes no remainder.
  let modulus: UInt64
  let isNegated: Bool
  /// Ascending or not, overlapping or not: a value need only be in one of them.
  let ranges: [ClosedRange<UInt64>]

  func holds(for value: UInt64) -> Bool {
    let value = modulus == 0 ? value : value % modulus
    for range in ranges where range.contains(value) { return !isNegated }
    return isNegated
  }

  func holds(for operands: PluralOperands) -> Bool {
    switch operand {
    case .n:
      // A number with a fraction equals no integer, and so lies in none of the ranges.
      operands.w == 0 ? holds(for: operands.i) : isNegated
    case .i: holds(for: operands.i)
    case .v: holds(for: UInt64(operands.v))
    case .w: holds(for: UInt64(operands.w))
    case .f: holds(for: operands.f)
    case .t: holds(for: operands.t)
    case .c: holds(for: UInt64(max(0, operands.c)))
    }
  }
}

/// The rule of one category: relations joined by `and`, and these groups joined by `or`.
struct PluralRule: Hashable, Sendable {
  let category: PluralCategory
  let alternatives: [[PluralRelation]]

  /// The rule for numbers without a fraction and without an exponent: relations that always hold
  /// are left out, and so are alternatives that never do. Nil when none is left.
  var forIntegers: PluralRule? {
    let left = alternatives.compactMap { relations -> [PluralRelation]? in
      let constant = relations.filter { $0.operand.vanishesForIntegers }
      guard constant.allSatisfy({ $0.holds(for: 0) }) else { return nil }
      return relations.filter { !$0.operand.vanishesForIntegers }
    }
    return left.isEmpty ? nil : PluralRule(category: category, alternatives: left)
  }
}
