/// One comparison of a plural rule: `i % 100 != 12..14`.
struct PluralRelation: Hashable, Sendable {
  let operand: PluralProgram.Operand
  /// 0 where the rule takes no remainder.
  let modulus: UInt64
  let isNegated: Bool
  /// Ascending or not, overlapping or not: a value need only be in one of them.
  let ranges: [ClosedRange<UInt64>]

  /// Whether the relation holds where its operand is 0.
  var holdsForZero: Bool { ranges.contains { $0.contains(0) } != isNegated }

  /// Whether the relation holds for every integer from `period` on that leaves `rest` when divided
  /// by it; nil where it holds for some of them only, or where that is not known.
  func holds(fromPeriod period: UInt64, rest: UInt64) -> Bool? {
    if modulus == 0 {
      return ranges.allSatisfy { $0.upperBound < period } ? isNegated : nil
    }
    if period % modulus == 0 {
      return ranges.contains { $0.contains(rest % modulus) } != isNegated
    }
    guard modulus % period == 0 else { return nil }
    // The remainder is one of rest, rest + period, rest + 2 · period, …
    let canMatch = ranges.contains { range in
      let first = range.lowerBound + (rest + period - range.lowerBound % period) % period
      return first <= range.upperBound
    }
    return canMatch ? nil : isNegated
  }
}

/// The rule of one category: relations joined by `and`, and these groups joined by `or`.
struct PluralRule: Hashable, Sendable {
  let category: PluralCategory
  let alternatives: [[PluralRelation]]

  /// As for a relation: whether every integer of a class fulfils the rule, or none does.
  func holds(fromPeriod period: UInt64, rest: UInt64) -> Bool? {
    var isKnown = true
    for relations in alternatives {
      let results = relations.map { $0.holds(fromPeriod: period, rest: rest) }
      if results.allSatisfy({ $0 == true }) { return true }
      if !results.contains(false) { isKnown = false }
    }
    return isKnown ? false : nil
  }

  /// The rule for numbers without a fraction and without an exponent: relations that always hold
  /// are left out, and so are alternatives that never do. Nil when none is left.
  var forIntegers: PluralRule? {
    let left = alternatives.compactMap { relations -> [PluralRelation]? in
      let constant = relations.filter { $0.operand.vanishesForIntegers }
      guard constant.allSatisfy({ $0.holdsForZero }) else { return nil }
      return relations.filter { !$0.operand.vanishesForIntegers }
    }
    return left.isEmpty ? nil : PluralRule(category: category, alternatives: left)
  }
}
