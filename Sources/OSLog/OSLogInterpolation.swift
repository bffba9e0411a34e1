public import Foundation

/// Gathers the text and the values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var redacted = ""
  private(set) var complete = ""

  /// Begins a message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds a text that is in the code.
  public mutating func appendLiteral(_ literal: String) {
    redacted += literal
    complete += literal
  }

  private mutating func append(_ text: String, _ privacy: OSLogPrivacy, isOpen: Bool) {
    redacted += privacy.shown(text, isOpen: isOpen)
    complete += text
  }

  /// Adds a text.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align.filled(value()), privacy, isOpen: false)
  }

  /// Adds a value by its description.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align.filled(value().description), privacy, isOpen: false)
  }

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align.filled("\(value())"), privacy, isOpen: true)
  }

  /// Adds an error by its description.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    append("\(value())", privacy, isOpen: false)
  }

  /// Adds an object by its description.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) {
    append(value()?.description ?? "<null>", privacy, isOpen: false)
  }

  /// Adds an integer.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align.filled(format.text(of: number())), privacy, isOpen: true)
  }

  /// Adds a number.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ number: @autoclosure () -> T, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align.filled(format.text(of: Double(number()))), privacy, isOpen: true)
  }

  /// Adds whether something is so.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: value()), privacy, isOpen: true)
  }
}

/// How a message writes whether something is so.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `YES` or `NO`.
  case answer

  func text(of value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "YES" : "NO"
    }
  }
}

/// How a message writes an integer.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var prefix = ""
  private var minimumDigits = 0
  private var isSigned = false
  private var isUppercase = false

  /// As a decimal number.
  public static var decimal: Self { Self() }
  /// As a hexadecimal number.
  public static var hex: Self { Self(radix: 16) }
  /// As an octal number.
  public static var octal: Self { Self(radix: 8) }

  /// As a decimal number.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> Self {
    Self(minimumDigits: minDigits, isSigned: explicitPositiveSign)
  }

  /// As a hexadecimal number.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> Self {
    Self(
      radix: 16, prefix: includePrefix ? "0x" : "", minimumDigits: minDigits,
      isSigned: explicitPositiveSign, isUppercase: uppercase)
  }

  /// As an octal number.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, minDigits: Int = 0
  ) -> Self {
    Self(
      radix: 8, prefix: includePrefix ? "0" : "", minimumDigits: minDigits,
      isSigned: explicitPositiveSign)
  }

  func text(of number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, min(minimumDigits, 1000) - digits.count))
    return (number < 0 ? "-" : isSigned ? "+" : "") + prefix + zeros + digits
  }
}

/// How a message writes a number.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let precision: Int?

  /// With six decimals.
  public static var fixed: Self { Self(conversion: "f", precision: nil) }
  /// With an exponent.
  public static var exponential: Self { Self(conversion: "e", precision: nil) }
  /// In the shorter of both ways.
  public static var hybrid: Self { Self(conversion: "g", precision: nil) }

  /// With so many decimals.
  public static func fixed(precision: @autoclosure () -> Int) -> Self {
    Self(conversion: "f", precision: precision())
  }

  /// With an exponent and so many decimals.
  public static func exponential(precision: @autoclosure () -> Int) -> Self {
    Self(conversion: "e", precision: precision())
  }

  /// In the shorter of both ways, with so many digits.
  public static func hybrid(precision: @autoclosure () -> Int) -> Self {
    Self(conversion: "g", precision: precision())
  }

  func text(of number: Double) -> String {
    let precision = precision.map { ".\(max(0, min($0, 100)))" } ?? ""
    return String(format: "%\(precision)\(conversion)", number)
  }
}
