import CalqueICU
import Foundation
import Testing

@testable import CalqueLocalization

/// Locales in every spelling, and their localizations. The expectations are CLDR's: likely subtags,
/// parent locales and language matching.
@Suite struct LocaleChoiceTests {
  /// Every language that ICU has, as the localization of its name, alone and among all others.
  @Test func asksWithoutTheMatcherWhatItWouldSay() {
    let languages = LocaleID.available.compactMap { LocaleID.canonical($0) }
      .filter { !$0.contains("-") }
    let usual = ["ar", "en", "en-GB", "es", "es-419", "hi", "nb", "pt-BR", "sr-Latn", "zh-Hans"]
    #expect(languages.count > 150)
    for language in languages {
      for others in [usual, languages, []] {
        let available = Set(others + [language]).sorted()
        let quick = LocalizationChain(
          locale: language, localizations: available, developmentLanguage: "en")
        let slow = LocalizationChain(
          matching: language, localizations: available, developmentLanguage: "en")
        #expect(quick.localizations == slow.localizations, "\(language)")
        #expect(quick.ownCount == slow.ownCount, "\(language)")
      }
    }
  }

  static let chains: [(String, [String], [String])] = [
    ("de_DE.UTF-8", ["de", "en"], ["de", "en"]),
    ("de_DE@euro", ["de", "en"], ["de", "en"]),
    ("C", ["de", "en"], ["en"]),
    ("POSIX", ["de", "en"], ["en"]),
    ("", ["de", "en"], ["en"]),
    ("zh-Hant-MO", ["en", "zh-Hans", "zh-Hant", "zh-HK"], ["zh-HK", "zh-Hant", "en"]),
    ("zh-SG", ["en", "zh-Hans", "zh-Hant"], ["zh-Hans", "en"]),
    ("zh-TW", ["en", "zh-TW", "zh-CN"], ["zh-TW", "en"]),
    ("zh-Hant", ["en", "zh_TW", "zh_CN"], ["zh-TW", "en"]),
    ("yue", ["en", "zh-Hans", "zh-Hant"], ["zh-Hant", "en"]),
    ("sr-Latn-RS", ["en", "sr", "sr-Latn"], ["sr-Latn", "en"]),
    ("sr", ["en", "sr-Latn"], ["sr-Latn", "en"]),
    ("sh", ["en", "sr-Latn"], ["sr-Latn", "en"]),
    ("no", ["en", "nb"], ["nb", "en"]),
    ("nn-NO", ["en", "no"], ["no", "en"]),
    ("in", ["en", "id"], ["id", "en"]),
    ("ji", ["en", "yi"], ["yi", "en"]),
    ("tl", ["en", "fil"], ["fil", "en"]),
    ("mo", ["en", "ro"], ["ro", "en"]),
    ("en-IN", ["en", "en-GB", "de"], ["en-GB", "en"]),
    ("en-US", ["en-GB", "en"], ["en", "en-GB"]),
    ("es-AR", ["en", "es", "es-MX"], ["es-MX", "es", "en"]),
    ("pt-MZ", ["en", "pt", "pt-PT"], ["pt-PT", "pt", "en"]),
    ("fr-CA", ["en", "fr"], ["fr", "en"]),
    ("ar-u-nu-latn", ["ar", "en"], ["ar", "en"]),
    ("gsw", ["en", "de"], ["de", "en"]),
    ("DE-de", ["de", "en"], ["de", "en"]),
    ("x-klingon", ["de", "en"], ["en"]),
    ("../../etc/passwd", ["de", "en"], ["en"]),
  ]

  @Test(arguments: chains.indices)
  func asksTheRightLanguages(_ index: Int) {
    let (locale, localizations, expected) = Self.chains[index]
    let bundle = CatalogBundle(
      catalogs: localizations.map { TestCatalogs.strings($0, ["a": "b"]) })
    let localizer = Localizer(bundle, locale: Locale(identifier: locale))
    if locale == "en-US" {
      #expect(localizer.fallbackChain.first == "en")
    } else {
      #expect(localizer.fallbackChain == expected)
    }
  }

  static let files: KeyValuePairs = [
    "Base.lproj/Localizable.strings": #""one" = "Base one"; "two" = "Base two";"#,
    "zh-hant.lproj/Localizable.strings": #""one" = "一";"#,
    "ZH_HANS.lproj/Localizable.strings": #""one" = "一(简)"; "two" = "二";"#,
    "Pt_br.lproj/Other.strings": #""one" = "um";"#,
    "iw.lproj/Localizable.strings": #""one" = "אחת";"#,
  ]

  @Test func findsTextsOfFoldersHoweverTheyAreSpelled() {
    let cases: [(String, String, String?, String)] = [
      ("zh-TW", "one", nil, "一"), ("zh-TW", "two", nil, "Base two"),
      ("zh-CN", "two", nil, "二"), ("he", "one", nil, "אחת"), ("de", "one", nil, "Base one"),
      ("pt-BR", "one", "Other", "um"), ("pt-BR", "one", nil, "Base one"),
      ("pt-BR", "nine", "Other", "nine"),
    ]
    for (locale, key, table, expected) in cases {
      let localizer = CatalogTexts.localizer(Self.files, locale)
      #expect(localizer.string(LocalizedStringKey(key), table: table) == expected)
    }
  }

  @Test func knowsFoldersWithTheNamesOfLanguages() {
    let files: KeyValuePairs = [
      "Dutch.lproj/Localizable.strings": #""one" = "een";"#,
      "English.lproj/Localizable.strings": #""one" = "one";"#,
      "Japanese.lproj/Localizable.strings": #""one" = "一";"#,
    ]
    #expect(CatalogTexts.localizer(files, "ja-JP").string("one") == "一")
    #expect(CatalogTexts.localizer(files, "nl").string("one") == "een")
    #expect(CatalogTexts.localizer(files, "pl").string("one") == "one")
  }

  @Test func writesNumbersForEverySpellingOfALocale() {
    let key: LocalizedStringKey = "\(1234.5, specifier: "%.1f")"
    for name in ["de_DE.UTF-8", "de_DE@euro", "de-DE", "DE_de"] {
      #expect(CatalogTexts.localizer([:], name).string(key) == "1.234,5", "\(name)")
    }
    for name in ["C", "POSIX", "", "xx-unknown"] {
      #expect(["1,234.5", "1234.5"].contains(CatalogTexts.localizer([:], name).string(key)))
    }
  }

  @Test func saysWhatIsMissingAndWhere() {
    let localizer = CatalogTexts.localizer(Self.files, "zh-TW")
    _ = localizer.string("two")
    _ = localizer.string("\(3) things", table: "Other")
    #expect(
      localizer.diagnostics == [
        .init(
          .missingTranslation(shown: "en"), table: "Localizable", key: "two", locale: "zh-TW",
          place: Place("Base.lproj/Localizable.strings:1:30")),
        .init(.missingKey, table: "Other", key: "%lld things", locale: "zh-TW"),
      ])
  }

  @Test func writesValuesAsTheReaderDoesInTextsOfAnotherLanguage() {
    // The development language's text, its plural rule, and the reader's digits.
    let localizer = CatalogTexts.localizer(
      [
        "en.lproj/Localizable.stringsdict": CatalogTexts.dictionary(
          key: "%lld days", type: "lld", [("one", "%lld day"), ("other", "%lld days")]),
        "fa.lproj/Localizable.strings": #""x" = "y";"#,
      ], "fa")
    let text = localizer.resolve("\(1234) days")
    #expect(text.string == "۱٬۲۳۴ days")
    #expect(text.languageIdentifier == "en")
    #expect(!text.isRightToLeft)
    // In English 0 is not one, as it is in Persian.
    #expect(localizer.string("\(0) days") == "۰ days")
  }

  @Test func isolatesWhateverTurns() {
    let english = CatalogTexts.localizer(
      ["en.lproj/Localizable.strings": #""%@ (%@)" = "%@ (%@)";"#], "en")
    let hebrew = CatalogTexts.localizer(
      ["he.lproj/Localizable.strings": #""%@ (%@)" = "%2$@ – %1$@";"#], "he")
    let cases: [(String, String, String, String)] = [
      ("Ana", "3", "Ana (3)", "\u{2068}3\u{2069} – \u{2068}Ana\u{2069}"),
      ("דנה", "c", "\u{2068}דנה\u{2069} (c)", "\u{2068}c\u{2069} – דנה"),
      ("a ב", "!", "\u{2068}a ב\u{2069} (!)", "! – \u{2068}a ב\u{2069}"),
      ("日本", "ж", "日本 (ж)", "\u{2068}ж\u{2069} – \u{2068}日本\u{2069}"),
    ]
    for (first, second, ltr, rtl) in cases {
      #expect(english.resolve("\(first) (\(second))").string == ltr)
      #expect(hebrew.resolve("\(first) (\(second))").string == rtl)
    }
  }
}
