import CalqueICU
import Testing

@Suite struct LocaleIDTests {
  @Test(arguments: [
    ("pt_BR.UTF-8", "pt-BR"), ("zh-hans", "zh-Hans"), ("iw", "he"), ("el_GR", "el-GR"),
    ("in", "id"), ("EN_us", "en-US"), ("zh-Hant", "zh-Hant"), ("de_DE@euro", "de-DE"),
    ("sr_RS.UTF-8@latin", "sr-Latn-RS"), ("ca_ES@valencia", "ca-ES-valencia"),
    ("sr-latn-rs", "sr-Latn-RS"), ("es-419", "es-419"), ("ar-u-nu-latn", "ar-u-nu-latn"),
    ("tl", "fil"), ("no", "no"), ("und", "und"), ("ji", "yi"),
  ]) func canonical(identifier: String, expected: String) {
    #expect(LocaleID.canonical(identifier) == expected)
  }

  @Test(arguments: ["", " ", "ä", "english please", "Base lproj", "-", "toolonglanguage"])
  func notIdentifiers(text: String) {
    #expect(LocaleID.canonical(text) == nil)
    #expect(!LocaleID.isValid(text))
  }

  @Test(
    arguments: [
      ("zh-Hant-HK", "zh", "Hant", "HK"), ("en_001", "en", nil, "001"), ("fr", "fr", nil, nil),
      ("ca-ES-valencia", "ca", nil, "ES"), ("uz-Cyrl", "uz", "Cyrl", nil),
    ] as [(String, String, String?, String?)])
  func parts(identifier: String, language: String, script: String?, region: String?) throws {
    let parts = try #require(LocaleID.parts(identifier))
    #expect(parts.language == language)
    #expect(parts.script == script)
    #expect(parts.region == region)
  }

  /// From CLDR's supplemental data, element `parentLocales`.
  @Test(arguments: [
    ("en-AU", ["en-AU", "en-001", "en"]), ("zh-Hant-HK", ["zh-Hant-HK", "zh-Hant"]),
    ("zh-HK", ["zh-HK", "zh-Hant-HK", "zh-Hant"]), ("zh-TW", ["zh-TW", "zh-Hant-TW", "zh-Hant"]),
    ("es-MX", ["es-MX", "es-419", "es"]), ("pt-AO", ["pt-AO", "pt-PT", "pt"]),
    ("pt-BR", ["pt-BR", "pt"]), ("en-US", ["en-US", "en"]),
    ("en-DE", ["en-DE", "en-150", "en-001", "en"]),
    ("sr-Latn", ["sr-Latn"]), ("zh-Hans-CN", ["zh-Hans-CN", "zh-Hans", "zh"]),
    ("nn", ["nn", "no"]), ("de", ["de"]), ("", []), ("ar-u-nu-latn", ["ar-u-nu-latn", "ar"]),
    ("zh-Hant-MO", ["zh-Hant-MO", "zh-Hant-HK", "zh-Hant"]),
  ]) func chains(identifier: String, expected: [String]) {
    #expect(LocaleID.chain(identifier) == expected)
  }

  @Test func everyChainOfICUEnds() {
    for locale in LocaleID.available { #expect(LocaleID.chain(locale).count < 6, "\(locale)") }
  }

  @Test(arguments: [
    ("zh-TW", "zh-Hant-TW"), ("en", "en-Latn-US"), ("sr", "sr-Cyrl-RS"), ("pa-PK", "pa-Arab-PK"),
  ]) func likely(identifier: String, expected: String) {
    #expect(LocaleID.maximized(identifier) == expected)
    #expect(LocaleID.maximized(expected) == expected)
  }

  @Test(arguments: [
    ("ar", true), ("he", true), ("iw", true), ("fa_IR", true), ("ur", true), ("ckb", true),
    ("az-Arab", true), ("pa-PK", true), ("en", false), ("ja", false), ("az", false), ("yi", true),
  ]) func direction(identifier: String, isRightToLeft: Bool) {
    #expect(LocaleID.isRightToLeft(identifier) == isRightToLeft)
  }

  @Test func availability() {
    #expect(LocaleID.isAvailable("zh_Hant_HK"))
    #expect(LocaleID.isAvailable("he"))
    #expect(LocaleID.isAvailable("iw"))
    #expect(!LocaleID.isAvailable("tlh"))
    #expect(LocaleID.isValid("tlh"))
    #expect(!LocaleID.isValid("qqx"))
    #expect(LocaleID.available.count > 500)
  }

  @Test func names() {
    #expect(LocaleID.displayName("de-CH", in: "en") == "German (Switzerland)")
    #expect(LocaleID.displayName("fr", in: "fr") == "français")
  }
}
