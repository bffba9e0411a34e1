import CalqueMessages
import Foundation
import Testing

@testable import CalqueLocalization

/// The properties of a text: the places of values, its language, its direction.
@Suite struct LocalizedTextTests {
  private struct Shout: ResolvableText, Equatable {
    var word: String
    func plainText(by localizer: Localizer, in environment: LocalizationEnvironment) -> String {
      localizer.resolve(LocalizedStringKey(word), environment: environment).string.uppercased()
    }
  }

  static let bundle = CatalogBundle(catalogs: [
    TestCatalogs.strings("en", ["%@ sent %lld files": "%@ sent %lld files", "hi": "hello"]),
    TestCatalogs.strings("he", ["%@ sent %lld files": "%2$lld קבצים נשלחו על ידי %1$@"]),
  ])

  private func pieces(_ text: LocalizedText) -> [(String, LocalizedText.Kind)] {
    let units = Array(text.string.utf16)
    return text.runs.map { (String(decoding: units[$0.range], as: UTF16.self), $0.kind) }
  }

  @Test func tellsWhereValuesStand() {
    let localizer = Localizer(Self.bundle, locale: Locale(identifier: "en"))
    let text = localizer.resolve("\("😀 żółw") sent \(1234) files")
    let pieces = pieces(text)
    #expect(pieces.map(\.0) == ["😀 żółw", " sent ", "1,234", " files"])
    #expect(pieces.map(\.1) == [.argument(0), .literal, .argument(1), .literal])
    #expect(text.languageIdentifier == "en")
    #expect(!text.isRightToLeft)
    #expect(text.source == .localization("en"))
  }

  @Test func isolatesValuesOfTheOtherDirection() {
    let english = Localizer(Self.bundle, locale: Locale(identifier: "en"))
    let hebrew = Localizer(Self.bundle, locale: Locale(identifier: "he"))
    let mixed = english.resolve("\("דנה") sent \(3) files")
    #expect(mixed.string == "\u{2068}דנה\u{2069} sent 3 files")
    #expect(pieces(mixed).map(\.0) == ["\u{2068}", "דנה", "\u{2069} sent ", "3", " files"])
    #expect(english.resolve("\("Dana") sent \(3) files").string == "Dana sent 3 files")
    let text = hebrew.resolve("\("Dana") sent \(3) files")
    #expect(text.string == "3 קבצים נשלחו על ידי \u{2068}Dana\u{2069}")
    #expect(text.isRightToLeft)
    #expect(hebrew.resolve("\("דנה") sent \(3) files").string == "3 קבצים נשלחו על ידי דנה")
    // Only layout requests isolates.
    #expect(english.string("\("דנה") sent \(3) files") == "דנה sent 3 files")
  }

  @Test func isolatesNestedValuesOutsideOfTheirRuns() {
    var interpolation = LocalizedStringKey.StringInterpolation(
      literalCapacity: 8, interpolationCount: 1)
    interpolation.appendNested(Shout(word: "Dana"))
    interpolation.appendLiteral(" אמרה")
    let key = LocalizedStringKey(stringInterpolation: interpolation)
    let bundle = CatalogBundle(catalogs: [TestCatalogs.strings("he", ["%@ אמרה": "%@ אמרה"])])
    let text = Localizer(bundle, locale: Locale(identifier: "he")).resolve(key)
    #expect(text.string == "\u{2068}DANA\u{2069} אמרה")
    #expect(pieces(text).map(\.0) == ["\u{2068}", "DANA", "\u{2069} אמרה"])
    #expect(pieces(text).map(\.1) == [.literal, .nested(0), .literal])
  }

  @Test func carriesNestedValues() {
    var interpolation = LocalizedStringKey.StringInterpolation(
      literalCapacity: 8, interpolationCount: 1)
    interpolation.appendLiteral("Say ")
    interpolation.appendNested(Shout(word: "hi"))
    let key = LocalizedStringKey(stringInterpolation: interpolation)
    #expect(key.key == "Say %@")
    let localizer = Localizer(Self.bundle, locale: Locale(identifier: "en"))
    #expect(localizer.string(key) == "Say HELLO")
    let text = localizer.resolve(key)
    #expect(pieces(text).map(\.1) == [.literal, .nested(0)])
    #expect(text.nestedValue(at: 0) as? Shout == Shout(word: "hi"))
  }

  @Test func keepsAttributes() {
    var name = AttributedString("Ana")
    name.link = URL(string: "https://example.com")
    let localizer = Localizer(Self.bundle, locale: Locale(identifier: "en"))
    let text = localizer.attributedString("\(name) sent \(2) files")
    #expect(String(text.characters) == "Ana sent 2 files")
    #expect(text.runs.map { $0.link != nil } == [true, false])
    #expect(text.runs.allSatisfy { $0.languageIdentifier == "en" })
  }

  @Test func writesFormatStylesInTheLocale() {
    let german = Localizer(CatalogBundle(), locale: Locale(identifier: "de_DE"))
    #expect(german.string("\(0.5, format: .percent)") == "50\u{A0}%")
  }
}
