import CalqueICU
import Foundation

/// Writes an amount of a unit with a number that is already formatted.
struct MeasurementText {
  let locale: Locale
  let width: UnitFormat.Width

  /// Returns the number with its unit, in the plural form for this number: "1 kilometer", "2,5 km".
  ///
  /// - Parameters:
  ///   - number: The formatted number.
  ///   - value: The value of the number.
  func amount(_ number: String, _ value: Double, _ unit: Unit) -> FormattedAmount {
    guard let identifier = identifier(of: unit) else { return amount(number, unit.symbol) }
    return amount(number, value, identifier: identifier) ?? amount(number, unit.symbol)
  }

  /// The same for a CLDR unit. Returns nil if ICU has no words for it.
  func amount(_ number: String, _ value: Double, identifier: String) -> FormattedAmount? {
    let shown = VisibleNumber(number, value, symbols: LocaleNumbers.symbols(of: locale))
    let format = try? UnitFormat(
      locale: locale.identifierForICU, unit: identifier, width: width, numbers: shown.skeleton)
    guard let result = try? format?.result(shown.value) else { return nil }
    // A dual includes the number: "متران" is two meters.
    return result.number.isEmpty
      ? FormattedAmount(prefix: result.text)
      : FormattedAmount(prefix: result.prefix, number: number, suffix: result.suffix)
  }

  /// Returns the name of a unit without a number: "kilometers", "km".
  func name(of unit: Unit) -> String {
    guard let identifier = identifier(of: unit) else { return unit.symbol }
    if width == .wide,
      let name = try? UnitFormat.name(of: identifier, locale: locale.identifierForICU, width: .wide)
    {
      return name
    }
    // CLDR's short names are longer than the forms with a number: "secs", but "5 sec".
    let format = try? UnitFormat(locale: locale.identifierForICU, unit: identifier, width: width)
    guard let result = try? format?.result(5) else { return unit.symbol }
    let name = [result.prefix, result.suffix].joined(separator: " ")
      .trimmingCharacters(in: .whitespaces)
    return name.isEmpty ? unit.symbol : name
  }

  /// Returns the identifier of a unit that ICU writes well in this width.
  private func identifier(of unit: Unit) -> String? {
    guard let identifier = UnitIdentifier.of(unit) else { return nil }
    return width != .wide && Self.areComposedOfWords(identifier) ? nil : identifier
  }

  /// Returns whether ICU puts prefixes in front of the short word because CLDR has no short form
  /// ("Kibyte", "psec"). Foundation has a symbol for these ("KiB", "ps").
  private static func areComposedOfWords(_ identifier: String) -> Bool {
    guard identifier.hasSuffix("byte") || identifier.hasSuffix("bit") else {
      return identifier == "picosecond"
    }
    let prefixes = [
      "exa", "zetta", "yotta", "kibi", "mebi", "gibi", "tebi", "pebi", "exbi", "zebi", "yobi",
    ]
    return identifier == "petabit" || prefixes.contains { identifier.hasPrefix($0) }
  }

  private func amount(_ number: String, _ symbol: String) -> FormattedAmount {
    let isAttached = width == .narrow || symbol.hasPrefix("°")
    return FormattedAmount(number: number, suffix: (isAttached ? "" : " ") + symbol)
  }
}
