/// The expression in a gettext header that selects a plural form: a C expression of one number `n`
/// (GNU gettext manual, "Additional functions for plural forms").
public struct PluralExpression: Sendable, Hashable {
  /// The reason that a text is not a valid expression. The text is a part of a line of a file that
  /// the expression does not know, so it has no `Place`.
  public struct Failure: Error, Sendable, Hashable {
    /// The start of the error, in UTF-8 bytes of the text.
    public var offset: Int
    /// What was expected there.
    public var expected: String
  }

  /// An operator with two operands.
  enum Operator: String, Sendable, Hashable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case remainder = "%"
  }

  indirect enum Node: Sendable, Hashable {
    case number(UInt)
    case variable
    case not(Node)
    case operation(Operator, Node, Node)
    case choice(Node, Node, Node)
  }

  private let root: Node

  /// Parses an expression, such as `n==1 ? 0 : 1`.
  ///
  /// - Throws: ``Failure`` at the place where it violates C's grammar, or nests more than a hundred
  ///   levels deep.
  public init(_ text: String) throws(Failure) {
    var parser = PluralExpressionParser(text)
    root = try parser.expression()
  }

  /// `0`, which selects the first form for every number.
  static let zero = PluralExpression(root: .number(0))

  private init(root: Node) { self.root = root }

  /// Returns the index of the form for a number; nil if the expression divides by zero.
  public func index(for number: UInt) -> UInt? { Self.value(of: root, number) }

  private static func value(of node: Node, _ n: UInt) -> UInt? {
    switch node {
    case .number(let number): return number
    case .variable: return n
    case .not(let operand):
      guard let value = value(of: operand, n) else { return nil }
      return value == 0 ? 1 : 0
    case .choice(let condition, let first, let second):
      guard let chosen = value(of: condition, n) else { return nil }
      return value(of: chosen != 0 ? first : second, n)
    case .operation(let sign, let left, let right):
      guard let left = value(of: left, n) else { return nil }
      // As in C, the right side of these two operators is not evaluated unless it is needed.
      if sign == .and, left == 0 { return 0 }
      if sign == .or, left != 0 { return 1 }
      guard let right = value(of: right, n) else { return nil }
      return apply(sign, left, right)
    }
  }

  private static func apply(_ sign: Operator, _ left: UInt, _ right: UInt) -> UInt? {
    switch sign {
    case .or, .and: right != 0 ? 1 : 0
    case .equal: left == right ? 1 : 0
    case .unequal: left != right ? 1 : 0
    case .less: left < right ? 1 : 0
    case .lessOrEqual: left <= right ? 1 : 0
    case .greater: left > right ? 1 : 0
    case .greaterOrEqual: left >= right ? 1 : 0
    case .plus: left &+ right
    case .minus: left &- right
    case .times: left &* right
    case .divided: right == 0 ? nil : left / right
    case .remainder: right == 0 ? nil : left % right
    }
  }
}
