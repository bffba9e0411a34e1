import CalqueLocalization
import CalqueMessages
import Foundation
import Testing

@Suite struct MeasurementStyleTests {
  private func locale(_ identifier: String) -> Locale { Locale(identifier: identifier) }

  /// Examples from Foundation's documentation.
  @Test func temperaturesHaveTheScaleOfTheRegion() {
    let warm = Measurement<UnitTemperature>(value: 38, unit: .celsius)
    typealias Style = Measurement<UnitTemperature>.FormatStyle
    #expect(warm.formatted(Style(width: .abbreviated, locale: locale("en_US"))) == "100°F")
    #expect(warm.formatted(Style(width: .abbreviated, locale: locale("fr_FR"))) == "38\u{202F}°C")
    #expect(
      warm.formatted(.measurement(width: .wide).locale(locale("en_US")))
        == "100 degrees Fahrenheit")
    #expect(
      warm.formatted(.measurement(width: .wide).locale(locale("fr_FR"))) == "38\u{A0}degrés Celsius"
    )
    let body = Measurement<UnitTemperature>(value: 36.8, unit: .celsius)
    #expect(body.formatted(Style(width: .abbreviated, locale: locale("en_US"))) == "98°F")
    #expect(
      body.formatted(
        .measurement(width: .abbreviated, usage: .asProvided).locale(locale("en_US")))
        == "36.8°C")
  }

  /// Examples from Foundation's documentation.
  @Test func roadsAreInMilesOrKilometers() {
    let distance = Measurement<UnitLength>(value: 36, unit: .miles)
    var style = Measurement<UnitLength>.FormatStyle(width: .wide, usage: .road)
    style.locale = locale("en_US")
    #expect(style.format(distance) == "36 miles")
    style.locale = locale("fr_FR")
    #expect(style.format(distance) == "58\u{A0}kilomètres")
  }

  /// Examples from Foundation's documentation.
  @Test func aStyleForTheNumberGroups() {
    let texts = [100.0, 1000, 10_000, 100_000, 1_000_000].map {
      Measurement(value: $0, unit: UnitLength.kilometers).formatted(
        .measurement(width: .narrow, usage: .asProvided, numberFormatStyle: .number)
          .locale(locale("en_US")))
    }
    #expect(texts == ["100km", "1,000km", "10,000km", "100,000km", "1,000,000km"])
  }

  @Test(
    arguments: [
      (.general, "en_US", "6 ft"), (.personHeight, "en_US", "6 ft, 0 in"),
      (.personHeight, "en_GB", "6 ft, 0 in"), (.personHeight, "de_DE", "182 cm"),
      (.asProvided, "en_US", "1.82 m"), (.rainfall, "en_US", "72 in"),
    ] as [(MeasurementFormatUnitUsage<UnitLength>, String, String)])
  func lengthsFollowTheirUsage(
    usage: MeasurementFormatUnitUsage<UnitLength>, locale: String, expected: String
  ) {
    let height = Measurement(value: 1.82, unit: UnitLength.meters)
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: self.locale(locale), usage: usage)
    #expect(height.formatted(style) == expected)
  }

  /// CLDR 42's unit preferences, as in the output of ICU 72's own formatter.
  @Test(
    arguments: [
      (.road, "en_GB", 5000, "3.1 mi"), (.road, "en_GB", 300, "350 yd"),
      (.road, "en_US", 300, "1,000 ft"), (.road, "de_DE", 300, "300 m"),
      (.road, "sv_SE", 25_000, "2,5 mil"), (.personHeight, "en_GB", 1.75, "5 ft, 8.9 in"),
      (.personHeight, "fr_CA", 1.75, "5 pi et 8,9 po"), (.rainfall, "en_GB", 0.012, "12 mm"),
      (.snowfall, "en_US", 0.12, "4.7 in"), (.visibility, "en_US", 5000, "3.1 mi"),
      (.visibility, "de_DE", 5000, "5.000 m"),
    ] as [(MeasurementFormatUnitUsage<UnitLength>, String, Double, String)])
  func regionsHaveTheirUnits(
    usage: MeasurementFormatUnitUsage<UnitLength>, locale: String, meters: Double, expected: String
  ) {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: self.locale(locale), usage: usage)
    let text = Measurement(value: meters, unit: UnitLength.meters).formatted(style)
    #expect(text.replacing("\u{A0}", with: " ") == expected)
  }

  @Test(arguments: [
    ("en_GB", "20°C"), ("en_US", "68°F"), ("en_BS", "68°F"), ("fr_FR", "20\u{202F}°C"),
  ]) func weatherHasTheScaleOfTheRegion(locale: String, expected: String) {
    let air = Measurement<UnitTemperature>(value: 20, unit: .celsius)
    #expect(
      air.formatted(
        .measurement(width: .abbreviated, usage: .weather).locale(self.locale(locale))) == expected)
  }

  @Test func otherKindsFollowTheirUsage() {
    let us = locale("en_US")
    #expect(
      Measurement(value: 500, unit: UnitEnergy.kilocalories)
        .formatted(.measurement(width: .abbreviated, usage: .food).locale(us)) == "500 Cal")
    #expect(
      Measurement(value: 80, unit: UnitMass.kilograms)
        .formatted(.measurement(width: .wide, usage: .personWeight).locale(us)) == "176 pounds")
    #expect(
      Measurement(value: 1013, unit: UnitPressure.hectopascals)
        .formatted(.measurement(width: .abbreviated, usage: .barometric).locale(us)) == "30 inHg")
    #expect(
      Measurement(value: 1, unit: UnitVolume.liters)
        .formatted(.measurement(width: .abbreviated).locale(locale("de"))) == "1 l")
    #expect(
      Measurement(value: 90, unit: UnitAngle.degrees)
        .formatted(.measurement(width: .wide).locale(us)) == "90 degrees")
  }

  @Test func theScaleCanBeHidden() {
    let warm = Measurement<UnitTemperature>(value: 38, unit: .celsius)
    for (locale, expected) in [("en_US", "100°"), ("de_DE", "38°")] {
      #expect(
        warm.formatted(.measurement(hidesScaleName: true).locale(self.locale(locale))) == expected)
    }
  }

  /// Plural forms of the visible number (CLDR's rules for cardinal numbers).
  @Test(arguments: [
    ("pl", 1, "1 kilometr"), ("pl", 3, "3 kilometry"), ("pl", 5, "5 kilometrów"),
    ("pl", 1.5, "1,5 kilometra"), ("ru", 21, "21 километр"), ("ru", 22, "22 километра"),
    ("ru", 25, "25 километров"), ("en", 1, "1 kilometer"),
    ("en", 1.5, "1.5 kilometers"),
  ]) func unitsAgreeWithTheirNumber(locale: String, value: Double, expected: String) {
    let length = Measurement(value: value, unit: UnitLength.kilometers)
    for numbers in [nil, FloatingPointFormatStyle<Double>.number] {
      let style = Measurement<UnitLength>.FormatStyle(
        width: .wide, locale: self.locale(locale), usage: .asProvided, numberFormatStyle: numbers)
      #expect(style.format(length) == expected)
    }
  }

  /// The dual of CLDR 42 is a word; that of CLDR 46 has a number.
  @Test(arguments: [
    ("ar-EG", 1, ["متر"]), ("ar-EG", 2, ["متران", "٢ متر"]), ("ar-EG", 3, ["٣ أمتار"]),
    ("ar-EG", 11, ["١١ مترًا"]), ("ar-EG", 100, ["١٠٠ متر"]),
  ]) func arabicUnitsAgreeWithTheirNumber(locale: String, value: Double, expected: [String]) {
    let length = Measurement(value: value, unit: UnitLength.meters)
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: self.locale(locale), usage: .asProvided, numberFormatStyle: .number)
    #expect(expected.contains(style.format(length)))
  }

  @Test func aShownFractionIsNotOne() {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: locale("en"), usage: .asProvided,
      numberFormatStyle: .number.precision(.fractionLength(1)))
    #expect(style.format(Measurement(value: 1, unit: .kilometers)) == "1.0 kilometers")
  }

  @Test func numberAndUnitAreMarked() {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: locale("en"), usage: .asProvided)
    let text = style.attributed.format(Measurement(value: 5, unit: .kilometers))
    #expect(text.runs.map(\.measurement) == [.value, .unit])
    #expect(text.runs.map { String(text.characters[$0.range]) } == ["5", " kilometers"])
    let swahili = style.attributed.locale(locale("sw"))
      .format(Measurement(value: 5, unit: .kilometers))
    #expect(swahili.runs.map(\.measurement) == [.unit, .value])
  }

  /// A measurement within a text is written in the text's locale.
  @Test func textsTakeMeasurements() {
    let catalogs = CatalogBundle(catalogs: [], developmentLanguage: "en")
    let localizer = Localizer(catalogs, locale: locale("de"))
    let length = Measurement(value: 36, unit: UnitLength.miles)
    #expect(
      localizer.string("Noch \(length, format: .measurement(width: .wide, usage: .road))")
        == "Noch 58 Kilometer")
    let formatter = MeasurementFormatter()
    formatter.unitStyle = .long
    formatter.unitOptions = .providedUnit
    formatter.locale = locale("en_US")
    #expect(localizer.string("\(length, formatter: formatter)") == "36 miles")
  }

  @Test func bytesAreCounted() {
    let us = locale("en_US")
    let size = Measurement(value: 1.5, unit: UnitInformationStorage.megabytes)
    #expect(size.formatted(.byteCount(style: .file).locale(us)) == "1.5 MB")
    #expect(
      size.formatted(.byteCount(style: .file, includesActualByteCount: true).locale(us))
        == "1.5 MB (1,500,000 bytes)")
    let mebibyte = Measurement(value: 1, unit: UnitInformationStorage.mebibytes)
    #expect(mebibyte.formatted(.byteCount(style: .memory).locale(us)) == "1 MB")
    for value in [Double.nan, .infinity, -.infinity, 1e300] {
      let size = Measurement(value: value, unit: UnitInformationStorage.bytes)
      #expect(!size.formatted(.byteCount(style: .file).locale(us)).isEmpty)
    }
  }

  @Test func stylesAreCoded() throws {
    let style = Measurement<UnitTemperature>.FormatStyle(
      width: .wide, locale: locale("pl"), usage: .weather, hidesScaleName: true)
    let data = try JSONEncoder().encode(style)
    let decoded = try JSONDecoder().decode(
      Measurement<UnitTemperature>.FormatStyle.self, from: data)
    #expect(decoded == style)
    #expect(decoded.hidesScaleName)
  }
}
