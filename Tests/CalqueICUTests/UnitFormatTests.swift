import CalqueICU
import Testing

@Suite struct UnitFormatTests {
  /// From CLDR's unit patterns.
  @Test(
    arguments: [
      ("en", "kilometer", .wide, 1, "1 kilometer"), ("en", "kilometer", .short, 5, "5 km"),
      ("en", "kilometer", .narrow, 5, "5km"), ("de", "minute", .wide, 2, "2 Minuten"),
      ("ja", "hour", .wide, 3, "3 時間"), ("pl", "liter", .wide, 5, "5 litrów"),
      ("en", "generic", .short, 20, "20°"),
    ] as [(String, String, UnitFormat.Width, Double, String)])
  func amounts(
    locale: String, unit: String, width: UnitFormat.Width, value: Double, expected: String
  ) throws {
    #expect(try UnitFormat(locale: locale, unit: unit, width: width).string(value) == expected)
  }

  @Test func aUsageChoosesTheUnit() throws {
    let format = try UnitFormat(locale: "en-US", unit: "kilometer", usage: "road")
    let result = try format.result(10)
    #expect(result.text == "6.2 mi")
    #expect(result.unit == "mile")
    #expect(result.value == 6.2)
    #expect(
      try UnitFormat(locale: "en-US", unit: "meter", usage: "person-height").result(1.82).unit
        == "foot-and-inch")
    #expect(throws: ICUError.self) {
      try UnitFormat(locale: "en-US", unit: "ampere", usage: "road")
    }
    #expect(throws: ICUError.self) { try UnitFormat(locale: "en", unit: "smoot") }
  }

  @Test func thePartsOfATextAreKnown() throws {
    let result = try UnitFormat(locale: "fr", unit: "meter", width: .wide).result(-1234.5)
    #expect(result.number == "-1\u{202F}234,5")
    #expect(result.prefix == "")
    #expect(result.suffix == "\u{A0}mètres")
    #expect(result.nounClass == .masculine)
    let dual = try UnitFormat(locale: "ar", unit: "meter", width: .wide).result(2)
    // A word in CLDR 42, with its number in CLDR 46.
    #expect(dual.number == "" ? dual.text == "متران" : dual.text.contains(dual.number))
    let thai = try UnitFormat(locale: "sw", unit: "meter", width: .wide).result(2)
    #expect(thai.prefix == "mita ")
  }

  @Test func unitsHaveNames() throws {
    #expect(try UnitFormat.name(of: "kilometer", locale: "en", width: .wide) == "kilometers")
    #expect(try UnitFormat.name(of: "hour", locale: "de", width: .wide) == "Stunden")
    #expect(UnitFormat.isKnown("mile-per-hour"))
    #expect(!UnitFormat.isKnown("smoot"))
  }

  /// From CLDR's rules of numbers in words.
  @Test(
    arguments: [
      ("en", 21, nil, "twenty-one"), ("ru", 1, .feminine, "одна"), ("ru", 1, .masculine, "один"),
      ("fr", 21, .feminine, "vingt-et-une"), ("en", 1, .feminine, "one"),
    ] as [(String, Double, NounClass?, String)])
  func spelled(locale: String, value: Double, nounClass: NounClass?, expected: String) throws {
    #expect(try SpelledNumber(locale: locale).string(value, nounClass: nounClass) == expected)
  }
}
