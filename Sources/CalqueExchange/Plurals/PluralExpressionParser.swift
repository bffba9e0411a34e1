/// Parses the C grammar of a plural expression by precedence climbing.
struct PluralExpressionParser {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  private static let deepest = 100

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Parses the whole text.
  mutating func expression() throws(PluralExpression.Failure) -> PluralExpression.Node {
    let node = try choice()
    skipSpaces()
    guard index == bytes.count else { throw failure("an operator or the end") }
    return node
  }

  /// Parses `a ? b : c`, which is right-associative.
  private mutating func choice() throws(PluralExpression.Failure) -> PluralExpression.Node {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw failure("less nesting") }
    let condition = try operation(from: 0)
    guard take("?") else { return condition }
    let first = try choice()
    guard take(":") else { throw failure("':'") }
    return .choice(condition, first, try choice())
  }

  /// Operators from the lowest to the highest precedence; longer ones first if they have a common
  /// prefix.
  private static let levels: [[PluralExpression.Operator]] = [
    [.or], [.and], [.equal, .unequal], [.lessOrEqual, .greaterOrEqual, .less, .greater],
    [.plus, .minus], [.times, .divided, .remainder],
  ]

  private mutating func operation(
    from level: Int
  ) throws(PluralExpression.Failure) -> PluralExpression.Node {
    guard level < Self.levels.count else { return try operand() }
    var left = try operation(from: level + 1)
    // A long chain is left-associative and would still make a deep tree.
    var length = 0
    while let sign = Self.levels[level].first(where: { take($0.rawValue) }) {
      length += 1
      guard length <= Self.deepest else { throw failure("a shorter chain of operators") }
      left = .operation(sign, left, try operation(from: level + 1))
    }
    return left
  }

  private mutating func operand() throws(PluralExpression.Failure) -> PluralExpression.Node {
    skipSpaces()
    guard index < bytes.count else { throw failure("a number, 'n' or '('") }
    switch bytes[index] {
    case UInt8(ascii: "n"):
      index += 1
      return .variable
    case UInt8(ascii: "!"):
      index += 1
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.deepest else { throw failure("less nesting") }
      return .not(try operand())
    case UInt8(ascii: "("):
      index += 1
      let inner = try choice()
      guard take(")") else { throw failure("')'") }
      return inner
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let digits = bytes[index...].prefix { $0 >= 0x30 && $0 <= 0x39 }
      guard let number = UInt(String(decoding: digits, as: UTF8.self)) else {
        throw failure("a smaller number")
      }
      index = digits.endIndex
      return .number(number)
    default: throw failure("a number, 'n' or '('")
    }
  }

  private mutating func take(_ sign: String) -> Bool {
    skipSpaces()
    guard bytes[index...].starts(with: sign.utf8) else { return false }
    index += sign.utf8.count
    return true
  }

  private mutating func skipSpaces() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private func failure(_ expected: String) -> PluralExpression.Failure {
    PluralExpression.Failure(offset: index, expected: expected)
  }
}
