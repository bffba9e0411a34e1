import CalqueICU
import Foundation

/// Chooses the unit that a locale's region uses for an amount, by CLDR's unit preferences.
///
/// ICU does the conversion, as Foundation's converters are wrong for stones, and on Linux for miles
/// per gallon.
struct UnitChoice {
  typealias Amount = (value: Double, unit: Dimension)

  let locale: Locale

  /// Returns the amount in the unit that is usual for its size: 15 meters in meters, 15,000 in
  /// kilometers. Returns nil if the unit is kept.
  func scaled(_ amount: Amount) -> Amount? {
    guard let preferred = preferred(amount), preferred.unit != UnitIdentifier.of(amount.unit),
      let unit = known(preferred.unit, amount.unit)
    else { return nil }
    return (preferred.value, unit)
  }

  /// Returns the amount in the unit that is usual for its kind, regardless of size: kilometers or
  /// miles for lengths, kilograms or pounds for masses. For other kinds it is the given unit, if
  /// the region uses that one. Returns nil if the unit is kept.
  func common(_ amount: Amount) -> Amount? {
    let typical: Amount
    switch amount.unit {
    case is UnitLength: typical = (100, UnitLength.kilometers)
    case is UnitMass: typical = (100, UnitMass.kilograms)
    default:
      let one = preferred((1, amount.unit))?.unit
      return one == UnitIdentifier.of(amount.unit) ? nil : scaled(amount)
    }
    let target = scaled(typical)?.unit ?? typical.unit
    guard UnitIdentifier.of(amount.unit) != nil, target != amount.unit else { return nil }
    let scaled = scaled(amount) ?? amount
    let base = scaled.unit.converter.baseUnitValue(fromValue: scaled.value)
    return (target.converter.value(fromBaseUnitValue: base), target)
  }

  private func preferred(_ amount: Amount) -> (value: Double, unit: String)? {
    guard let identifier = UnitIdentifier.of(amount.unit),
      let usage = UnitUsage.general(for: identifier),
      let format = try? UnitFormat(
        locale: locale.identifier, unit: identifier, usage: usage, numbers: "precision-unlimited"),
      let result = try? format.result(amount.value)
    else { return nil }
    return (result.value, result.unit)
  }

  private func known(_ identifier: String, _ unit: Dimension) -> Dimension? {
    UnitIdentifier.unit(Self.names[identifier] ?? identifier, like: unit)
  }

  /// CLDR units that have another name in Foundation.
  private static let names = ["foodcalorie": "kilocalorie", "pascal": "newton-per-square-meter"]
}
