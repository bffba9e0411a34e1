internal import CCalqueICUOracles
package import CalqueICU

/// Formats numbers for a locale, with ICU's number formatter.
///
/// A value is immutable, can be shared, and should be kept: creating one takes microseconds the
/// first time, and a lookup with a lock after that.
package struct NumberFormat: Sendable {
  package enum Notation: Hashable, Sendable {
    case plain
    /// The number times 100, with the locale's percent sign.
    case percent
    /// "1.2K" and "1.2 thousand".
    case compactShort
    case compactLong
    /// "1.5E3"
    case scientific
  }

  package struct Style: Hashable, Sendable {
    package var notation: Notation
    package var minimumFractionDigits: Int
    /// Nil for as many digits as the number has; in compact notation, for ICU's own choice.
    package var maximumFractionDigits: Int?
    package var isGrouped: Bool
    package var minimumIntegerDigits: Int
    package var alwaysShowsSign: Bool

    package init(
      _ notation: Notation = .plain, minimumFractionDigits: Int = 0,
      maximumFractionDigits: Int? = nil, isGrouped: Bool = true, minimumIntegerDigits: Int = 1,
      alwaysShowsSign: Bool = false
    ) {
      self.notation = notation
      self.minimumFractionDigits = minimumFractionDigits
      self.maximumFractionDigits = maximumFractionDigits
      self.isGrouped = isGrouped
      self.minimumIntegerDigits = minimumIntegerDigits
      self.alwaysShowsSign = alwaysShowsSign
    }

    /// No fraction: numbers are rounded half to even.
    package static let integer = Style(maximumFractionDigits: 0)
    /// Like ICU's and Foundation's decimal style: up to three fraction digits.
    package static let decimal = Style(maximumFractionDigits: 3)

    /// A number skeleton of ICU.
    package var skeleton: String {
      var stems: [String] = []
      switch notation {
      case .plain: break
      case .percent: stems.append("percent scale/100")
      case .compactShort: stems.append("compact-short")
      case .compactLong: stems.append("compact-long")
      case .scientific: stems.append("scientific")
      }
      // ICU allows 999 digits; more than 100 are never intended.
      let least = min(max(0, minimumFractionDigits), 100)
      let isCompact = notation == .compactShort || notation == .compactLong
      if let most = maximumFractionDigits.map({ min(max($0, least), 100) }) {
        let fraction =
          String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
        stems.append(most == 0 ? "precision-integer" : ".\(fraction)")
      } else if least > 0 {
        stems.append("." + String(repeating: "0", count: least) + "+")
      } else if !isCompact {
        stems.append("precision-unlimited")
      }
      if !isGrouped { stems.append("group-off") }
      if minimumIntegerDigits > 1 {
        stems.append(
          "integer-width/+" + String(repeating: "0", count: min(minimumIntegerDigits, 100)))
      }
      if alwaysShowsSign { stems.append("sign-always") }
      return stems.joined(separator: " ")
    }
  }

  package let locale: String
  package let symbols: NumberSymbols
  private let handle: Handle

  /// - Parameter locale: A locale in any usual spelling; the keyword `nu` selects other digits.
  /// - Throws: `ICUError` if ICU cannot create the formatter.
  package init(locale: String, style: Style = .decimal) throws(ICUError) {
    try self.init(locale: locale, skeleton: style.skeleton)
  }

  /// Creates a formatter from a number skeleton of ICU: `unit/kilometer .0`.
  package init(locale: String, skeleton: String) throws(ICUError) {
    self.locale = locale
    symbols = NumberSymbols(locale: locale)
    let key = Key(locale: LocaleID.usable(locale), skeleton: skeleton)
    handle = try Self.known.value(for: key) { () throws(ICUError) in try Handle(key) }
  }

  private struct Key: Hashable, Sendable {
    let locale: String
    let skeleton: String
  }

  private static let known = BoundedCache<Key, Handle>(limit: .formatters)

  package func string(_ value: Int) throws(ICUError) -> String {
    try ICUText.read(operation) {
      cicu_number_format_int(handle.pointer, Int64(value), $0, $1, &$2)
    }
  }

  package func string(_ value: Double) throws(ICUError) -> String {
    try ICUText.read(operation) { cicu_number_format_double(handle.pointer, value, $0, $1, &$2) }
  }

  /// Formats a decimal number in ASCII, of any length: "12345678901234567890.5".
  package func string(decimal: String) throws(ICUError) -> String {
    try ICUText.read(operation) { cicu_number_format_decimal(handle.pointer, decimal, $0, $1, &$2) }
  }

  package func append(_ value: Int, to bytes: inout [UInt8]) throws(ICUError) {
    try ICUText.append(to: &bytes, operation) {
      cicu_number_format_int(handle.pointer, Int64(value), $0, $1, &$2)
    }
  }

  package func append(_ value: Double, to bytes: inout [UInt8]) throws(ICUError) {
    try ICUText.append(to: &bytes, operation) {
      cicu_number_format_double(handle.pointer, value, $0, $1, &$2)
    }
  }

  private var operation: String { "format a number in \(locale)" }

  /// Sendable notes: ICU's number formatter is immutable, and only its const functions are called.
  private final class Handle: @unchecked Sendable {
    let pointer: OpaquePointer

    init(_ key: Key) throws(ICUError) {
      let operation = "open the number format “\(key.skeleton)” in \(key.locale)"
      let locale = LocaleID.checked(key.locale)
      var pointer: OpaquePointer?
      try ICUError.check(cicu_number_format_open(key.skeleton, locale, &pointer), operation)
      guard let pointer else { throw ICUError(name: "no formatter", operation: operation) }
      self.pointer = pointer
    }

    deinit { cicu_number_format_close(pointer) }
  }
}
