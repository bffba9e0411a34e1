import CalqueCatalogs
import CalqueDiagnostics
import Testing

@testable import CalqueExchange

/// Numbers of arguments that are invalid in every format, in conversions between the formats.
@Suite struct ExtremeNumberTests {
  private static func catalog(number: Int) -> Catalog {
    let choice = CatalogVariations(
      .plural,
      cases: [
        CatalogVariations.Case("one", value: .text(CatalogText("%arg photo %lld"))),
        CatalogVariations.Case("other", value: .text(CatalogText("%arg photos %@"))),
      ])
    let localization = { (text: String) in
      CatalogLocalization(
        locale: "en", value: .text(CatalogText(text)),
        substitutions: [
          CatalogSubstitution(
            name: "n", argumentNumber: number, formatSpecifier: "lld", value: .variations(choice))
        ])
    }
    return Catalog(
      name: "T", source: SourceText(path: "T.xcstrings", contents: []), format: .xcstrings,
      sourceLanguage: "en", locales: ["en"],
      entries: ["%#@n@", "%@ has %#@n@", "%2$#@n@ %@ %#@n@"].enumerated().map {
        CatalogEntry(key: "%@ \($0.offset) %lld", localizations: [localization($0.element)])
      })
  }

  @Test(arguments: [Int.max, .max - 1, .min, .min + 1, 0, -1, 128, 65_536, 2_147_483_648])
  func aPartOfAnyNumberIsConverted(_ number: Int) {
    for format in ConversionFormat.allCases {
      let result = CatalogConversion([Self.catalog(number: number)]).converted(to: format)
      #expect(!result.outputs.isEmpty, "\(format)")
    }
  }

  /// Keys that only look like the items of a list: all of them are written.
  @Test(arguments: ["days[-1]", "days[+0]", "days[00]", "days[9223372036854775808]", "days[]"])
  func aStrangeIndexIsNotAnItem(_ key: String) throws {
    let catalog = Catalog(
      name: "T", source: SourceText(path: "T.xcstrings", contents: []), format: .xcstrings,
      sourceLanguage: "en", locales: ["en"],
      entries: [
        CatalogEntry(
          key: key,
          localizations: [CatalogLocalization(locale: "en", value: .text(CatalogText("Monday")))])
      ])
    let output = try #require(CatalogConversion([catalog]).converted(to: .android).outputs.first)
    #expect(String(decoding: output.contents, as: UTF8.self).contains("Monday"))
  }
}
