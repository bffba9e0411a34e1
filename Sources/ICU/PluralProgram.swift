/// Plural rules as a list of tests with jumps: no tree to walk, no allocation to evaluate.
struct PluralProgram: Hashable, Sendable {
  /// `n`, `i`, `f`, … as in UTS #35.
  enum Operand: UInt8, Hashable, Sendable {
    case n
    case i
    case v
    case w
    case f
    case t
    case c

    init?(_ letter: UInt8) {
      switch letter {
      case UInt8(ascii: "n"): self = .n
      case UInt8(ascii: "i"): self = .i
      case UInt8(ascii: "v"): self = .v
      case UInt8(ascii: "w"): self = .w
      case UInt8(ascii: "f"): self = .f
      case UInt8(ascii: "t"): self = .t
      case UInt8(ascii: "c"), UInt8(ascii: "e"): self = .c
      default: return nil
      }
    }

    /// Whether the operand is 0 for every integer that is written plainly.
    var vanishesForIntegers: Bool { self != .n && self != .i }
  }

  /// Where to go on: a test's index, or a category once one is certain.
  enum Target: Hashable, Sendable {
    case test(Int)
    case category(PluralCategory)
  }

  struct Test: Hashable, Sendable {
    let relation: PluralRelation
    let whenTrue: Target
    let whenFalse: Target
  }

  private let tests: [Test]
  private let start: Target

  /// Rules in the order in which they are tried; what none of them takes is `other`.
  init(_ rules: [PluralRule]) {
    var tests: [Test] = []
    let all = rules.flatMap { rule in rule.alternatives.map { (rule.category, $0) } }
    // An alternative that fails goes on to the next one; where that starts is known by counting.
    var starts: [Int] = []
    var count = 0
    for (_, relations) in all {
      starts.append(count)
      count += relations.count
    }
    var reachable = all.count
    for (index, (category, relations)) in all.enumerated() {
      if relations.isEmpty {
        // Always true, so nothing after it is ever tried.
        reachable = index
        break
      }
      let next = index + 1 < all.count ? index + 1 : nil
      let otherwise: Target =
        next.map {
          all[$0].1.isEmpty ? .category(all[$0].0) : .test(starts[$0])
        } ?? .category(.other)
      for (position, relation) in relations.enumerated() {
        let isLast = position + 1 == relations.count
        tests.append(
          Test(
            relation: relation,
            whenTrue: isLast ? .category(category) : .test(starts[index] + position + 1),
            whenFalse: otherwise))
      }
    }
    self.tests = tests
    start = reachable == 0 ? .category(all.first?.0 ?? .other) : .test(0)
  }

  func category(_ operands: PluralOperands) -> PluralCategory {
    guard operands.isFinite else { return .other }
    var target = start
    while true {
      switch target {
      case .category(let category): return category
      case .test(let index):
        let test = tests[index]
        target = test.relation.holds(for: operands) ? test.whenTrue : test.whenFalse
      }
    }
  }

  /// For integers, where the rules mention nothing but `n` and `i`.
  func category(integer: UInt64) -> PluralCategory {
    var target = start
    while true {
      switch target {
      case .category(let category): return category
      case .test(let index):
        let test = tests[index]
        target = test.relation.holds(for: integer) ? test.whenTrue : test.whenFalse
      }
    }
  }
}
