import CalqueCatalogs
import CalqueMessages
import Foundation
import Testing

@testable import CalqueLocalization

/// The markup for automatic grammar agreement, as in Apple's documentation: it is kept as an
/// attribute, it is never shown, and a diagnostic names it.
@Suite struct InflectionTests {
  private func keys() -> Localizer {
    Localizer(CatalogBundle(), locale: Locale(identifier: "en"))
  }

  private func described(_ key: LocalizedStringKey, _ localizer: Localizer? = nil) -> String {
    CalqueLocalizationTests.described((localizer ?? keys()).attributedString(key))
  }

  @Test func isNotShown() {
    let localizer = keys()
    let key: LocalizedStringKey = "Add ^[\(2) \("apple")](inflect: true) to *your* order"
    #expect(localizer.string(key) == "Add 2 apple to *your* order")
    #expect(localizer.resolve(key).string == "Add 2 apple to *your* order")
    #expect(described(key) == "Add ⟦inflect|2 apple⟧ to ⟦em|your⟧ order")
    #expect(
      localizer.diagnostics.map(\.problem).contains(.inflection("%lld %@")))
  }

  @Test func isNotShownOfPlainKeys() {
    let localizer = TestCatalogs.localizer([
      "k": "^[1 Apfel](inflect: true)!", "^[a](inflect: true)": "x",
      "%": "100% ^[b](inflect: true)",
    ])
    #expect(localizer.string("k") == "1 Apfel!")
    #expect(localizer.string("^[a](inflect: true)") == "x")
    #expect(localizer.string("%") == "100% b")
    #expect(localizer.string("^[c](inflect: true)") == "c")
    #expect(described("k", localizer) == "⟦inflect|1 Apfel⟧!")
    #expect(
      localizer.diagnostics.filter { $0.problem == .inflection("1 Apfel") }.map(\.key) == ["k"])
    #expect(
      localizer.diagnostics.first?.description
        == "en.lproj/Localizable:1:1: en: \"k\" asks for automatic grammar agreement, which is not supported: 1 Apfel"
    )
  }

  @Test(arguments: [
    (
      "^[a](inflect: true, morphology: { partOfSpeech: \"noun\", number: 'plural' })",
      "a", "⟦inflect+plural/noun|a⟧"
    ),
    (
      "^[Bienvenido](inflect: true, inflectionAlternative: 'Hola')", "Bienvenido",
      "⟦inflect+or Hola|Bienvenido⟧"
    ),
    ("^[they](agreeWithArgument: 2)", "they", "⟦agree 2|they⟧"),
    ("^[x](rainbow: 'extreme')", "x", "x"),
    ("**^[a *b*](inflect: true)**", "**a *b***", "⟦strong+inflect|a ⟧⟦em+strong+inflect|b⟧"),
    ("^[**a**](inflect: true)b", "**a**b", "⟦strong+inflect|a⟧b"),
    (
      "^[a ^[b](agreeWithArgument: 1) c](inflect: true)", "a b c",
      "⟦inflect|a ⟧⟦inflect+agree 1|b⟧⟦inflect| c⟧"
    ),
    (
      "^[a [b] c](inflect: true) ^[d](inflect: true)", "a [b] c d",
      "⟦inflect|a [b] c⟧ ⟦inflect|d⟧"
    ),
    ("[^[a](inflect: true) b](x)", "[a b](x)", "⟦→x+inflect|a⟧⟦→x| b⟧"),
    ("\\^[a](inflect: true)", "^[a](inflect: true)", "^[a](inflect: true)"),
    ("\\^[a](inflect:true)", "^[a](inflect:true)", "^[a](inflect:true)"),
    ("`^[a](inflect: true)`", "`^[a](inflect: true)`", "⟦code|^[a](inflect: true)⟧"),
    ("^[a](inflect: true", "^[a](inflect: true", "^[a](inflect: true"),
    ("^[a](inflect)", "^[a](inflect)", "^[a](inflect)"),
    ("^[a]", "^[a]", "^[a]"), ("x^[2]^", "x^[2]^", "x^[2]^"),
    ("^[a](inflect: false)", "a", "a"), ("^[ ](inflect: true)", " ", "⟦inflect| ⟧"),
  ])
  func keepsAttributes(key: String, plain: String, attributed: String) {
    let localizer = keys()
    #expect(localizer.string(LocalizedStringKey(key)) == plain)
    #expect(described(LocalizedStringKey(key)) == attributed)
    // The same as a format, and from a table.
    var format = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 1)
    format.appendLiteral(key)
    format.appendInterpolation("^[v](inflect: true)")
    let formatted = LocalizedStringKey(stringInterpolation: format)
    let table = TestCatalogs.localizer(["t": key])
    #expect(localizer.string(formatted) == plain + "^[v](inflect: true)")
    #expect(table.string("t") == plain)
    #expect(described("t", table) == attributed)
  }

  @Test func isReadInChoices() {
    let bundle = CatalogBundle(catalogs: [
      TestCatalogs.catalog(
        "en",
        [
          (
            key: "%lld %@",
            value: TestCatalogs.plural([
              "one": "^[one %2$@](inflect: true)", "other": "^[%1$lld %2$@](inflect: true)s",
            ]), substitutions: []
          ),
          (
            key: "got %lld", value: .text(CatalogText("^[got %#@n@](inflect: true)")),
            substitutions: [
              TestCatalogs.variable(
                "n", ["one": "^[%arg](agreeWithArgument: 1) cat", "other": "%arg cats"])
            ]
          ),
        ])
    ])
    let localizer = Localizer(bundle, locale: Locale(identifier: "en"))
    #expect(localizer.string("\(1) \("cat")") == "one cat")
    #expect(localizer.string("\(2) \("cat")") == "2 cats")
    #expect(localizer.string("got \(1)") == "got 1 cat")
    #expect(localizer.string("got \(5)") == "got 5 cats")
    #expect(described("\(2) \("[]")", localizer) == "⟦inflect|2 []⟧s")
    #expect(described("got \(1)", localizer) == "⟦inflect|got ⟧⟦inflect+agree 1|1⟧⟦inflect| cat⟧")
  }

  /// A table compiled to a file has the same result.
  @Test func isReadFromCompiledFiles() throws {
    let catalogs = [
      TestCatalogs.strings("en", ["a %lld": "^[%lld *a*](inflect: true) é", "b": "^[b](x: 1)"])
    ]
    let twin = try CompiledTwin(catalogs)
    twin.expectEqual(in: "en")
    twin.expectEqual(in: "ar-XB")
    let localizer = Localizer(twin.compiled, locale: Locale(identifier: "en"))
    #expect(localizer.string("a \(2)") == "2 *a* é")
    #expect(described("a \(2)", localizer) == "⟦inflect|2 ⟧⟦em+inflect|a⟧ é")
    #expect(localizer.string("b") == "b")
  }
}
