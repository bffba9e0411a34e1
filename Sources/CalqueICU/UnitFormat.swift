internal import CCalqueICU

/// Formats amounts with units for a locale: "5 km", "3 feet, 7 inches".
///
/// Units have CLDR's identifiers (UTS #35, "Unit Identifiers"): `kilometer-per-hour`. `generic` is
/// a temperature without the name of its scale.
package struct UnitFormat: Sendable {
  package enum Width: Int32, Hashable, Sendable {
    /// "5 kilometers"
    case wide = 0
    /// "5 km"
    case short = 1
    /// "5km"
    case narrow = 2
  }

  /// The formatted text, in parts.
  package struct Result: Hashable, Sendable {
    /// The text in front of the number, and after it. If a word expresses the number, as duals do,
    /// all of the text is in the prefix.
    package var prefix: String
    package var number: String
    package var suffix: String
    /// The unit that was written: the usage can select a unit other than the one passed.
    package var unit: String
    /// The amount in that unit, as far as it was written; for mixed units, the smallest.
    package var value: Double
    package var nounClass: NounClass?

    package var text: String { prefix + number + suffix }
  }

  package let locale: String
  private let handle: Handle

  /// - Parameters:
  ///   - usage: One of CLDR's usages ("default", "road"), for which the region of the locale
  ///     prefers some unit; nil to use the unit unchanged.
  ///   - numbers: The part of ICU's number skeleton that specifies how the number is written.
  /// - Throws: `ICUError` if ICU does not support the unit, or the usage for it.
  package init(
    locale: String, unit: String, width: Width = .short, usage: String? = nil,
    numbers: String = ""
  ) throws(ICUError) {
    self.locale = locale
    let key = Key(
      locale: LocaleID.usable(locale), unit: unit, width: width, usage: usage, numbers: numbers)
    handle = try Self.known.value(for: key) { () throws(ICUError) in try Handle(key) }
  }

  package func string(_ value: Double) throws(ICUError) -> String { try result(value).text }

  package func result(_ value: Double) throws(ICUError) -> Result {
    var parts = cicu_unit_result()
    let text = try ICUText.read("format an amount in \(locale)") {
      cicu_unit_format_run(handle.pointer, value, &parts, $0, $1, &$2)
    }
    let bytes = text.utf8
    // ICU's offsets are between whole characters, so the parts are valid texts.
    let start = bytes.index(bytes.startIndex, offsetBy: Int(parts.number_start))
    let end = bytes.index(bytes.startIndex, offsetBy: Int(parts.number_end))
    let isSaid = start == end
    return Result(
      prefix: String(text[..<(isSaid ? bytes.endIndex : start)]),
      number: isSaid ? "" : String(text[start..<end]),
      suffix: isSaid ? "" : String(text[end...]),
      unit: Self.text(parts.unit), value: Double(Self.text(parts.decimal)) ?? value,
      nounClass: NounClass(icu: parts.noun_class))
  }

  /// The name of a unit without a number: "kilometers", "km".
  package static func name(of unit: String, locale: String, width: Width) throws(ICUError)
    -> String
  {
    let tag = LocaleID.checked(locale)
    return try ICUText.read("name the unit \(unit) in \(locale)") {
      cicu_unit_name(tag, unit, width.rawValue, $0, $1, &$2)
    }
  }

  /// Whether ICU can parse the identifier of a unit. There may be no name for it nevertheless.
  package static func isKnown(_ unit: String) -> Bool { cicu_unit_is_known(unit) }

  private struct Key: Hashable, Sendable {
    let locale: String
    let unit: String
    let width: Width
    let usage: String?
    let numbers: String
  }

  private static let known = BoundedCache<Key, Handle>(limit: .formatters)

  private static func text<Field>(_ field: Field) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// Sendable notes: ICU's number formatter is immutable, and only its const functions are called.
  private final class Handle: @unchecked Sendable {
    let pointer: OpaquePointer

    init(_ key: Key) throws(ICUError) {
      let operation = "open the unit format “\(key.unit) \(key.numbers)” in \(key.locale)"
      let locale = LocaleID.checked(key.locale)
      var pointer: OpaquePointer?
      let status = cicu_unit_format_open(
        locale, key.unit, key.width.rawValue, key.usage, key.numbers, &pointer)
      try ICUError.check(status, operation)
      guard let pointer else { throw ICUError(name: "no formatter", operation: operation) }
      self.pointer = pointer
    }

    deinit { cicu_unit_format_close(pointer) }
  }
}
