import Foundation
import Testing

@testable import CalqueLocalization

/// Plurals in the text of files. Categories are those of CLDR 42, "Language Plural Rules".
@Suite struct PluralFileTests {
  struct Language: CustomTestStringConvertible, Sendable {
    var locale: String
    var categories: String
    var numbers: [(Int, String)]
    var testDescription: String { locale }
  }

  static let languages: [Language] = [
    Language(
      locale: "cs", categories: "one few many other",
      numbers: [(0, "other"), (1, "one"), (2, "few"), (4, "few"), (5, "other"), (22, "other")]),
    Language(
      locale: "lt", categories: "one few many other",
      numbers: [(0, "other"), (1, "one"), (9, "few"), (11, "other"), (22, "few"), (111, "other")]),
    Language(
      locale: "lv", categories: "zero one other",
      numbers: [(0, "zero"), (1, "one"), (2, "other"), (10, "zero"), (11, "zero"), (21, "one")]),
    Language(
      locale: "ro", categories: "one few other",
      numbers: [(0, "few"), (1, "one"), (19, "few"), (20, "other"), (101, "few"), (120, "other")]),
    Language(
      locale: "sl", categories: "one two few other",
      numbers: [(1, "one"), (2, "two"), (3, "few"), (4, "few"), (5, "other"), (101, "one")]),
    Language(
      locale: "ga", categories: "one two few many other",
      numbers: [(0, "other"), (1, "one"), (2, "two"), (6, "few"), (7, "many"), (11, "other")]),
    Language(
      locale: "cy", categories: "zero one two few many other",
      numbers: [(0, "zero"), (1, "one"), (2, "two"), (3, "few"), (4, "other"), (6, "many")]),
    Language(
      locale: "is", categories: "one other",
      numbers: [(0, "other"), (1, "one"), (11, "other"), (21, "one"), (111, "other")]),
    Language(
      locale: "mk", categories: "one other",
      numbers: [(1, "one"), (11, "other"), (21, "one"), (31, "one"), (100, "other")]),
    Language(locale: "pt-BR", categories: "one many other", numbers: [(0, "one"), (2, "other")]),
    Language(locale: "pt-PT", categories: "one many other", numbers: [(0, "other"), (1, "one")]),
    Language(
      locale: "hi", categories: "one other", numbers: [(0, "one"), (1, "one"), (2, "other")]),
    Language(
      locale: "fa", categories: "one other", numbers: [(0, "one"), (1, "one"), (2, "other")]),
    Language(
      locale: "fil", categories: "one other",
      numbers: [(1, "one"), (3, "one"), (4, "other"), (5, "one"), (19, "other")]),
    Language(locale: "th", categories: "other", numbers: [(0, "other"), (1, "other")]),
    Language(
      locale: "he", categories: "one two other",
      numbers: [(0, "other"), (1, "one"), (2, "two"), (10, "other"), (20, "other")]),
    Language(
      locale: "uk", categories: "one few many other",
      numbers: [(1, "one"), (2, "few"), (5, "many"), (-1, "one"), (-12, "many"), (-22, "few")]),
  ]

  @Test(arguments: languages)
  func choosesInBothFormats(_ language: Language) {
    let cases = language.categories.split(separator: " ").map { (String($0), String($0)) }
    let dictionary = CatalogTexts.localizer(
      [
        "\(language.locale).lproj/Localizable.stringsdict": CatalogTexts.dictionary(
          key: "%lld days", type: "lld", cases)
      ], language.locale)
    let json = cases.map { #""\#($0.0)": \#(CatalogTexts.unit($0.1))"# }.joined(separator: ",")
    let catalog = CatalogTexts.localizer(
      [
        "Localizable.xcstrings": CatalogTexts.catalog([
          "%lld days":
            #""\#(language.locale)": { "variations": { "plural": { \#(json) } } }"#
        ])
      ], language.locale)
    for (number, category) in language.numbers {
      #expect(dictionary.string("\(number) days") == category, "\(number)")
      #expect(catalog.string("\(number) days") == category, "\(number)")
    }
    #expect(dictionary.diagnostics.isEmpty)
    #expect(catalog.diagnostics.isEmpty)
  }

  static let fractions: [(String, String, Double, String)] = [
    ("en", "%.1f", 1, "1.0 other"), ("en", "%.0f", 1, "1 one"),
    ("fr", "%.1f", 1.5, "1,5 one"), ("fr", "%.1f", 2, "2,0 other"),
    ("de", "%.0f", 0.6, "1 one"), ("pl", "%.1f", 5, "5,0 other"),
    ("cs", "%.2f", 5, "5,00 many"), ("da", "%.1f", 0.5, "0,5 one"),
    ("lv", "%.1f", 0.1, "0,1 one"), ("pt-PT", "%.1f", 1, "1,0 other"),
  ]

  @Test(arguments: fractions.indices)
  func choosesByVisibleFractions(_ index: Int) {
    let (locale, specifier, value, expected) = Self.fractions[index]
    let cases = ["zero", "one", "few", "many", "other"].filter { $0 != "zero" || locale == "lv" }
      .map { ($0, "\(specifier) \($0)") }
    let localizer = CatalogTexts.localizer(
      [
        "\(locale).lproj/Localizable.stringsdict": CatalogTexts.dictionary(
          key: "%lf km", type: "lf", cases)
      ], locale)
    #expect(localizer.string("\(value) km") == expected)
  }

  @Test func countsTwoArgumentsInEitherOrder() {
    let files: KeyValuePairs = [
      "en.lproj/Localizable.stringsdict": CatalogTexts.dictionary(
        key: "%@: %lld files, %lld folders", format: "%1$@: %2$#@files@, %3$#@folders@",
        [
          "files": (
            "lld", [("zero", "no file"), ("one", "%2$lld file"), ("other", "%2$lld files")]
          ),
          "folders": ("lld", [("one", "a folder"), ("other", "%lld folders")]),
        ]),
      "pl.lproj/Localizable.stringsdict": CatalogTexts.dictionary(
        key: "%@: %lld files, %lld folders", format: "%3$#@folders@ i %2$#@files@ – %1$@",
        [
          "files": (
            "lld",
            [("one", "%lld plik"), ("few", "%lld pliki"), ("many", "%lld plików"), ("other", "-")]
          ),
          "folders": (
            "lld",
            [("one", "folder"), ("few", "%lld foldery"), ("many", "%lld folderów"), ("other", "-")]
          ),
        ]),
    ]
    let english = CatalogTexts.localizer(files, "en")
    let polish = CatalogTexts.localizer(files, "pl")
    let name = "Ana"
    #expect(
      english.string("\(name): \(0) files, \(1) folders") == "Ana: no file, a folder")
    #expect(
      english.string("\(name): \(1) files, \(2) folders") == "Ana: 1 file, 2 folders")
    #expect(
      polish.string("\(name): \(22) files, \(5) folders") == "5 folderów i 22 pliki – Ana")
    #expect(
      polish.string("\(name): \(1) files, \(1) folders") == "folder i 1 plik – Ana")
    #expect(english.diagnostics.isEmpty)
    #expect(polish.diagnostics.isEmpty)
  }

  static let birds = CatalogTexts.localizer(
    [
      "Localizable.xcstrings": CatalogTexts.catalog([
        "%@ has %lld birds": """
        "en": { "stringUnit": { "state": "translated", "value": "%@ has %#@birds@" },
          "substitutions": { "birds": { "argNum": 2, "formatSpecifier": "lld",
            \(CatalogTexts.vary("plural", ["one": "a bird", "other": "%arg birds"])) } } },
        "de": { "stringUnit": { "state": "translated", "value": "%#@birds@ von %@" },
          "substitutions": { "birds": { "argNum": 2, "formatSpecifier": "lld",
            \(CatalogTexts.vary("plural", ["one": "ein Vogel", "other": "%arg Vögel"])) } } },
        "ar": { "stringUnit": { "state": "translated", "value": "%2$#@birds@ %1$@" },
          "substitutions": { "birds": { "argNum": 2, "formatSpecifier": "lld",
            \(CatalogTexts.vary("plural", ["zero": "لا", "two": "طائران", "other": "%arg ط"])) } } }
        """,
        "%lld birds on %@": """
        "en": { "stringUnit": { "state": "translated", "value": "%#@birds@ on %@" },
          "substitutions": { "birds": { "argNum": 1, "formatSpecifier": "lld",
            \(CatalogTexts.vary("plural", ["one": "%arg bird", "other": "%arg birds"])) } } }
        """,
        "%lld eggs": """
        "en": { \(CatalogTexts.vary("plural", ["one": "%arg egg", "other": "%arg eggs"])) }
        """,
      ])
    ], "en")

  static let sentences: [(String, LocalizedStringKey, String)] = [
    ("en", "\("Ana") has \(1) birds", "Ana has a bird"),
    ("en", "\("Ana") has \(3000) birds", "Ana has 3,000 birds"),
    ("de", "\("Ana") has \(3000) birds", "3.000 Vögel von Ana"),
    ("de", "\("Ana") has \(1) birds", "ein Vogel von Ana"),
    ("ar@numbers=arab", "\("Ana") has \(2) birds", "طائران Ana"),
    ("ar@numbers=arab", "\("Ana") has \(30) birds", "٣٠ ط Ana"),
    ("en", "\(2) birds on \("Mars")", "2 birds on Mars"),
    ("en", "\(1) eggs", "1 egg"),
    ("en", "\(12) eggs", "12 eggs"),
  ]

  @Test(arguments: sentences.indices)
  func fillsSubstitutionsByTheirNumber(_ index: Int) {
    let (locale, key, expected) = Self.sentences[index]
    let localizer = Localizer(Self.birds.catalogs, locale: Locale(identifier: locale))
    #expect(localizer.string(key) == expected)
    #expect(localizer.diagnostics.isEmpty)
  }

  @Test func variesByDeviceAndNumber() {
    let files: KeyValuePairs = [
      "Localizable.xcstrings": CatalogTexts.catalog([
        "%lld taps": """
        "en": { \(CatalogTexts.vary("device", [
            "mac": "{ \(CatalogTexts.vary("plural", ["one": "a click", "other": "%lld clicks"])) }",
            "applewatch": "{ \(CatalogTexts.vary("plural", ["one": "!", "other": "%lld!"])) }",
            "other": "{ \(CatalogTexts.vary("plural", ["one": "a tap", "other": "%lld taps"])) }",
          ])) }
        """,
        "Tap": """
        "en": { \(CatalogTexts.vary("device", ["iphone": "Touch", "mac": "Click"])) }
        """,
      ])
    ]
    let cases: [(LocalizationEnvironment.Device, Int, String)] = [
      (.iphone, 1, "a tap"), (.iphone, 2, "2 taps"), (.mac, 1, "a click"), (.mac, 7, "7 clicks"),
      (.applewatch, 3, "3!"), (.appletv, 1, "a tap"),
    ]
    for (device, number, expected) in cases {
      let localizer = CatalogTexts.localizer(files, "en", device: device)
      #expect(localizer.string("\(number) taps") == expected)
      #expect(localizer.diagnostics.isEmpty)
    }
    #expect(CatalogTexts.localizer(files, "en").string("Tap") == "Touch")
    #expect(CatalogTexts.localizer(files, "en", device: .mac).string("Tap") == "Click")
    // Without a text for other devices, a text is shown anyway, and reported.
    let television = CatalogTexts.localizer(files, "en", device: .appletv)
    #expect(["Touch", "Click"].contains(television.string("Tap")))
    #expect(television.diagnostics.map(\.problem) == [.missingVariation("other")])
    #expect(television.diagnostics.first?.place?.path == "Localizable.xcstrings")
  }
}
