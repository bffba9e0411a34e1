import Calque
import CalqueCatalogs
import CalqueTesting
import Foundation
import Testing

/// A matrix lays out a screen in each language, and finds texts that do not fit or are not
/// translated.
@MainActor
@Suite struct ScreenMatrixTests {
  private func matrix(_ width: CGFloat) -> ScreenMatrix {
    let tables = [
      ("en", "\"greeting\" = \"Hello\"; \"only\" = \"English\";"),
      ("ar", "\"greeting\" = \"مرحبا بالعالم\";"),
    ]
    let catalogs = tables.compactMap { language, text in
      CatalogFile.read(Array(text.utf8), path: "\(language).lproj/Localizable.strings")
    }
    return ScreenMatrix(
      catalogs: CatalogBundle(catalogs: catalogs), locales: ["en", "ar"],
      size: CGSize(width: width, height: 100)
    ) { $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15) }
  }

  private struct Screen: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("greeting").lineLimit(1).accessibilityIdentifier("greeting")
        Text("no such key")
      }
    }
  }

  @Test func laysOutEachLanguageInItsDirection() {
    let screens = matrix(300).screens("Test") { Screen() }
    #expect(screens.map(\.locale) == ["en", "ar"])
    #expect(screens.map(\.isRightToLeft) == [false, true])
    #expect(screens.map { $0.texts.first?.string } == ["Hello", "مرحبا بالعالم"])
  }

  @Test func findsMissingKeys() {
    for screen in matrix(300).screens("Test", content: { Screen() }) {
      #expect(screen.findings.map(\.kind) == [.missing])
      #expect(screen.findings.map(\.text) == ["no such key"])
    }
  }

  @Test func findsTextsOfAnotherLanguage() {
    let screens = matrix(300).screens("Test") { Text("only") }
    #expect(screens.map { $0.findings.map(\.kind) } == [[], [.missing]])
    #expect(screens.map { $0.texts.map(\.string) } == [["English"], ["English"]])
  }

  @Test func laysOutPseudoLocales() {
    var matrix = matrix(300)
    matrix.locales = ["en-XA", "ar-XB"]
    let screens = matrix.screens("Test") { Text("greeting") }
    #expect(screens.map(\.isRightToLeft) == [false, true])
    #expect(screens.map { $0.texts.first?.string.first } == ["[", "\u{200F}"])
    #expect(screens.allSatisfy { $0.findings.isEmpty })
    // A text that is only in the source language is reported.
    let missing = matrix.screens("Test") { Text("no such key") }
    #expect(missing.map { $0.texts.map(\.string) } == [["no such key"], ["no such key"]])
  }

  @Test func takesTheLanguageOfARegionForItsOwn() {
    var matrix = matrix(300)
    matrix.locales = ["en_GB", "ar-EG"]
    let screens = matrix.screens("Test") { Text("greeting") }
    #expect(screens.allSatisfy { $0.findings.isEmpty })
  }

  @Test func findsTruncatedTexts() {
    // The Arabic greeting has 13 characters of 10 points, the English one 5.
    let screens = matrix(120).screens("Test") { Screen() }
    let truncated = screens.map { $0.findings.filter { $0.kind == .truncated }.map(\.identifier) }
    #expect(truncated == [[], ["greeting"]])
  }

  @Test func writesThePage() throws {
    let screens = matrix(120).screens("A <b>", content: { Screen() })
    let html = ScreenReport(
      title: "R&D", entries: screens.map { .init(screen: $0, png: "a.png", svg: "a.svg") }
    ).html()
    #expect(html.contains("<title>R&amp;D</title>"))
    #expect(html.contains("A &lt;b&gt;") && !html.contains("A <b>"))
    #expect(html.contains("lang=\"ar\""))
    #expect(html.components(separatedBy: "class=\"mark warning truncated\"").count == 2)
  }

  @Test func findsALanguageThatNoCatalogHas() throws {
    var matrix = matrix(300)
    matrix.locales = ["xx", "arr", "en"]
    let screens = matrix.screens("Test") { Text("greeting") }
    #expect(screens.map { $0.findings.map(\.kind) } == [[.unknownLocale], [.unknownLocale], []])
    let found = try #require(screens[0].findings.first)
    #expect(found.severity == .error)
    #expect(
      found.message
        == "no catalog contains \"xx\" or a similar language; texts are shown in \"en\". "
        + "The catalogs have ar, en.")
    #expect(screens[1].findings.first?.message.hasSuffix("Did you mean one of these: ar?") == true)
  }

  @Test func `a part of a screen may be in another language`() throws {
    func other(_ locale: String) -> some View {
      VStack {
        Text("only")
        Text("greeting").accessibilityIdentifier("subtitle")
          .environment(\.locale, Locale(identifier: locale))
      }
    }
    var matrix = matrix(300)
    matrix.locales = ["en"]
    let arabic = try #require(matrix.screens("Test") { other("ar") }.first)
    #expect(arabic.texts.map(\.language) == ["en", "ar"])
    #expect(arabic.texts.map(\.locale) == ["en", "ar"])
    #expect(arabic.findings.isEmpty, "\(arabic.findings)")
    // A mistake for "ja", or a language that no catalog has.
    let unknown = try #require(matrix.screens("Test") { other("jp") }.first).findings
    #expect(unknown.map(\.kind) == [.unknownLocale])
    #expect(unknown.map(\.identifier) == ["subtitle"])
    // The screen is in Arabic, and the part asks for English.
    matrix.locales = ["ar"]
    let missing = try #require(matrix.screens("Test") { other("en") }.first).findings
    #expect(missing.map(\.key) == ["only"])
  }

  @Test func findsWhatTheLocalizerCouldNotFollow() throws {
    let text = "\n\n\"thanks %@\" = \"Vielen Dank, %d!\";"
    let file = try #require(
      CatalogFile.read(Array(text.utf8), path: "de.lproj/Localizable.strings"))
    let matrix = ScreenMatrix(
      catalogs: CatalogBundle(catalogs: [file]), locales: ["de"],
      size: CGSize(width: 300, height: 100)
    ) { $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15) }
    let screen = matrix.screen("Test", locale: "de") {
      VStack { Text("thanks \("Ann")") }.accessibilityIdentifier("card")
    }
    let found = try #require(screen.findings.first)
    #expect(screen.findings.count == 1)
    #expect(found.kind == .localization)
    #expect(found.key == "thanks %@")
    #expect(found.place?.description == "de.lproj/Localizable.strings:3:16")
    #expect(found.identifier == "card")
    #expect(found.path == ["VStack", "Text"])
    #expect(found.frame != nil)
  }

  @Test func hasTheFindingsOfTheHostWithTheirSeverity() {
    let screens = matrix(300).screens("Test") {
      HStack {
        Text("greeting").frame(width: -1)
        Image(systemName: "chevron.right")
        Image(systemName: "no.such.symbol")
      }
    }
    #expect(
      screens.map { $0.findings.map(\.kind) } == [
        [.unusableNumber, .unknownSymbol], [.unusableNumber, .fixedArrow, .unknownSymbol],
      ])
    #expect(screens.map { $0.findings(from: .warning).count } == [2, 2])
    #expect(screens.map { $0.findings(from: .error).count } == [1, 1])
  }
}
