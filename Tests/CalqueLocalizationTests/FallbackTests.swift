import CalqueCatalogs
import Foundation
import Testing

@testable import CalqueLocalization

/// The choice of the language, and the fallback if it does not have a key.
@Suite struct FallbackTests {
  /// CLDR's language matching and parent locales.
  static let matches: [(String, [String], [String])] = [
    ("zh-HK", ["en", "zh-Hans", "zh-Hant"], ["zh-Hant", "en"]),
    ("zh-TW", ["en", "zh-hans", "zh-hant"], ["zh-Hant", "en"]),
    ("zh", ["en", "zh-Hans", "zh-Hant"], ["zh-Hans", "en"]),
    ("es-MX", ["en", "es", "es-419"], ["es-419", "es", "en"]),
    ("es-ES", ["en", "es", "es-419"], ["es", "en"]),
    ("pt-AO", ["en", "pt-BR", "pt-PT"], ["pt-PT", "en"]),
    ("pt", ["en", "pt-BR", "pt-PT"], ["pt-BR", "en"]),
    ("nn", ["en", "nb"], ["nb", "en"]),
    ("iw", ["en", "he"], ["he", "en"]),
    ("he-IL", ["en", "iw"], ["he", "en"]),
    ("en-AU", ["de", "en", "en-GB"], ["en-GB", "en"]),
    ("de-CH", ["de", "en"], ["de", "en"]),
    ("ar_EG@numbers=latn", ["ar", "en"], ["ar", "en"]),
    ("ja", ["de", "en"], ["en"]),
    ("en", ["de", "en"], ["en"]),
  ]

  @Test(arguments: matches.indices)
  func asksTheBestMatchFirst(_ index: Int) {
    let (locale, localizations, expected) = Self.matches[index]
    let bundle = CatalogBundle(
      catalogs: localizations.map { TestCatalogs.strings($0, ["a": "b"]) })
    let localizer = Localizer(bundle, locale: Locale(identifier: locale))
    #expect(localizer.fallbackChain == expected)
  }

  static let bundle = CatalogBundle(catalogs: [
    TestCatalogs.strings("en", ["one": "one", "two": "two", "three": "three"]),
    TestCatalogs.strings("es", ["one": "uno", "two": "dos"]),
    TestCatalogs.strings("es-419", ["one": "uno (419)"]),
    TestCatalogs.strings("en", table: "Errors", ["one": "error one"]),
  ])

  @Test func fallsBackStringByString() {
    let localizer = Localizer(Self.bundle, locale: Locale(identifier: "es-MX"))
    #expect(localizer.string("one") == "uno (419)")
    #expect(localizer.string("two") == "dos")
    #expect(localizer.diagnostics.isEmpty)
    #expect(localizer.string("three") == "three")
    #expect(
      localizer.diagnostics.map(\.problem) == [.missingTranslation(shown: "en")])
    #expect(localizer.string("one", table: "Errors") == "error one")
    #expect(localizer.resolve("two").source == .localization("es"))
    #expect(localizer.resolve("three").languageIdentifier == "en")
  }

  @Test func showsAMissingKeyWithItsValues() {
    let localizer = Localizer(Self.bundle, locale: Locale(identifier: "en"))
    #expect(localizer.string("four") == "four")
    #expect(localizer.string("\("Ana") owes \(5)% of \(1234)") == "Ana owes 5% of 1,234")
    #expect(localizer.string("one", table: "Nothing") == "one")
    #expect(
      localizer.diagnostics == [
        .init(.missingKey, table: "Localizable", key: "four", locale: "en"),
        .init(.missingKey, table: "Localizable", key: "%@ owes %lld%% of %lld", locale: "en"),
        .init(.missingKey, table: "Nothing", key: "one", locale: "en"),
      ])
    #expect(localizer.string("four") == "four")
    #expect(localizer.diagnostics.count == 3, "each report once")
  }

  @Test func doesNotMissKeysWithoutWords() {
    let localizer = Localizer(Self.bundle, locale: Locale(identifier: "en"))
    #expect(localizer.string("\(3) – \("x")") == "3 – x")
    #expect(localizer.string("") == "")
    #expect(localizer.diagnostics.isEmpty)
    #expect(localizer.resolve("\(3)").source == .verbatim)
  }

  @Test func reportsALocaleThatNoLanguageSuits() {
    let localizer = Localizer(Self.bundle, locale: Locale(identifier: "fi"))
    func unmatched(_ table: String, _ locale: String = "fi") -> LocalizationDiagnostic {
      .init(.unmatchedLocale(shown: "en"), table: table, key: "", locale: locale)
    }
    #expect(localizer.string("one") == "one")
    #expect(localizer.string("two") == "two")
    #expect(localizer.diagnostics == [unmatched("Localizable")], "once, not for each key")
    #expect(localizer.string("one", table: "Errors") == "error one")
    #expect(localizer.diagnostics == [unmatched("Localizable"), unmatched("Errors")])
    #expect(
      unmatched("Errors").description
        == "Errors: fi: does not match any of the languages; en is used")
    // A part of a tree may have another locale.
    let english = Localizer(Self.bundle, locale: Locale(identifier: "en-GB"))
    let finnish = LocalizationEnvironment(locale: Locale(identifier: "ja"))
    _ = english.resolve("one", environment: finnish)
    #expect(english.diagnostics == [unmatched("Localizable", "ja")])
    #expect(
      Localizer(CatalogBundle(catalogs: []), locale: Locale(identifier: "fi")).diagnostics == [])
  }

  @Test func resolvesForAnotherLocale() {
    let localizer = Localizer(Self.bundle, locale: Locale(identifier: "en"))
    let spanish = LocalizationEnvironment(locale: Locale(identifier: "es"))
    #expect(localizer.resolve("one", environment: spanish).string == "uno")
  }

  @Test func answersSixteenTasksAtOnce() async {
    let localizer = Localizer(Self.bundle, locale: Locale(identifier: "es-MX"))
    let sums = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<16 {
        group.addTask {
          (0..<2000).reduce(0) { sum, number in
            sum + localizer.string("two").utf8.count
              + localizer.string("\(number) missing keys").utf8.count
              + Localizer(Self.bundle, locale: Locale(identifier: "es")).string("one").utf8.count
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(sums).count == 1)
    #expect(sums.count == 16)
    #expect(localizer.diagnostics.count == 1)
  }
}
