import CalqueCatalogs
import Foundation
import Testing

@testable import CalqueLocalization

/// Texts that vary by number and device. Plural categories are those of CLDR's chart "Language
/// Plural Rules".
@Suite struct VariationTests {
  static let categories: [(String, [(Int, String)])] = [
    ("en", [(0, "other"), (1, "one"), (2, "other"), (11, "other"), (101, "other")]),
    (
      "pl",
      [
        (0, "many"), (1, "one"), (2, "few"), (4, "few"), (5, "many"), (12, "many"), (14, "many"),
        (21, "many"), (22, "few"), (112, "many"), (1002, "few"),
      ]
    ),
    (
      "ru",
      [
        (0, "many"), (1, "one"), (2, "few"), (5, "many"), (11, "many"), (21, "one"), (22, "few"),
        (111, "many"), (1001, "one"),
      ]
    ),
    (
      "ar",
      [
        (0, "zero"), (1, "one"), (2, "two"), (3, "few"), (10, "few"), (11, "many"), (99, "many"),
        (100, "other"), (102, "other"), (103, "few"), (111, "many"),
      ]
    ),
    ("he", [(0, "other"), (1, "one"), (2, "two"), (3, "other"), (20, "other")]),
    ("ja", [(0, "other"), (1, "other"), (2, "other")]),
    ("fr", [(0, "one"), (1, "one"), (2, "other"), (1_000_000, "many")]),
    ("lt", [(1, "one"), (2, "few"), (10, "other"), (11, "other"), (21, "one")]),
  ]

  @Test(arguments: categories.indices)
  func choosesByTheLanguagesRules(_ index: Int) {
    let (locale, numbers) = Self.categories[index]
    let value = CatalogValue.variations(
      CatalogVariations(
        .plural,
        cases: ["one", "two", "few", "many", "other"].map {
          .init($0, value: .text(CatalogText($0 + " %lld")))
        }
          + (locale == "ar" ? [.init("zero", value: .text(CatalogText("zero %lld")))] : [])))
    let localizer = Localizer(
      CatalogBundle(catalogs: [TestCatalogs.catalog(locale, [("%lld files", value, [])])]),
      locale: Locale(identifier: locale + "@numbers=latn"))
    for (number, category) in numbers {
      let text = localizer.string("\(number) files")
      #expect(text.hasPrefix(category + " "), "\(locale) \(number): \(text)")
    }
    #expect(localizer.diagnostics.isEmpty)
  }

  @Test func takesZeroForNoneEvenWhereTheLanguageHasNoSuchCategory() {
    let files = TestCatalogs.variable(
      "files", ["zero": "no files", "one": "%d file", "other": "%d files"])
    let localizer = Localizer(
      CatalogBundle(
        catalogs: [TestCatalogs.catalog("en", [("%lld files", text("%#@files@"), [files])])]),
      locale: Locale(identifier: "en"))
    #expect(localizer.string("\(0) files") == "no files")
    #expect(localizer.string("\(1) files") == "1 file")
    #expect(localizer.string("\(2) files") == "2 files")
  }

  @Test func choosesByTheDigitsThatAreShown() {
    // CLDR: in English "1.0" is other (v = 1), and "1" is one.
    let miles = TestCatalogs.variable(
      "miles", specifier: "lf", ["one": "%.0f mile", "other": "%.1f miles"])
    let whole = TestCatalogs.variable(
      "miles", specifier: ".0f", ["one": "%arg mile", "other": "%arg miles"])
    let localizer = Localizer(
      CatalogBundle(catalogs: [
        TestCatalogs.catalog(
          "en",
          [("%lf away", text("%#@miles@"), [miles]), ("%lf far", text("%#@miles@"), [whole])])
      ]), locale: Locale(identifier: "en"))
    #expect(localizer.string("\(1.0) away") == "1.0 miles")
    #expect(localizer.string("\(1.0) far") == "1 mile")
  }

  @Test func fillsSeveralVariables() {
    let localizer = Localizer(
      CatalogBundle(catalogs: [
        TestCatalogs.catalog(
          "en",
          [
            (
              "%lld songs in %lld albums", text("%#@songs@ in %#@albums@"),
              [
                TestCatalogs.variable("songs", ["one": "%d song", "other": "%d songs"]),
                TestCatalogs.variable("albums", ["one": "one album", "other": "%d albums"]),
              ]
            )
          ]),
        TestCatalogs.catalog(
          "de",
          [
            (
              "%lld songs in %lld albums", text("%2$#@albums@ mit %1$#@songs@"),
              [
                TestCatalogs.variable("songs", ["one": "%d Lied", "other": "%d Liedern"]),
                TestCatalogs.variable("albums", ["one": "ein Album", "other": "%d Alben"]),
              ]
            )
          ]),
        TestCatalogs.catalog(
          "fr", format: .xcstrings,
          [
            (
              "%lld songs in %lld albums", text("%#@albums@, soit %#@songs@"),
              [
                TestCatalogs.variable(
                  "songs", argument: 1, ["one": "%arg titre", "other": "%arg titres"]),
                TestCatalogs.variable(
                  "albums", argument: 2, ["one": "%arg album", "other": "%arg albums"]),
              ]
            )
          ]),
      ]), locale: Locale(identifier: "en"))
    #expect(localizer.string("\(1) songs in \(3) albums") == "1 song in 3 albums")
    #expect(localizer.string("\(12) songs in \(1) albums") == "12 songs in one album")
    let german = Localizer(localizer.catalogs, locale: Locale(identifier: "de-AT"))
    #expect(german.string("\(1) songs in \(3) albums") == "3 Alben mit 1 Lied")
    let french = Localizer(localizer.catalogs, locale: Locale(identifier: "fr"))
    #expect(french.string("\(12) songs in \(1) albums") == "1 album, soit 12 titres")
  }

  @Test func nestsVariables() {
    // In a variation, specifiers without a position start at the variable's own value.
    let localizer = Localizer(
      CatalogBundle(catalogs: [
        TestCatalogs.catalog(
          "en",
          [
            (
              "%lld people in %lld rooms", text("%#@people@"),
              [
                TestCatalogs.variable(
                  "people", ["zero": "Nobody", "one": "One, %2$#@rooms@", "other": "%d, %#@rooms@"]),
                TestCatalogs.variable("rooms", ["one": "one room", "other": "%d rooms"]),
              ]
            )
          ])
      ]), locale: Locale(identifier: "en"))
    #expect(localizer.string("\(0) people in \(4) rooms") == "Nobody")
    #expect(localizer.string("\(1) people in \(4) rooms") == "One, 4 rooms")
    #expect(localizer.string("\(7) people in \(1) rooms") == "7, one room")
  }

  @Test func doesNotFollowACircle() {
    let localizer = Localizer(
      CatalogBundle(catalogs: [
        TestCatalogs.catalog(
          "en", [("%lld", text("%#@a@"), [TestCatalogs.variable("a", ["other": "%#@a@"])])])
      ]), locale: Locale(identifier: "en"))
    #expect(localizer.string("\(2)") == "%#@a@")
    #expect(localizer.diagnostics.map(\.problem) == [.circularVariable("a")])
  }

  @Test func countsTheFirstNumberOfTheText() {
    let localizer = Localizer(
      CatalogBundle(catalogs: [
        TestCatalogs.catalog(
          "en", format: .xcstrings,
          [
            (
              "%@ has %lld files",
              TestCatalogs.plural(["one": "%@ has one file", "other": "%@ has %lld files"]), []
            ),
            ("%@ and %lld", TestCatalogs.plural(["one": "one", "other": "many"]), []),
          ])
      ]), locale: Locale(identifier: "en"))
    #expect(localizer.string("\("Ana") has \(1) files") == "Ana has one file")
    #expect(localizer.string("\("Ana") has \(2) files") == "Ana has 2 files")
    #expect(localizer.string("\("Ana") and \(1)") == "one")
    #expect(localizer.string("\("Ana") and \(2)") == "many")
  }

  @Test func doesWithoutOther() {
    let localizer = Localizer(
      CatalogBundle(catalogs: [
        TestCatalogs.catalog(
          "pl", [("%lld", TestCatalogs.plural(["one": "%lld plik", "many": "%lld plików"]), [])])
      ]), locale: Locale(identifier: "pl"))
    #expect(localizer.string("\(1)") == "1 plik")
    #expect(localizer.diagnostics.isEmpty)
    #expect(localizer.string("\(3)") == "3 plików")
    #expect(localizer.diagnostics.map(\.problem) == [.missingVariation("other")])
  }

  @Test(arguments: [
    (LocalizationEnvironment.Device.iphone, "Tap", "Touch 100%"),
    (.mac, "Click", "Press 100%"), (.applewatch, "Press", "Press 100%"),
  ])
  func variesByDevice(
    _ device: LocalizationEnvironment.Device, _ expected: String, _ plain: String
  ) {
    let value = TestCatalogs.device(["iphone": "Tap", "mac": "Click", "other": "Press"])
    let percent = TestCatalogs.device(["iphone": "Touch 100%", "other": "Press 100%"])
    let localizer = Localizer(
      CatalogBundle(
        catalogs: [TestCatalogs.catalog("en", [("tap", value, []), ("touch", percent, [])])]),
      locale: Locale(identifier: "en"), device: device)
    #expect(localizer.string("tap") == expected)
    #expect(localizer.string("touch") == plain)
    #expect(localizer.diagnostics.isEmpty)
  }

  private func text(_ string: String) -> CatalogValue { .text(CatalogText(string)) }
}
