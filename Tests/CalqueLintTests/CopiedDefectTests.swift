import CalqueDiagnostics
import Testing

@testable import CalqueLint

/// What is wrong with a source text is told there, and not in each copy of it.
@Suite struct CopiedDefectTests {
  private static let mark = "An invisible character: U+200B ZERO WIDTH SPACE"
  private static let text = "Press\u{200B} the button"
  private static let english = #""a" = "Press\U200B the button";"# + "\n"
  private static let table = [
    ("de.lproj/A.strings", english), ("en.lproj/A.strings", english),
    ("fr.lproj/A.strings", english), ("it.lproj/A.strings", #""a" = "Premi il tasto\U200B";"#),
  ]

  private static func spaces(
    _ files: [(String, String)], folds: Bool = true
  ) -> [Finding] {
    FirstRunTests.lint(files) { $0.foldsMissingTexts = folds }.found.flatMap(\.findings)
      .filter { $0.rule == "invisible_character" }
  }

  @Test func copiesInATable() {
    let found = Self.spaces(Self.table)
    #expect(found.map(\.file) == ["en.lproj/A.strings", "it.lproj/A.strings"])
    #expect(
      found.first?.message
        == Self.mark + "; 2 languages copy it: de, fr")
    #expect(found.last?.message == Self.mark)
  }

  @Test func everyPlaceOnRequest() {
    #expect(Self.spaces(Self.table, folds: false).count == 4)
  }

  @Test func copiesInACatalog() {
    func unit(_ value: String) -> String {
      "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" } }"
    }
    let copies = ["de", "en", "es", "fr", "pl"].map {
      "\"\($0)\" : \(unit("Press\u{200B} the button"))"
    }
    let text = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "a" : { "localizations" : {
        \(copies.joined(separator: ",\n"))
      } } } }
      """
    let found = Self.spaces([("A.xcstrings", text)])
    #expect(found.map(\.locale) == ["en"])
    #expect(
      found.first?.message
        == Self.mark + "; 4 languages copy it: de, es and 2 more"
    )
  }

  /// If the key is the source text, the first copy is told.
  @Test func copiesOfAKey() {
    let text = "\"\(Self.text)\" = \"\(Self.text)\";"
    let found = Self.spaces([("de.lproj/A.strings", text), ("fr.lproj/A.strings", text)])
    #expect(found.map(\.file) == ["de.lproj/A.strings"])
  }

  private static func exchange(_ locale: String) -> (String, String) {
    (
      "\(locale).xliff",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file \
      original="A.strings" source-language="en" target-language="\(locale)" datatype="plaintext">\
      <body><trans-unit id="a"><source>Press\u{200B} the button</source>\
      <target>OK \(locale)</target></trans-unit></body></file></xliff>

      """
    )
  }

  @Test func copiesInExchangeFiles() {
    let files = ["de", "fr", "pl"].map(Self.exchange)
    let alone = Self.spaces(files)
    #expect(alone.map(\.file) == ["de.xliff"])
    #expect(
      alone.first?.message
        == Self.mark + ", as in 2 other files with this source text"
    )
    let withCatalog = Self.spaces(files + [("en.lproj/A.strings", Self.english)])
    #expect(withCatalog.map(\.file) == ["en.lproj/A.strings"])
    #expect(Self.spaces(files, folds: false).count == 3)
  }

  /// Placeholders of a source text and of its copies.
  @Test func copiedFormats() {
    let english = #""a" = "Done: %d% @ of %@";"#
    let files = ["de", "en", "fr"].map { ("\($0).lproj/A.strings", english) }
    let found = FirstRunTests.lint(files).found.flatMap(\.findings)
    #expect(Set(found.map(\.file)) == ["en.lproj/A.strings"], "\(found)")
  }
}
