import Foundation
import Testing

@testable import CalqueLocalization

/// The languages that environment variables request: POSIX.1-2017 8.2, the manual of gettext 2.3,
/// and the arguments of Apple's platforms.
@Suite struct LocalePreferencesTests {
  typealias Row = (
    environment: [String: String], arguments: [String], languages: [String], formats: String?
  )

  static let rows: [Row] = [
    ([:], [], [], nil),
    (["LANG": ""], [], [], nil),
    (["LANG": "C"], [], [], nil),
    (["LANG": "POSIX"], [], [], nil),
    (["LANG": "C.UTF-8"], [], [], nil),
    (["LANG": "de_AT.UTF-8"], [], ["de-AT"], "de-AT"),
    (["LANG": "de_AT.UTF-8@euro"], [], ["de-AT"], "de-AT"),
    (["LANG": "de_AT@euro"], [], ["de-AT"], "de-AT"),
    (["LANG": "sr_RS@latin"], [], ["sr-Latn-RS"], "sr-Latn-RS"),
    (["LANG": "sr_RS.UTF-8@latin"], [], ["sr-Latn-RS"], "sr-Latn-RS"),
    (["LANG": "de"], [], ["de"], "de"),
    (["LANG": "iw_IL"], [], ["he-IL"], "he-IL"),
    // LC_ALL takes precedence over LC_MESSAGES, and LC_MESSAGES over LANG; an empty one is ignored.
    (["LC_ALL": "fr_FR", "LC_MESSAGES": "de_DE", "LANG": "pl_PL"], [], ["fr-FR"], "fr-FR"),
    (["LC_ALL": "", "LC_MESSAGES": "de_DE", "LANG": "pl_PL"], [], ["de-DE"], "pl-PL"),
    (["LC_MESSAGES": "", "LANG": "pl_PL"], [], ["pl-PL"], "pl-PL"),
    (["LC_ALL": "C", "LANG": "pl_PL"], [], [], nil),
    (["LC_MESSAGES": "C", "LANG": "pl_PL"], [], [], "pl-PL"),
    // LANGUAGE is a list, and is used unless the locale is C.
    (["LANGUAGE": "de_AT:fr", "LANG": "en_US.UTF-8"], [], ["de-AT", "fr"], "en-US"),
    (["LANGUAGE": "de", "LANG": "C"], [], [], nil),
    (["LANGUAGE": "de", "LANG": "C.UTF-8"], [], [], nil),
    (["LANGUAGE": "de"], [], [], nil),
    (["LANGUAGE": "de", "LC_ALL": "C", "LANG": "en_US"], [], [], nil),
    (["LANGUAGE": "", "LANG": "en_US"], [], ["en-US"], "en-US"),
    (["LANGUAGE": "de:C:fr", "LANG": "en_US"], [], ["de"], "en-US"),
    (["LANGUAGE": "C", "LANG": "en_US"], [], [], "en-US"),
    (["LANGUAGE": "de::de:fr", "LANG": "en_US"], [], ["de", "fr"], "en-US"),
    // For one program.
    (
      ["CALQUE_LANGUAGES": "pt-BR:es", "LANG": "de_DE", "LANGUAGE": "fr"], [], ["pt-BR", "es"],
      "de-DE"
    ),
    (["CALQUE_LANGUAGES": "pt-BR, es", "LANG": "C"], [], ["pt-BR", "es"], nil),
    (["CALQUE_LANGUAGES": "", "LANG": "de_DE"], [], ["de-DE"], "de-DE"),
    (["CALQUE_LANGUAGES": "C", "LANG": "de_DE"], [], [], "de-DE"),
    (["CALQUE_LANGUAGES": "!!", "LANG": "de_DE"], [], ["de-DE"], "de-DE"),
    (["LANG": "fr_FR"], ["app", "-AppleLanguages", "(de)"], ["de"], "fr-FR"),
    (
      ["LANG": "fr_FR", "CALQUE_LANGUAGES": "es"],
      ["app", "-AppleLanguages", #"("zh-Hant", pt-BR)"#, "-AppleLocale", "de_CH"],
      ["zh-Hant", "pt-BR"], "de-CH"
    ),
    (["LANG": "fr_FR"], ["app", "-AppleLanguages"], ["fr-FR"], "fr-FR"),
    // Invalid locales.
    (["LANG": "../../etc/passwd"], [], [], nil),
    (["LANG": "�"], [], [], nil),
  ]

  @Test(arguments: rows.indices)
  func readsTheEnvironment(_ index: Int) {
    let row = Self.rows[index]
    let preferences = LocalePreferences(environment: row.environment, arguments: row.arguments)
    #expect(preferences.languages == row.languages, "\(row.environment)")
    #expect(preferences.formats == row.formats, "\(row.environment)")
  }

  /// The language is the reader's, and the region is that of the formats.
  static let locales: [(language: String, formats: String?, locale: String)] = [
    ("de", nil, "de"), ("de", "de-AT", "de-AT"), ("de-DE", "de-CH", "de-CH"),
    ("de", "en-US", "de-US"), ("pt-BR", "en-US", "pt-US"), ("zh-Hant", "en-US", "zh-Hant-US"),
    ("sr-Latn", "sr-RS", "sr-Latn-RS"), ("sr", "sr-Latn-RS", "sr-Latn-RS"), ("fr", "de", "fr"),
  ]

  @Test(arguments: locales.indices)
  func joinsTheRegionToTheLanguage(_ index: Int) {
    let row = Self.locales[index]
    let preferences = LocalePreferences(languages: [row.language], formats: row.formats)
    let identifier = preferences.locale(for: row.language).identifier
    #expect(identifier.replacingOccurrences(of: "_", with: "-") == row.locale)
  }

  static func catalogs() -> CatalogBundle {
    CatalogBundle(catalogs: [
      TestCatalogs.strings("en", ["a": "en a", "b": "en b", "c": "en c"]),
      TestCatalogs.strings("fr", ["a": "fr a", "b": "fr b"]),
      TestCatalogs.strings("de", ["a": "de a"]),
      TestCatalogs.strings("zh-Hant", ["a": "zh-Hant a"]),
    ])
  }

  /// A list is matched as a whole, and falls back in its order.
  static let chains: [(languages: [String], chain: [String], locale: String)] = [
    (["de", "fr"], ["de", "fr", "en"], "de"),
    (["fr-CA", "de-AT"], ["fr", "de", "en"], "fr-CA"),
    (["nl", "fr"], ["fr", "en"], "fr"),
    (["ja", "zh-TW", "de"], ["zh-Hant", "de", "en"], "zh-TW"),
    (["en-GB", "de"], ["en", "de"], "en-GB"),
    (["ja"], ["en"], "ja"),
    ([], ["en"], ""),
  ]

  @Test(arguments: chains.indices)
  func matchesAListOfLanguages(_ index: Int) {
    let row = Self.chains[index]
    let localizer = Localizer(Self.catalogs(), preferredLanguages: row.languages)
    #expect(localizer.fallbackChain == row.chain)
    if !row.languages.isEmpty {
      #expect(localizer.environment.locale.identifier == row.locale)
    }
  }

  @Test func fallsBackInTheOrderOfTheList() {
    let localizer = Localizer(Self.catalogs(), preferredLanguages: ["de", "fr"])
    #expect(
      ["a", "b", "c"].map { localizer.localizedString(forKey: $0) } == ["de a", "fr b", "en c"])
    #expect(
      localizer.diagnostics.map(\.problem) == [
        .missingTranslation(shown: "fr"), .missingTranslation(shown: "en"),
      ])
  }

  @Test func writesNumbersWithTheRegionOfTheFormats() {
    let key: LocalizedStringKey = "\(1_234_567)"
    let rows: [([String: String], String)] = [
      (["LANGUAGE": "de", "LANG": "de_CH.UTF-8"], "1’234’567"),
      (["LANG": "de_DE"], "1.234.567"), (["LANG": "hi_IN", "LANGUAGE": "en"], "12,34,567"),
    ]
    for (environment, expected) in rows {
      let localizer = Localizer(
        Self.catalogs(), preferences: LocalePreferences(environment: environment))
      #expect(localizer.string(key) == expected)
    }
  }
}
