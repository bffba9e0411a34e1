import Calque
import CalqueCatalogs
import CalqueTesting
import Foundation
import Testing

/// Letters of two scripts in one word. The escapes are Cyrillic and Greek letters.
@MainActor
@Suite struct MixedScriptsRuleTests {
  private func found(_ text: String, _ locale: String) throws -> [String?] {
    try RuleScreen.found(MixedScriptsRule(), locale) {
      Text(verbatim: text).accessibilityIdentifier("text")
    }
  }

  @Test(arguments: [
    ("Fahr\u{442}en", "de"), ("mit dein\u{435}n Nachbarn", "de"), ("\u{410}ccount", "en"),
    ("S\u{430}fari", "ru"), ("\u{43F}p\u{438}\u{432}\u{435}\u{442}", "ru"),
    ("y\u{3B5}mmer", "fr"), ("\u{391}thens", "en"), ("p\u{443}blic", "en"),
    ("\u{3B1}\u{3C0}o\u{3B4}\u{3BF}\u{3C7}\u{3AE}", "el"),
  ])
  func findsWordsOfTwoScripts(text: String, locale: String) throws {
    #expect(try found(text, locale) == ["text"])
  }

  @Test(arguments: [
    ("iPhone'\u{430}", "ru"), ("iPhone\u{430}", "ru"), ("PDF\u{43E}\u{432}", "ru"),
    ("VPN\u{430}", "ru"), ("USB-\u{440}\u{435}\u{436}\u{438}\u{43C}", "ru"),
    ("5 \u{B5}m, 5\u{3BC}m, k\u{3A9}, \u{394}t, \u{3B1}", "en"), ("sin\u{3B1}", "de"),
    ("\u{3B2}-Carotin", "de"), ("GmbH\u{306E}", "ja"), ("S\u{E3}o Paulo", "pt"),
    ("\u{41F}\u{440}\u{438}\u{432}\u{435}\u{442}, Anna", "ru"), ("Hello", "en"),
    ("\u{E5}\u{E7}\u{E7}", "en-XA"),
  ])
  func passesOverOtherWords(text: String, locale: String) throws {
    #expect(try found(text, locale) == [])
  }

  @Test func namesTheLetters() throws {
    let screen = RuleScreen.of("de") { Text(verbatim: "Fahr\u{442}en") }
    let finding = try #require(MixedScriptsRule().findings(on: screen).first)
    #expect(finding.severity == .warning)
    #expect(finding.message.contains("Cyrillic letter \"\u{442}\""))
    #expect(finding.message.contains("\"Fahr\u{442}en\""))
    #expect(finding.remedy?.contains("Latin") == true)
  }
}

/// Translations that were not written.
@MainActor
@Suite struct UntranslatedTextTests {
  private func found(_ key: String, _ text: String, _ locale: String) -> [String?] {
    let catalog = CatalogFile.read(
      Array("\"\(key)\" = \"\(text)\";".utf8), path: "\(locale).lproj/Localizable.strings")
    let matrix = ScreenMatrix(
      catalogs: CatalogBundle(catalogs: catalog.map { [$0] } ?? []), locales: [locale],
      size: CGSize(width: 390, height: 844))
    let screen = matrix.screen("Test", locale: locale) {
      Text(LocalizedStringKey(key)).accessibilityIdentifier("text")
    }
    return PlaceholderRule().findings(on: screen).map(\.identifier)
  }

  @Test(arguments: [
    ("Vegan", "TODO", "de"), ("Vegan", "[TODO]", "ja"),
    ("Vegan", "TBD", "de"), ("Vegan", "XXX", "es"), ("Vegan", "???", "de"),
    ("Vegan", "FIXME", "de"), ("title", "TODO", "en"),
  ])
  func findsMarks(key: String, text: String, locale: String) {
    #expect(found(key, text, locale) == ["text"])
  }

  @Test(arguments: [
    ("All", "TODO", "es"), ("All", "TODO", "pt-BR"), ("To-do", "TODO", "de"), ("TBD", "TBD", "de"),
    ("What?", "What???", "en"), ("???", "???", "en"), ("Tasks", "Todo list", "de"),
    ("column.todo", "TODO", "en"),
  ])
  func passesOverWords(key: String, text: String, locale: String) {
    #expect(found(key, text, locale) == [])
  }
}
