import CalqueLocalization
import Foundation
import Testing

@testable import Calque

/// The words that the system says by itself.
@Suite struct SystemWordTests {
  private struct Catalog: Decodable {
    struct Entry: Decodable {
      struct Localization: Decodable {
        struct Unit: Decodable { let value: String }
        let stringUnit: Unit
      }
      let comment: String
      let localizations: [String: Localization]
    }
    let strings: [String: Entry]
  }

  private func catalog() throws -> Catalog {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Locales/SystemWords.xcstrings")
    return try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file))
  }

  @Test
  func `the words are those of the catalog, in forty languages at least`() throws {
    let catalog = try catalog()
    #expect(SystemWord.texts.count >= 40)
    #expect(catalog.strings.count == SystemWord.allCases.count)
    for word in SystemWord.allCases {
      let entry = try #require(catalog.strings["system.\(word)"])
      #expect(entry.comment.contains("own"), "the catalog says where the texts come from")
      #expect(Set(entry.localizations.keys) == Set(SystemWord.texts.keys))
      for (language, text) in entry.localizations {
        let locale = Locale(identifier: language)
        #expect(word.string(for: locale) == text.stringUnit.value, "\(word) in \(language)")
        #expect(!text.stringUnit.value.isEmpty)
      }
    }
  }

  /// A word that was forgotten would be English.
  @Test
  func `words of other scripts have no Latin letters`() {
    for language in SystemWord.texts.keys {
      let locale = Locale(identifier: language)
      let script = Locale.Language(identifier: locale.language.maximalIdentifier).script
      guard script != .latin else { continue }
      for word in SystemWord.allCases where word != .ok {
        let text = word.string(for: locale, "").unicodeScalars
        #expect(
          !text.contains { $0.isASCII && $0.properties.isAlphabetic }, "\(word) in \(language)")
      }
    }
  }

  /// "OK" and words that are the same in both languages are few.
  @Test
  func `words of other languages are not the English ones`() {
    let english = Locale(identifier: "en")
    for language in SystemWord.texts.keys where language != "en" {
      let same = SystemWord.allCases.filter {
        $0 != .ok && $0.string(for: Locale(identifier: language)) == $0.string(for: english)
      }
      #expect(same.count <= 2, "\(language): \(same)")
    }
  }

  @Test
  func `the texts of searches keep their argument`() {
    for language in SystemWord.texts.keys {
      let locale = Locale(identifier: language)
      #expect(SystemWord.noResultsFor.string(for: locale).contains("%@"), "\(language)")
      #expect(SystemWord.noResultsFor.string(for: locale, "abc").contains("abc"))
      #expect(SystemWord.share.string(for: locale).hasSuffix("…"))
    }
  }

  @Test(arguments: [
    ("de_AT", "Abbrechen"), ("zh_TW", "取消"), ("zh", "取消"), ("no", "Avbryt"), ("iw", "ביטול"),
    ("pt_BR", "Cancelar"), ("sr_Latn_RS", "Otkaži"), ("sr_RS", "Откажи"), ("xx", "Cancel"),
    ("en_GB", "Cancel"), ("ar_EG", "إلغاء"),
  ])
  func `the nearest language counts`(locale: String, word: String) {
    #expect(SystemWord.cancel.string(for: Locale(identifier: locale)) == word)
  }

  @Test(arguments: [("pt_PT", "Pesquisar"), ("pt_BR", "Buscar"), ("zh_TW", "搜尋"), ("zh_HK", "搜尋")])
  func `scripts and regions have words of their own`(locale: String, word: String) {
    #expect(SystemWord.search.string(for: Locale(identifier: locale)) == word)
  }
}
