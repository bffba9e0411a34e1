import Calque
import CalqueTesting
import Foundation
import Testing

/// Plurals without the form for the number that is shown, by CLDR's plural rules.
@MainActor
@Suite struct PluralFormRuleTests {
  private func findings(
    _ number: Int, _ language: String, _ forms: [String], _ noun: String = "items"
  ) throws -> [ScreenFinding] {
    let texts = forms.map {
      """
      "\($0)": {"stringUnit": {"state": "translated", "value": "%lld \(noun)"}}
      """
    }
    let catalogs = try RuleScreen.catalogs(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld items": {"localizations": {
        "\(language)": {"variations": {"plural": {\(texts.joined(separator: ", "))}}}}}}}
      """)
    let screen = ScreenMatrix(
      catalogs: catalogs, locales: [language], size: CGSize(width: 390, height: 844)
    )
    .screen("Test", locale: language) { Text("\(number) items").accessibilityIdentifier("items") }
    return PluralFormRule().findings(on: screen)
  }

  @Test(arguments: [
    (5, "ar", ["other"], true), (5, "ar", ["few", "other"], false), (11, "ar", ["other"], true),
    (100, "ar", ["other"], false), (2, "ar", ["one", "other"], true), (0, "ar", ["other"], false),
    (1, "de", ["other"], true), (1, "de", ["one", "other"], false), (7, "de", ["other"], false),
    (3, "pl", ["one", "other"], true), (3, "ru", ["one", "few", "other"], false),
    // Nouns after numbers are in the singular, and other languages have one form only.
    (1, "tr", ["other"], false), (1, "ja", ["other"], false), (2, "he", ["one", "other"], false),
    // The form for decimal numbers may be the same, and millions are rare.
    (5, "ru", ["one", "few", "other"], false), (1_000_000, "fr", ["one", "other"], false),
  ])
  func `a form that the number needs is missing`(
    number: Int, language: String, forms: [String], isMissing: Bool
  ) throws {
    let found = try findings(number, language, forms)
    #expect(found.map(\.identifier) == (isMissing ? ["items"] : []))
    #expect(found.first.map { $0.kind == .missing && $0.severity == .warning } != false)
  }

  /// "1 min" is an abbreviation, not a plural.
  @Test func `abbreviations have one form`() throws {
    #expect(try findings(1, "de", ["other"], "Min.").isEmpty)
  }
}
