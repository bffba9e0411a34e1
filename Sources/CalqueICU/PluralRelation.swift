/// One comparison of a plural rule: `i % 100 != 12..14`.
struct PluralRelation: Hashable, Sendable {
  let operand: PluralProgram.Operand
  /// 0 if the rule does not take a remainder.
  let modulus: UInt64
  let isNegated: Bool
  /// The ranges in any order, possibly overlapping: a value must be in at least one of them.
  let ranges: [ClosedRange<UInt64>]

  /// Whether the relation holds where its operand is 0.
  var holdsForZero: Bool { ranges.contains { $0.contains(0) } != isNegated }

  /// Whether the relation holds for every integer from `period` on that leaves `rest` when divided
  /// by it. Returns nil if it holds for only some of them, or if that is not known.
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

  /// The same as for a relation: whether every integer of a class satisfies the rule, or none does.
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
  /// and alternatives that never hold are removed. Returns nil if no alternative remains.
  var forIntegers: PluralRule? {
    let left = alternatives.compactMap { relations -> [PluralRelation]? in
      let constant = relations.filter { $0.operand.vanishesForIntegers }
      guard constant.allSatisfy({ $0.holdsForZero }) else { return nil }
      return relations.filter { !$0.operand.vanishesForIntegers }
    }
    return left.isEmpty ? nil : PluralRule(category: category, alternatives: left)
  }
}
