import CalqueICU
import Testing

@Suite struct PluralRulesTests {
  /// From the plural rules chart of CLDR.
  @Test(arguments: [
    ("en", 1, PluralCategory.one), ("en", 0, .other), ("fr", 0, .one), ("fr", 2, .other),
    ("fr", 1_000_000, .many), ("es", 2_000_000, .many), ("es", 1_000_001, .other),
    ("pl", 1, .one), ("pl", 22, .few), ("pl", 12, .many), ("pl", 21, .many), ("pl", 104, .few),
    ("ru", 21, .one), ("ru", 11, .many), ("ru", 1_002, .few),
    ("ar", 0, .zero), ("ar", 2, .two), ("ar", 103, .few), ("ar", 111, .many), ("ar", 100, .other),
    ("he", 2, .two), ("ja", 1, .other), ("cy", 6, .many), ("lv", 0, .zero), ("lt", 11, .other),
    ("pt-BR", 0, .one), ("pt-PT", 0, .other), ("sr_Latn_RS", 3, .few), ("xx", 1, .other),
  ]) func cardinals(locale: String, number: Int, expected: PluralCategory) {
    let rules = PluralRules(locale: locale)
    #expect(rules.category(for: number) == expected)
    #expect(rules.category(for: -number) == expected)
    #expect(rules.category(for: PluralOperands(number)) == expected)
  }

  @Test(arguments: [
    ("en", 1, PluralCategory.one), ("en", 2, .two), ("en", 3, .few), ("en", 11, .other),
    ("en", 112, .other), ("en", 1_023, .few), ("fr", 1, .one), ("fr", 2, .other), ("it", 8, .many),
    ("sv", 2, .one), ("de", 1, .other),
  ]) func ordinals(locale: String, number: Int, expected: PluralCategory) {
    #expect(PluralRules(locale: locale, kind: .ordinal).category(for: number) == expected)
  }

  @Test(arguments: [
    ("en", "1.0", PluralCategory.other), ("en", "1", .one), ("pl", "1.5", .other),
    ("lv", "0.1", .one), ("fr", "1.5", .one), ("fr", "1c6", .many), ("fr", "1.2c6", .many),
    ("fr", "1200000", .other), ("es", "1c6", .many), ("cs", "1.0", .many), ("da", "0.1", .one),
  ]) func operandsFromText(locale: String, text: String, expected: PluralCategory) throws {
    let operands = try #require(PluralOperands(decimal: text))
    #expect(PluralRules(locale: locale).category(for: operands) == expected)
  }

  @Test func categoriesOfALanguage() {
    #expect(PluralRules(locale: "ar").categories == [.zero, .one, .two, .few, .many, .other])
    #expect(PluralRules(locale: "pl").categories == [.one, .few, .many, .other])
    #expect(PluralRules(locale: "ja").categories == [.other])
    #expect(PluralRules(locale: "en", kind: .ordinal).categories == [.one, .two, .few, .other])
  }

  @Test(arguments: [
    "one n = 1", "one: q = 1", "one: n % 0 = 1", "one: n = 3..1", "one: n = 1 nor n = 2",
    "one:", "several: n = 1", "one: n < 2", "one: n =",
  ]) func brokenRules(text: String) {
    #expect(throws: ICUError.self) { try PluralRules(text: text) }
  }
}
