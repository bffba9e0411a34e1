import Foundation
import Testing

@testable import CalqueLocalization

/// The localizations that serve a reader, in search order.
///
/// The expectations follow CLDR 42: `languageMatching` (UTS #35, part 1, "Language Matching") for
/// the first one, `parentLocales` for the following ones; the development language is the last one.
@Suite struct LocaleMatchingTests {
  private static func localizer(_ locale: String, _ localizations: [String]) -> Localizer {
    let bundle = CatalogBundle(
      catalogs: localizations.map { TestCatalogs.strings($0, ["language": $0]) })
    return Localizer(bundle, locale: Locale(identifier: locale))
  }

  /// The locale, the available localizations (the development language is `en`), and the searched
  /// ones.
  static let matches: [(String, String, String)] = [
    // Scripts: Chinese, Serbian, and others whose region or name determines them.
    ("zh", "en zh-Hans zh-Hant", "zh-Hans en"), ("zh-CN", "en zh-Hant zh-Hans", "zh-Hans en"),
    ("zh-SG", "en zh-Hans zh-Hant", "zh-Hans en"), ("zh-MY", "en zh-Hant zh-Hans", "zh-Hans en"),
    ("zh-TW", "en zh-Hans zh-Hant", "zh-Hant en"), ("zh-HK", "en zh-Hans zh-Hant", "zh-Hant en"),
    ("zh-MO", "en zh-Hans zh-Hant", "zh-Hant en"),
    ("zh-MO", "en zh-Hant zh-Hant-HK", "zh-Hant-HK zh-Hant en"),
    ("zh-HK", "en zh-TW zh-HK", "zh-HK en"), ("zh-Hant-HK", "en zh-CN zh-TW", "zh-TW en"),
    ("zh-Hant", "en zh", "en"), ("zh-HK", "en zh zh-Hant", "zh-Hant en"),
    ("zh-Hans", "en zh-Hant", "en"), ("zh-HK", "en zh-Hans", "en"),
    ("yue", "en zh-Hant", "zh-Hant en"), ("yue-Hans", "en zh-Hans zh-Hant", "zh-Hans en"),
    ("sr", "en sr-Latn sr", "sr en"), ("sr-Latn", "en sr sr-Latn", "sr-Latn en"),
    ("sr-ME", "en sr sr-Latn", "sr-Latn en"), ("sr-RS", "en sr-Latn sr-Cyrl", "sr-Cyrl en"),
    ("sh", "en sr sr-Latn", "sr-Latn en"), ("uz-AF", "en uz", "en"),
    ("pa-PK", "en pa", "en"), ("az", "en az-Latn", "az-Latn en"),
    // Regions: a localization with the same CLDR parent is closer than another one.
    ("es-MX", "en es es-419", "es-419 es en"), ("es-AR", "en es es-MX", "es-MX es en"),
    ("es-ES", "en es-419 es", "es en"), ("es-GQ", "en es-419 es", "es en"),
    ("es-US", "en es es-419", "es-419 es en"), ("es-419", "en es es-MX", "es-MX es en"),
    ("pt-AO", "en pt-BR pt-PT", "pt-PT en"), ("pt-MZ", "en pt pt-PT", "pt-PT pt en"),
    ("pt-BR", "en pt-PT pt", "pt en"), ("pt", "en pt-PT pt-BR", "pt-BR en"),
    ("pt-PT", "en pt-BR", "pt-BR en"), ("en-AU", "de en-US en-GB", "en-GB en-US"),
    ("en-NZ", "en en-AU en-GB", "en-GB en"), ("en-IN", "en en-GB", "en-GB en"),
    ("en-CA", "de en en-GB", "en"), ("en-PR", "de en en-GB", "en"),
    ("en-GB", "en fr", "en"), ("en-150", "en en-GB", "en-GB en"),
    ("fr-CA", "en fr fr-CA", "fr-CA fr en"), ("fr-CH", "en fr-CA fr", "fr en"),
    ("de-AT", "en de de-CH", "de en"), ("ar-MA", "en ar", "ar en"),
    // Names that changed, and languages with two names.
    ("iw", "en he", "he en"), ("iw-IL", "en iw", "he en"), ("in", "en id", "id en"),
    ("ji", "en yi", "yi en"), ("tl", "en fil", "fil en"), ("fil-PH", "en tl", "fil en"),
    ("mo", "en ro", "ro en"), ("no", "en nb", "nb en"), ("nb", "en no", "no en"),
    ("nn", "en nb", "nb en"), ("nn", "en no da", "no en"), ("nb", "en nn", "nn en"),
    ("no-NO", "en nb nn", "nb en"), ("da", "en nb", "nb en"), ("cmn", "en zh-Hans", "zh-Hans en"),
    // Languages whose readers read another one, according to CLDR.
    ("gsw", "en de", "de en"), ("lb", "en de fr", "de en"), ("ca", "en es", "es en"),
    ("gl", "en es", "es en"), ("eu", "en es fr", "es en"), ("br", "en fr", "fr en"),
    ("be", "de en ru", "ru en"), ("hy", "de en ru", "ru en"), ("ku", "en tr", "tr en"),
    // No others match.
    ("de", "en nl", "en"), ("ru", "en uk", "en"), ("ja", "en zh-Hans", "en"),
    ("sv", "en nb", "en"), ("pt", "en es", "en"), ("hr", "en sl", "en"), ("fi", "en sv", "en"),
    ("und", "de en", "en"), ("tlh", "de en", "en"), ("xx", "de en", "en"), ("", "de en", "en"),
  ]

  @Test(arguments: matches.indices) func matchesAsCLDRDoes(_ index: Int) {
    let (locale, available, expected) = Self.matches[index]
    let localizer = Self.localizer(locale, available.split(separator: " ").map(String.init))
    #expect(
      localizer.fallbackChain.joined(separator: " ") == expected, "\(locale) of \(available)")
  }

  /// Follows CLDR's parents, regardless of other similar localizations.
  static let parents: [(String, String, String)] = [
    ("es-MX", "en es es-419 es-MX", "es-MX es-419 es en"),
    ("es-AR", "en es es-419 es-AR es-MX", "es-AR es-419 es en"),
    ("pt-AO", "en pt pt-PT pt-AO", "pt-AO pt-PT pt en"),
    ("pt-PT", "en pt pt-PT pt-BR", "pt-PT pt en"),
    ("en-AU", "de en en-001 en-AU en-GB", "en-AU en-001 en"),
    ("en-IN", "de en en-001 en-IN", "en-IN en-001 en"),
    // Readers of one script are not served by the other one.
    ("zh-Hant-HK", "en zh zh-Hant zh-Hant-HK", "zh-Hant-HK zh-Hant en"),
    ("zh-HK", "en zh zh-Hans zh-Hant zh-HK", "zh-HK zh-Hant en"),
    ("zh-Hans-SG", "en zh zh-Hans zh-Hant zh-Hans-SG", "zh-Hans-SG zh-Hans zh en"),
    ("sr-Latn-RS", "en sr sr-Latn sr-Latn-RS", "sr-Latn-RS sr-Latn en"),
    ("sr-Cyrl-RS", "en sr sr-Latn sr-Cyrl", "sr-Cyrl sr en"),
    ("az-Cyrl", "en az az-Cyrl", "az-Cyrl en"), ("uz-Arab", "en uz uz-Arab", "uz-Arab en"),
    ("nb", "en no nb", "nb no en"), ("nn", "en no nn nb", "nn no en"),
    ("nb-SJ", "en no nb", "nb no en"),
    ("fr-CA", "en fr fr-CA", "fr-CA fr en"), ("de-CH", "en de de-CH", "de-CH de en"),
    ("ar-EG-u-nu-latn", "en ar ar-EG", "ar-EG ar en"),
    ("ca-valencia", "en ca", "ca en"),
  ]

  @Test(arguments: parents.indices) func fallsBackAlongTheParents(_ index: Int) {
    let (locale, available, expected) = Self.parents[index]
    let localizer = Self.localizer(locale, available.split(separator: " ").map(String.init))
    #expect(
      localizer.fallbackChain.joined(separator: " ") == expected, "\(locale) of \(available)")
  }

  @Test func findsEachKeyInTheNearestLanguage() {
    let localizer = Localizer(
      CatalogBundle(catalogs: [
        TestCatalogs.strings("en", ["a": "en", "b": "en", "c": "en", "d": "en"]),
        TestCatalogs.strings("es", ["a": "es", "b": "es", "c": "es"]),
        TestCatalogs.strings("es-419", ["a": "es-419", "b": "es-419"]),
        TestCatalogs.strings("es-MX", ["a": "es-MX"]),
      ]), locale: Locale(identifier: "es-MX"))
    #expect(localizer.string("a") == "es-MX")
    #expect(localizer.string("b") == "es-419")
    #expect(localizer.string("c") == "es")
    #expect(localizer.string("d") == "en")
    #expect(localizer.string("e") == "e")
    #expect(
      localizer.diagnostics.map(\.problem) == [.missingTranslation(shown: "en"), .missingKey])
  }
}
