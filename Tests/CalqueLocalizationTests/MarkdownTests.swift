import CalqueCatalogs
import CalqueMessages
import CalqueTestRandom
import Foundation
import Testing

@testable import CalqueLocalization

/// Inline Markdown of translations, as in the documentation of Foundation's attributed strings and
/// of SwiftUI's `Text`.
@Suite struct MarkdownTests {
  private let keys = Localizer(CatalogBundle(), locale: Locale(identifier: "en"))

  private func described(_ key: LocalizedStringKey, _ localizer: Localizer? = nil) -> String {
    CalqueLocalizationTests.described((localizer ?? keys).attributedString(key))
  }

  @Test func readsWhatTextsSay() {
    #expect(
      described("**Bold**, *italic*, `code`, ~~gone~~ and ***both***")
        == "⟦strong|Bold⟧, ⟦em|italic⟧, ⟦code|code⟧, ⟦del|gone⟧ and ⟦em+strong|both⟧")
    #expect(
      described("See [the *docs*](https://example.com/a?b=c).")
        == "See ⟦→https://example.com/a?b=c|the ⟧⟦em+→https://example.com/a?b=c|docs⟧.")
    #expect(
      described("<b>x</b> &amp; ![a picture](p.png)")
        == "⟦html|<b>⟧x⟦html|</b>⟧ & ⟦img p.png|a picture⟧")
    #expect(described("# 1 *of* 2\n- a\\\n b") == "# 1 ⟦em|of⟧ 2\n- a⟦line|\n⟧ b")
    #expect(described(" a  \n\n b ") == " a  \n\n b ")
    #expect(
      described("Mail us@example.com or visit https://example.com/\(7).")
        == "Mail ⟦→mailto:us@example.com|us@example.com⟧ or visit "
        + "⟦→https://example.com/7|https://example.com/7⟧.")
  }

  @Test func readsTheTranslation() {
    let localizer = TestCatalogs.localizer(
      ["**%@** joined": "**%@** ist *da*", "plain": "_schön_"], locale: "de")
    #expect(described("**\("Ana")** joined", localizer) == "⟦strong|Ana⟧ ist ⟦em|da⟧")
    #expect(described("plain", localizer) == "⟦em|schön⟧")
    let text = localizer.attributedString("plain")
    #expect(text.runs.allSatisfy { $0.languageIdentifier == "de" })
  }

  /// A plain string is not Markdown.
  @Test func leavesStringsAlone() {
    #expect(keys.string("**\("Ana")** [a](b) &amp; \\*") == "**Ana** [a](b) &amp; \\*")
    #expect(keys.resolve("**\("Ana")**").string == "**Ana**")
  }

  @Test(arguments: [
    "**x**", "[a](b)", "*", "`", "\\", "<b>", "&amp;", " x ", "(x)", "\n\n# x", "\u{FFFC}",
    "\u{F0000}",
    "^[x](inflect: true)", "", "x\u{0}y", "👩‍👩‍👧", "https://a.b/c_d_e", "~~x~~", "٣", "\u{10A50}\u{0C}",
  ])
  func showsValuesAsTheyAre(value: String) {
    #expect(described("\(value)") == value)
    #expect(described("a \(value) *b*") == "a \(value) ⟦em|b⟧")
    let bold = value.isEmpty ? "" : "⟦strong|\(value)⟧"
    if !value.isEmpty {
      #expect(described("**\(value)**") == bold)
      #expect(described("a**\(value)**b") == "a\(bold)b")
      #expect(described("名前は**\(value)**です") == "名前は\(bold)です")
      #expect(described("`\(value)`") == "⟦code|\(value)⟧")
    }
    let key: LocalizedStringKey = "\(value)[_\(value)_](https://a.b) \(1)\(value)"
    #expect(
      String(keys.attributedString(key).characters)
        == (value.isEmpty ? "__ 1" : "\(value)\(value) 1\(value)"))
  }

  @Test func keepsAttributesOfValues() {
    var name = AttributedString("A")
    name.link = URL(string: "https://own")
    var other = AttributedString("B")
    other.inlinePresentationIntent = .code
    let key: LocalizedStringKey = "**\(name + other)** [*\(name) c*](https://outer)"
    #expect(
      described(key)
        == "⟦strong+→https://own|A⟧⟦strong+code|B⟧ ⟦em+→https://own|A⟧⟦em+→https://outer| c⟧")
  }

  @Test func isReadOfResourcesAndLocalizedAttributedStrings() {
    let locale = Locale(identifier: "en")
    let name = "_x_"
    let text = AttributedString(
      localized: "**\(name)** *joined* ^[\(2) cat](inflect: true)", locale: locale)
    #expect(
      CalqueLocalizationTests.described(text) == "⟦strong|_x_⟧ ⟦em|joined⟧ ⟦inflect|2 cat⟧")
    #expect(
      String(localized: "**\(name)** ^[\(2) cat](inflect: true)", locale: locale) == "**_x_** 2 cat"
    )
    let resource = LocalizedStringResource("a *nested* \(name)")
    #expect(described("**\(resource)**") == "⟦strong|a ⟧⟦em+strong|nested⟧⟦strong| _x_⟧")
    #expect(keys.string("**\(resource)**") == "**a *nested* _x_**")
  }

  @Test func putsValuesIntoDestinations() {
    #expect(
      described("[\("name")](https://a.b/\("u 1")?n=\(2)) \(3)")
        == "⟦→https://a.b/u%201?n=2|name⟧ 3")
    #expect(described("[open](\("https://a.b"))") == "⟦→https://a.b|open⟧")
  }

  @Test func readsChoices() {
    let bundle = CatalogBundle(catalogs: [
      TestCatalogs.catalog(
        "en",
        [
          (
            key: "%lld files",
            value: TestCatalogs.plural(["one": "*One* file", "other": "**%lld** files"]),
            substitutions: []
          ),
          (
            key: "%@ has %lld", value: .text(CatalogText("_%@_ has **%#@n@**")),
            substitutions: [
              TestCatalogs.variable("n", argument: 2, ["one": "%arg `dog`", "other": "%arg dogs"])
            ]
          ),
        ])
    ])
    let localizer = Localizer(bundle, locale: Locale(identifier: "en"))
    #expect(described("\(1) files", localizer) == "⟦em|One⟧ file")
    #expect(described("\(1234) files", localizer) == "⟦strong|1,234⟧ files")
    #expect(
      described("\("*a*") has \(1)", localizer) == "⟦em|*a*⟧ has ⟦strong|1 ⟧⟦strong+code|dog⟧")
    #expect(described("\("*a*") has \(2)", localizer) == "⟦em|*a*⟧ has ⟦strong|2 dogs⟧")
  }

  @Test func readsPseudoLocales() {
    let bundle = CatalogBundle(catalogs: [TestCatalogs.strings("en", ["a": "**Hi**"])])
    let localizer = Localizer(bundle, locale: Locale(identifier: "ar-XB"))
    let text = localizer.attributedString("a")
    #expect(!text.characters.contains("*"))
    #expect(text.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
  }

  /// In any text, every visible value is in its place.
  @Test(arguments: 0..<100)
  func keepsValuesInOrder(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let signs = [
      "*", "**", "_", "`", "~~", "[", "](x)", "^[", "](inflect: true)", "\\", "<", ">", " ", "\n",
      "&", "é",
    ]
    var interpolation = LocalizedStringKey.StringInterpolation(
      literalCapacity: 0, interpolationCount: 0)
    var values = 0
    for _ in 0..<60 {
      if random.number(below: 4) == 0 {
        interpolation.appendInterpolation("‹\(values)*›")
        values += 1
      } else {
        interpolation.appendLiteral(random.pick(signs))
      }
    }
    let text = keys.attributedString(LocalizedStringKey(stringInterpolation: interpolation))
    let shown = String(text.characters).matches(of: #/‹(\d+)\*›/#).compactMap { Int($0.1) }
    #expect(shown == Array(0..<values))
  }
}
