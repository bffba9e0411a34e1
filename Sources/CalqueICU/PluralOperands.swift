/// The operands of a number in plural rules (UTS #35, "Operands").
///
/// The same value can have different operands: English has "1 mile" and "1.0 miles". A number with
/// a fraction should therefore be created from the text that is shown.
public struct PluralOperands: Hashable, Sendable {
  /// The integer digits. A number of 10¹⁸ or more keeps its last 18 digits and its magnitude, which
  /// is all that rules use.
  public private(set) var i: UInt64 = 0
  /// The number of visible fraction digits, including trailing zeros.
  public private(set) var v = 0
  /// The number of visible fraction digits without trailing zeros.
  public private(set) var w = 0
  /// The visible fraction digits as an integer, including trailing zeros.
  public private(set) var f: UInt64 = 0
  /// The visible fraction digits as an integer without trailing zeros.
  public private(set) var t: UInt64 = 0
  /// The power of ten of a compact form: 6 for "1.2M".
  public private(set) var c = 0
  /// False for infinities and NaN: their category is always `other`.
  public private(set) var isFinite = true

  /// The absolute value.
  public var n: Double {
    guard isFinite else { return .nan }
    var fraction = Double(t)
    for _ in 0..<w { fraction /= 10 }
    return Double(i) + fraction
  }

  /// Whether only zero digits are shown.
  public var isZero: Bool { isFinite && i == 0 && t == 0 }

  /// Creates the operands of an integer that is shown without a fraction; its sign does not matter.
  public init(_ value: Int64) { i = value.magnitude }

  /// Creates the operands of an integer that is shown without a fraction.
  public init(_ value: UInt64) { i = value }

  /// Creates the operands of an integer that is shown without a fraction; its sign does not matter.
  public init(_ value: Int) { i = UInt64(value.magnitude) }

  /// Creates the operands of the shortest decimal form of a number: 1.0 has no visible fraction.
  public init(_ value: Double) {
    // The description is "15.0", "1.5e-07", "1e+20", or, if not finite, "inf" or "nan".
    var digits = Decimal()
    let isFinite = digits.read(value.magnitude.description)
    digits.dropTrailingZeros()
    self.init(digits, compactExponent: 0)
    self.isFinite = isFinite
  }

  /// Creates the operands of a number as it is shown, in ASCII digits: "1", "-1.50", and "1.2c6"
  /// for a number shown as 1.2 million; `e` can be used instead of `c`. Returns nil for any other
  /// text.
  public init?(decimal text: some StringProtocol) {
    var digits = Decimal()
    guard digits.read(text) else { return nil }
    self.init(digits, compactExponent: digits.exponent)
  }

  private init(_ decimal: Decimal, compactExponent: Int) {
    c = compactExponent
    let point = decimal.integerCount + decimal.exponent
    for position in min(point, 0)..<max(point, decimal.digits.count) {
      let isDigit = decimal.digits.indices.contains(position)
      let digit = isDigit ? UInt64(decimal.digits[position]) : 0
      if position < point {
        Self.append(digit, to: &i)
      } else {
        Self.append(digit, to: &f)
        v += 1
        if digit != 0 {
          w = v
          t = f
        }
      }
    }
  }

  private static func append(_ digit: UInt64, to value: inout UInt64) {
    let limit: UInt64 = 1_000_000_000_000_000_000
    if value < limit / 10 {
      value = value * 10 + digit
    } else {
      // Rules only use the remainders of such numbers, and whether they are small.
      value = value % (limit / 10) * 10 + digit + limit
    }
  }

  /// The digits of a decimal number and the position of its point.
  private struct Decimal {
    var digits: [UInt8] = []
    var integerCount = 0
    var exponent = 0

    mutating func read(_ text: some StringProtocol) -> Bool {
      var rest = Substring(text).utf8
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        rest.removeFirst()
      }
      var hasPoint = false
      while let byte = rest.first {
        if byte == UInt8(ascii: "."), !hasPoint {
          hasPoint = true
          integerCount = digits.count
        } else if byte >= 0x30, byte <= 0x39 {
          digits.append(byte - 0x30)
        } else {
          break
        }
        rest.removeFirst()
      }
      if !hasPoint { integerCount = digits.count }
      guard !digits.isEmpty else { return false }
      guard let mark = rest.popFirst() else { return true }
      // A double has at most 308 zeros; a longer exponent is never shown.
      guard mark | 0x20 == UInt8(ascii: "c") || mark | 0x20 == UInt8(ascii: "e"),
        let power = Int(Substring(rest)), (-400...400).contains(power)
      else { return false }
      exponent = power
      return true
    }

    mutating func dropTrailingZeros() {
      let needed = max(0, integerCount + exponent)
      while digits.count > needed, digits.last == 0 { digits.removeLast() }
    }
  }
}
