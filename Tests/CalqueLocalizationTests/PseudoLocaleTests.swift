import CalqueCatalogs
import CalqueMessages
import Foundation
import Testing

@testable import CalqueLocalization

/// Texts that are made from those of the development language.
@Suite struct PseudoLocaleTests {
  private static let english = [
    TestCatalogs.strings(
      "en",
      [
        "ok": "OK", "link": "<b>Read</b> [more](https://example.com/read) at %%5 &amp; a@b.org",
        "%@ to %@": "To %2$@ from %1$@", "empty": "", "ja": "日本",
      ]),
    TestCatalogs.catalog(
      "en",
      [
        ("%lld files", TestCatalogs.plural(["one": "%lld file", "other": "%lld files"]), []),
        ("tap", TestCatalogs.device(["iphone": "Tap", "mac": "Click", "other": "Press"]), []),
      ]),
  ]

  private func localizer(_ locale: String, _ catalogs: [Catalog] = english) -> Localizer {
    Localizer(
      CatalogBundle(catalogs: catalogs, developmentLanguage: "en"),
      locale: Locale(identifier: locale))
  }

  @Test(arguments: ["en-XA", "en_XA"]) func accentedTexts(locale: String) {
    let localizer = localizer(locale)
    #expect(localizer.fallbackChain == ["en-XA", "en"])
    #expect(localizer.string("ok") == "[ÖöĶ]")
    #expect(localizer.string("\(1) files") == "[1 ƒîîļéé]")
    #expect(localizer.string("\(3) files") == "[3 ƒîîļééš]")
    #expect(localizer.string("\("Ana") to \("Bo")") == "[Ţöö Bo ƒŕööṁ Ana]")
    #expect(localizer.string("tap") == "[Ţååþ]")
    #expect(localizer.string("empty").isEmpty)
    #expect(localizer.string("ja") == "[日本]")
    #expect(localizer.diagnostics.isEmpty)
  }

  @Test func whatIsNoProseStays() {
    #expect(
      localizer("en-XA").string("link")
        == "[<b>Ŕééååđ</b> [ṁööŕéé](https://example.com/read) ååţ %%5 &amp; a@b.org]")
  }

  @Test func textsOfTwiceTheLength() {
    let localizer = localizer("en-XC")
    #expect(localizer.string("ok") == "OK OK")
    #expect(localizer.string("\(1) files") == "1 file file")
    #expect(localizer.string("\(3) files") == "3 files files")
    #expect(localizer.string("\("Ana") to \("Bo")") == "To To Bo from from Ana")
    #expect(localizer.string("empty").isEmpty)
    #expect(localizer.resolve("ok").languageIdentifier == "en-XC")
    #expect(localizer.diagnostics.isEmpty)
  }

  @Test func textsFromRightToLeft() {
    let localizer = localizer("ar-XB")
    let text = localizer.resolve("ok", isolatesArguments: false)
    #expect(text.string == "\u{200F}\u{202E}OK\u{202C}\u{200F}")
    #expect(text.isRightToLeft)
    #expect(text.languageIdentifier == "ar-XB")
    // English has two forms, and three is not "few" in it.
    let files = localizer.string("\(3) files")
    #expect(files.hasSuffix(" \u{200F}\u{202E}files\u{202C}\u{200F}"))
    #expect(!localizer.string("\(1) files").contains("files"))
    #expect(localizer.diagnostics.isEmpty)
  }

  /// A text that does not come from a table is recognized by its lack of accents.
  @Test func missingTextsStayAsTheyAre() {
    let localizer = localizer("en-XA")
    #expect(localizer.string("Hard coded") == "Hard coded")
    #expect(localizer.diagnostics.count == 1)
  }

  @Test func aBundleMayHaveTextsOfItsOwn() {
    let own = TestCatalogs.strings("en-XA", ["ok": "own"])
    #expect(localizer("en-XA", Self.english + [own]).string("ok") == "own")
  }

  @Test func anyDevelopmentLanguageIsASource() {
    let polish = TestCatalogs.catalog(
      "pl",
      [
        (
          "%lld files",
          TestCatalogs.plural([
            "one": "%lld plik", "few": "%lld pliki", "many": "%lld plików", "other": "%lld pliku",
          ]), []
        )
      ])
    let localizer = localizer("en-XA", [polish])
    #expect(localizer.string("\(22) files") == "[22 þļîîķîî]")
    #expect(localizer.string("\(5) files") == "[5 þļîîķóŵ]")
  }

  /// The same for a compiled file.
  @Test func compiledTablesAreASource() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("pseudo-\(UUID().uuidString).calque")
    defer { try? FileManager.default.removeItem(at: url) }
    try CatalogBundle(catalogs: Self.english, developmentLanguage: "en").writeCompiled(to: url)
    let localizer = Localizer(
      try CatalogBundle(contentsOf: url), locale: Locale(identifier: "en-XA"))
    #expect(localizer.string("\(3) files") == "[3 ƒîîļééš]")
    #expect(localizer.string("ok") == "[ÖöĶ]")
  }

  /// In every catalog of the gallery: the values keep their places, and no text gets shorter.
  @Test func valuesAndChoicesStay() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Locales")
    let catalogs = try CatalogBundle(contentsOf: folder)
    let english = Localizer(catalogs, locale: Locale(identifier: "en"))
    let keys: [LocalizedStringKey] = [
      "\("Lena") shared \(1) photos with you", "\("Lena") shared \(22) photos with you", "Inbox",
    ]
    for locale in ["en-XA", "en-XC", "ar-XB"] {
      let pseudo = Localizer(catalogs, locale: Locale(identifier: locale))
      for key in keys {
        let plain = english.resolve(key, isolatesArguments: false)
        let strange = pseudo.resolve(key, isolatesArguments: false)
        #expect(strange.string.unicodeScalars.count > plain.string.unicodeScalars.count)
        #expect(arguments(of: strange) == arguments(of: plain))
      }
    }
  }

  private func arguments(of text: LocalizedText) -> [Int] {
    text.runs.compactMap { run in
      if case .argument(let index) = run.kind { index } else { nil }
    }
  }
}
