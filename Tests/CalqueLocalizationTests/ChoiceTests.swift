import CalqueCatalogs
import CalqueICU
import CalqueICUOracles
import Foundation
import Testing

@testable import CalqueLocalization

/// Choices that Apple's formats do not have: by ordinal category and by word. The oracle is ICU's
/// MessageFormat, which has both as `selectordinal` and `select`.
@Suite struct ChoiceTests {
  private static let categories = ["zero", "one", "two", "few", "many", "other"]

  static let ordinalLocales = [
    "en", "sv", "it", "fr", "ca", "hu", "ro", "uk", "bn", "gu", "hi", "kk", "mk", "mr", "ms", "ne",
    "sq", "cy", "de", "ja", "ar", "gd", "vi", "sc", "tk", "az", "be", "or", "as", "ka",
  ]

  @Test(arguments: ordinalLocales)
  func choosesOrdinalsAsMessageFormatDoes(_ locale: String) throws {
    let cases = Self.categories.map { ($0, $0) }
    let localizer = Localizer(
      CatalogBundle(catalogs: [
        TestCatalogs.catalog(locale, [("%lld. place", Self.choice(.ordinal, cases), [])])
      ]), locale: Locale(identifier: locale))
    let branches = cases.map { "\($0.0) {\($0.1)}" }.joined(separator: " ")
    let oracle = MessageOracle(locale: locale, pattern: "{0, selectordinal, \(branches)}")
    for number in Array(0...130) + [200, 301, 502, 1_000, 1_003, 1_011, 10_000, 1_000_000] {
      #expect(
        try localizer.string("\(number). place") == oracle.text(number: Double(number), word: ""),
        "\(locale) \(number)")
    }
    #expect(localizer.diagnostics.isEmpty)
  }

  @Test(arguments: ["female", "male", "other", "", "Female", "féminin", "none"])
  func choosesWordsAsMessageFormatDoes(_ gender: String) throws {
    let oracle = MessageOracle(
      locale: "en",
      pattern: "{1, select, female {She} male {He} féminin {Elle} other {They}} replied")
    let localizer = Localizer(
      CatalogBundle(catalogs: [
        TestCatalogs.catalog(
          "en", format: .xcstrings,
          [
            (
              "%@ replied", .text(CatalogText("%#@pronoun@ replied")),
              [
                CatalogSubstitution(
                  name: "pronoun", argumentNumber: 1, formatSpecifier: "@",
                  value: Self.choice(
                    .select,
                    [("female", "She"), ("male", "He"), ("féminin", "Elle"), ("other", "They")]))
              ]
            )
          ])
      ]), locale: Locale(identifier: "en"))
    #expect(try localizer.string("\(gender) replied") == oracle.text(number: 0, word: gender))
    #expect(localizer.diagnostics.isEmpty)
  }

  /// A choice by word that contains choices by number: each choice uses its own value.
  @Test(arguments: ["female", "male", "?"], [0, 1, 2, 5])
  func nestsNumbersInWords(_ gender: String, _ count: Int) throws {
    func plural(_ who: String) -> CatalogValue {
      Self.choice(
        .plural, [("one", "\(who) one file"), ("other", "\(who) %2$lld files")])
    }
    let value = CatalogValue.variations(
      CatalogVariations(
        .select,
        cases: [("female", "She sent"), ("male", "He sent"), ("other", "They sent")].map {
          .init($0.0, value: plural($0.1))
        }))
    let localizer = Localizer(
      CatalogBundle(catalogs: [
        TestCatalogs.catalog("en", format: .xcstrings, [("%@ sent %lld files", value, [])])
      ]), locale: Locale(identifier: "en"))
    func branch(_ who: String) -> String {
      "{{0, plural, one {\(who) one file} other {\(who) # files}}}".dropFirst().dropLast()
        .description
    }
    let oracle = MessageOracle(
      locale: "en",
      pattern: "{1, select, female {\(branch("She sent"))} male {\(branch("He sent"))} "
        + "other {\(branch("They sent"))}}")
    #expect(
      try localizer.string("\(gender) sent \(count) files")
        == oracle.text(number: Double(count), word: gender))
    #expect(localizer.diagnostics.isEmpty)
  }

  @Test func showsOtherForWhatIsNoWord() {
    let localizer = Localizer(
      CatalogBundle(catalogs: [
        TestCatalogs.catalog(
          "en",
          [
            ("%@ replied", Self.choice(.select, [("female", "She"), ("other", "They")]), []),
            ("%lld replied", Self.choice(.select, [("1", "One"), ("other", "Some")]), []),
            ("nobody", Self.choice(.select, [("a", "A"), ("other", "B %@")]), []),
            ("%@ lacks", Self.choice(.select, [("a", "A"), ("b", "B")]), []),
          ])
      ]), locale: Locale(identifier: "en"))
    #expect(localizer.string("\(1) replied") == "Some")
    let none = LocalizedStringKey(key: "nobody", arguments: [], hasFormatting: true)
    #expect(localizer.string(none) == "B %@")
    #expect(localizer.string("\("b") lacks") == "B")
    #expect(
      localizer.diagnostics.map(\.problem) == [
        .wrongType(argument: 1, specifier: "%#@"), .missingArgument(1),
      ])
    #expect(localizer.string("\("c") lacks") == "A")
    #expect(localizer.diagnostics.last?.problem == .missingVariation("other"))
  }

  @Test func countsPlacesByTheNumberThatIsShown() {
    // "2nd" for a value that rounds to 2; the cardinal and the ordinal of one number in one text.
    let place = CatalogSubstitution(
      name: "place", argumentNumber: 1, formatSpecifier: "lld",
      value: Self.choice(
        .ordinal, [("one", "%argst"), ("two", "%argnd"), ("few", "%argrd"), ("other", "%argth")]))
    let files = CatalogSubstitution(
      name: "files", argumentNumber: 2, formatSpecifier: "lld",
      value: Self.choice(.plural, [("one", "%arg file"), ("other", "%arg files")]))
    let localizer = Localizer(
      CatalogBundle(catalogs: [
        TestCatalogs.catalog(
          "en", format: .xcstrings,
          [
            (
              "%lld place, %lld files", .text(CatalogText("%#@place@ place with %#@files@")),
              [place, files]
            ),
            (
              "%.0lf rank",
              Self.choice(.ordinal, [("two", "%.0lfnd rank"), ("other", "%.0lfth rank")]), []
            ),
          ])
      ]), locale: Locale(identifier: "en"))
    #expect(localizer.string("\(22) place, \(1) files") == "22nd place with 1 file")
    #expect(localizer.string("\(13) place, \(22) files") == "13th place with 22 files")
    #expect(localizer.string("\(1.7, specifier: "%.0lf") rank") == "2nd rank")
    // English has no ordinal category for zero.
    #expect(localizer.string("\(0) place, \(0) files") == "0th place with 0 files")
    #expect(localizer.diagnostics.isEmpty)
  }

  /// If the texts of a choice do not determine its number, it is the first value that is a number.
  @Test func findsTheNumberAmongTheValues() {
    let value = Self.choice(.plural, [("one", "%@ sent a file"), ("other", "%@ sent %@ files")])
    let localizer = Localizer(
      CatalogBundle(catalogs: [
        TestCatalogs.catalog("en", format: .xcstrings, [("%@ sent %@ files", value, [])])
      ]), locale: Locale(identifier: "en"))
    #expect(localizer.string("\("Ana") sent \(1, format: .number) files") == "Ana sent a file")
    #expect(localizer.string("\("Ana") sent \(3, format: .number) files") == "Ana sent 3 files")
    #expect(localizer.diagnostics.isEmpty)
    #expect(localizer.string("\("Ana") sent \("no") files") == "Ana sent no files")
    #expect(
      localizer.diagnostics.map(\.problem) == [.wrongType(argument: 1, specifier: "%#@")])
    #expect(
      localizer.diagnostics.first?.description
        == "en.lproj/Localizable:1:1: en: \"%@ sent %@ files\" cannot select a variation by the "
        + "value of argument 1")
  }

  static func choice(
    _ kind: CatalogVariations.Kind, _ cases: [(String, String)], state: String? = nil
  ) -> CatalogValue {
    .variations(
      CatalogVariations(
        kind, cases: cases.map { .init($0.0, value: .text(CatalogText($0.1, state: state))) }))
  }
}
