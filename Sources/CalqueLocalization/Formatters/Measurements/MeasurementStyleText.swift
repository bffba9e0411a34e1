import CalqueICU
import Foundation

/// Writes a measurement in the unit that a region prefers for a usage.
struct MeasurementStyleText {
  let locale: Locale
  let width: UnitFormat.Width
  /// CLDR's name of the usage; nil if there is none.
  let usage: String?
  let keepsUnit: Bool
  let isScaleHidden: Bool
  let numbers: FloatingPointFormatStyle<Double>?

  func amount(_ value: Double, _ unit: Dimension) -> FormattedAmount {
    guard let identifier = UnitIdentifier.of(unit) else { return symbolAmount(value, unit) }
    let usage = keepsUnit ? nil : self.usage ?? UnitUsage.general(for: identifier)
    // CLDR has no preferences for some kinds of units, such as angles; these keep their unit.
    guard let result = result(value, identifier, usage) ?? result(value, identifier, nil) else {
      return symbolAmount(value, unit)
    }
    // "6 ft, 0 in": a number style does not apply, as there is more than one number.
    if result.unit.contains("-and-") {
      return FormattedAmount(prefix: (try? format(identifier, usage)?.string(value)) ?? result.text)
    }
    let style = numbers ?? .number.precision(.fractionLength(0...6))
    let number = style.locale(locale.usable).format(result.value)
    let writer = MeasurementText(locale: locale, width: width)
    let asWritten = FormattedAmount(
      prefix: result.prefix, number: result.number.isEmpty ? "" : number, suffix: result.suffix)
    if isScaleHidden, unit is UnitTemperature {
      return writer.amount(number, result.value, identifier: "generic")
        ?? FormattedAmount(number: number, suffix: "°")
    }
    if result.unit == identifier, numbers != nil || !result.number.isEmpty {
      return writer.amount(number, result.value, unit)
    }
    guard numbers != nil else { return asWritten }
    return writer.amount(number, result.value, identifier: result.unit) ?? asWritten
  }

  private func result(_ value: Double, _ identifier: String, _ usage: String?)
    -> UnitFormat.Result?
  {
    // The caller's number style gets the exact amount, not one that CLDR has already rounded.
    try? format(identifier, usage, numbers: numbers == nil ? "" : "precision-unlimited")?
      .result(value)
  }

  private func format(_ identifier: String, _ usage: String?, numbers: String = "") -> UnitFormat? {
    try? UnitFormat(
      locale: locale.identifierForICU, unit: identifier, width: width, usage: usage,
      numbers: numbers)
  }

  private func symbolAmount(_ value: Double, _ unit: Unit) -> FormattedAmount {
    let style = numbers ?? .number.precision(.fractionLength(0...6))
    return MeasurementText(locale: locale, width: width)
      .amount(style.locale(locale.usable).format(value), value, unit)
  }
}
