import CalqueLocalization
import Foundation
import Testing

@Suite struct MeasurementFormatterTests {
  private func formatter(
    _ locale: String, _ options: MeasurementFormatter.UnitOptions = [],
    _ style: Formatter.UnitStyle = .medium
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitOptions = options
    formatter.unitStyle = style
    return formatter
  }

  /// Reported outputs of Foundation on Apple's platforms.
  @Test(arguments: [
    ("ja_JP", 1500, "1.5 km"), ("en_US", 1500, "0.932 mi"), ("ja_JP", 0.0005, "0 km"),
    ("en_US", 0.0005, "0 mi"),
  ]) func lengthsAreInTheCommonUnitOfTheRegion(locale: String, meters: Double, expected: String) {
    let length = Measurement(value: meters, unit: UnitLength.meters)
    #expect(formatter(locale).string(from: length) == expected)
  }

  @Test(arguments: [("en_US", "67.73°F"), ("en_GB", "19.85°C")])
  func temperaturesHaveTheScaleOfTheRegion(locale: String, expected: String) {
    let value = Measurement(value: 293, unit: UnitTemperature.kelvin)
    #expect(formatter(locale).string(from: value) == expected)
  }

  @Test func theProvidedUnitStays() {
    let value = Measurement(value: 31, unit: UnitLength.centimeters)
    #expect(formatter("fr_FR", .providedUnit).string(from: value) == "31\u{202F}cm")
    #expect(formatter("en_US", [.providedUnit, .naturalScale]).string(from: value) == "31 cm")
    let speed = Measurement(value: 100, unit: UnitSpeed.kilometersPerHour)
    #expect(
      formatter("en_US", .providedUnit, .long).string(from: speed) == "100 kilometers per hour")
    #expect(formatter("en_GB", [], .long).string(from: speed) == "62.137 miles per hour")
    #expect(formatter("de_DE", [], .long).string(from: speed) == "100 Kilometer pro Stunde")
  }

  /// 12,000 meters are Foundation's own example.
  @Test(arguments: [
    ("de_DE", 12_000, "12 Kilometer"), ("de_DE", 15, "15 Meter"), ("de_DE", 0.31, "31 Zentimeter"),
    ("en_US", 15, "49.213 feet"), ("en_US", 3219, "2 miles"),
  ]) func theNaturalScaleFitsTheAmount(locale: String, meters: Double, expected: String) {
    let length = Measurement(value: meters, unit: UnitLength.meters)
    #expect(formatter(locale, .naturalScale, .long).string(from: length) == expected)
  }

  @Test func fuelAndStonesAreConvertedAsCLDRDoes() {
    let consumption = Measurement(value: 7, unit: UnitFuelEfficiency.litersPer100Kilometers)
    #expect(formatter("en_US").string(from: consumption) == "33.602 mpg")
    let weight = Measurement(value: 10, unit: UnitMass.stones)
    #expect(formatter("de_DE").string(from: weight) == "63,503 kg")
  }

  @Test func stylesAreOfThreeLengths() {
    let force = Measurement(value: 9.8, unit: UnitAcceleration.gravity)
    #expect(formatter("en_US", [], .short).string(from: force) == "9.8Gs")
    #expect(formatter("en_US", [], .medium).string(from: force) == "9.8 G")
    #expect(formatter("en_US", [], .long).string(from: force) == "9.8 g-force")
  }

  @Test func temperaturesCanLeaveOutTheirScale() {
    let value = Measurement(value: 32, unit: UnitTemperature.celsius)
    #expect(formatter("en_US", .temperatureWithoutUnit).string(from: value) == "89.6°")
    #expect(
      formatter("en_US", [.temperatureWithoutUnit, .providedUnit]).string(from: value) == "32°")
  }

  @Test func theNumberIsTheFormattersOwn() {
    let formatter = formatter("de_DE", .providedUnit, .long)
    formatter.numberFormatter.minimumFractionDigits = 2
    #expect(
      formatter.string(from: Measurement(value: 1, unit: UnitLength.kilometers))
        == "1,00 Kilometer")
    formatter.numberFormatter.numberStyle = .spellOut
    #expect(
      formatter.string(from: Measurement(value: 3, unit: UnitLength.kilometers))
        == "drei Kilometer")
  }

  @Test func unitsHaveNames() {
    #expect(formatter("en", [], .long).string(from: UnitLength.kilometers) == "kilometers")
    #expect(formatter("de", [], .long).string(from: UnitDuration.hours) == "Stunden")
    #expect(formatter("en").string(from: UnitArea.squareMeters) == "m²")
    #expect(formatter("ru").string(from: UnitLength.kilometers) == "км")
    #expect(formatter("en").string(from: UnitTemperature.celsius) == "°C")
    #expect(formatter("en").string(from: Unit(symbol: "smoot")) == "smoot")
  }

  @Test func unitsOfOnesOwnAreWrittenWithTheirSymbol() {
    let smoot = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7018))
    let bridge = Measurement(value: 364.4, unit: smoot)
    #expect(formatter("en", .providedUnit, .long).string(from: bridge) == "364.4 smoot")
    #expect(
      formatter("en").string(from: Measurement(value: 2, unit: Unit(symbol: "box"))) == "2 box")
  }

  @Test func formattersTakeAnything() {
    let formatter = formatter("en_US", .providedUnit)
    #expect(formatter.string(for: Measurement(value: 3, unit: UnitMass.grams)) == "3 g")
    #expect(formatter.string(for: UnitMass.grams) == "g")
    #expect(formatter.string(for: "3 g") == nil)
    let copy = formatter.copy() as? MeasurementFormatter
    #expect(copy?.unitOptions == .providedUnit)
    #expect(copy?.locale == formatter.locale)
  }
}
