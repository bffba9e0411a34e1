import CalqueCatalogs
import CalqueDiagnostics
import Testing

@testable import CalqueExchange

/// An exchange file has no field for the position of a part's argument: it is in the part's texts.
@Suite struct PartNumberTests {
  private static func catalog(number: Int, ownText: String) -> Catalog {
    let choice = CatalogVariations(
      .plural,
      cases: [
        CatalogVariations.Case("one", value: .text(CatalogText("%arg photo", state: "translated"))),
        CatalogVariations.Case("other", value: .text(CatalogText(ownText, state: "translated"))),
      ])
    let part = CatalogSubstitution(
      name: "photos", argumentNumber: number, formatSpecifier: "lld", value: .variations(choice))
    func localization(_ locale: String) -> CatalogLocalization {
      CatalogLocalization(
        locale: locale,
        value: .text(CatalogText("%1$@ sent %#@photos@", state: "translated")),
        substitutions: [part])
    }
    return Catalog(
      name: "T", source: SourceText(path: "T.xcstrings", contents: []), format: .xcstrings,
      sourceLanguage: "en", locales: ["en", "de"],
      entries: [
        CatalogEntry(
          key: "%@ sent %lld photos", localizations: [localization("en"), localization("de")])
      ])
  }

  @Test(arguments: [ConversionFormat.xliff, .xcloc])
  func aPartKeepsItsNumber(_ format: ConversionFormat) throws {
    let catalog = Self.catalog(number: 2, ownText: "%arg photos")
    let result = CatalogConversion([catalog]).converted(to: format)
    #expect(result.isComplete)
    let entry = try #require(
      ConversionLawTests.catalogs(result.outputs, format)["%@ sent %lld photos"])
    for locale in ["en", "de"] {
      let part = try #require(entry.localization(locale)?.substitution("photos"))
      #expect(part.argumentNumber == 2)
      #expect(part.formatSpecifier == "lld")
      #expect(part.value.texts.map(\.string) == ["%arg photo", "%arg photos"])
    }
  }

  /// If the texts of a part refer to two arguments, it is not known which one is its own.
  @Test func aPartOfTwoNumbersIsReported() {
    let catalog = Self.catalog(number: 2, ownText: "%arg of %3$lld photos")
    let result = CatalogConversion([catalog]).converted(to: .xliff)
    #expect(!result.isComplete)
    #expect(result.losses.contains { $0.key == "%@ sent %lld photos" && $0.kind == .substitution })
  }
}
