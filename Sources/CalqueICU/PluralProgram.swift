/// Plural rules as a list of tests with jumps: evaluation needs no tree and no allocation.
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

    /// Whether the operand is 0 for every integer in plain notation.
    var vanishesForIntegers: Bool { self != .n && self != .i }
  }

  /// The next step: the index of a test, or a category if it is determined.
  enum Target: Hashable, Sendable {
    case test(Int)
    case category(PluralCategory)
  }

  /// One relation. It does not contain references, so evaluation does not count any.
  private struct Test: Hashable, Sendable {
    let operand: Operand
    let isNegated: Bool
    let modulus: UInt64
    /// The position of the relation's ranges among all ranges of the program.
    let firstRange: Int
    let endRange: Int
    let whenTrue: Target
    let whenFalse: Target
  }

  private let tests: [Test]
  private let ranges: [ClosedRange<UInt64>]
  private let start: Target

  /// Compiles rules in the order in which they are tried; a number that none of them matches is
  /// `other`.
  init(_ rules: [PluralRule]) {
    var tests: [Test] = []
    var ranges: [ClosedRange<UInt64>] = []
    let all = rules.flatMap { rule in rule.alternatives.map { (rule.category, $0) } }
    // If an alternative fails, the next one is tried; counting determines where it starts.
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
            operand: relation.operand, isNegated: relation.isNegated, modulus: relation.modulus,
            firstRange: ranges.count, endRange: ranges.count + relation.ranges.count,
            whenTrue: isLast ? .category(category) : .test(starts[index] + position + 1),
            whenFalse: otherwise))
        ranges += relation.ranges
      }
    }
    self.tests = tests
    self.ranges = ranges
    start = reachable == 0 ? .category(all.first?.0 ?? .other) : .test(0)
  }

  func category(_ operands: PluralOperands) -> PluralCategory {
    guard operands.isFinite else { return .other }
    return run { test in
      switch test.operand {
      case .n:
        // A number with a fraction does not equal any integer, and is therefore not in any of the
        // ranges.
        operands.w == 0 ? holds(test, operands.i) : test.isNegated
      case .i: holds(test, operands.i)
      case .v: holds(test, UInt64(operands.v))
      case .w: holds(test, UInt64(operands.w))
      case .f: holds(test, operands.f)
      case .t: holds(test, operands.t)
      case .c: holds(test, UInt64(max(0, operands.c)))
      }
    }
  }

  /// For integers, if the rules use only `n` and `i`.
  func category(integer: UInt64) -> PluralCategory {
    run { holds($0, integer) }
  }

  @inline(__always)
  private func run(_ holds: (Test) -> Bool) -> PluralCategory {
    var target = start
    while true {
      switch target {
      case .category(let category): return category
      case .test(let index):
        let test = tests[index]
        target = holds(test) ? test.whenTrue : test.whenFalse
      }
    }
  }

  @inline(__always)
  private func holds(_ test: Test, _ value: UInt64) -> Bool {
    let value = test.modulus == 0 ? value : value % test.modulus
    for index in test.firstRange..<test.endRange where ranges[index].contains(value) {
      return !test.isNegated
    }
    return test.isNegated
  }
}
