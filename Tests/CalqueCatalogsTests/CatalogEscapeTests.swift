import CalqueCatalogs
import CalqueDiagnostics
import CalqueTestCorpus
import Testing

@Suite("Escapes")
struct CatalogEscapeTests {
  @Test(
    "have their places and decoded text",
    arguments: [
      (
        "a.strings", #""k" = "a\n\"\U00e9\Ud83d\Ude00b\101\q";"#,
        [#"\n"#, #"\""#, #"\U00e9"#, #"\Ud83d\Ude00"#, #"\101"#, #"\q"#],
        ["\n", "\"", "é", "😀", "A", "q"]
      ),
      (
        "a.xcstrings",
        #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"stringUnit":{"value":"\/é\u00E9\ud83d\ude00\\x"}}}}},"version":"1.0"}"#,
        [#"\/"#, #"\u00E9"#, #"\ud83d\ude00"#, #"\\"#], ["/", "é", "😀", "\\"]
      ),
      (
        "a.stringsdict",
        "<plist version=\"1.0\"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>a&amp;b&#x1F600;&lt;</string></dict></dict></plist>",
        ["&amp;", "&#x1F600;", "&lt;"], ["&", "😀", "<"]
      ),
    ])
  func escapes(
    _ file: (path: String, text: String, spellings: [String], texts: [String])
  ) throws {
    let catalog = try #require(CatalogFile.read(Array(file.text.utf8), path: file.path))
    let text = try #require(catalog.entries.first?.localizations.first?.value?.texts.first)
    let escapes = catalog.escapes(in: text.range)
    #expect(
      escapes.map { String(decoding: catalog.source.utf8[$0.range], as: UTF8.self) }
        == file.spellings)
    #expect(escapes.map(\.text) == file.texts)
  }

  @Test(
    "and the text between them make up the whole text", arguments: TestCorpus.files("xcstrings"))
  func textsOfRealFiles(_ file: String) throws {
    let catalog = try #require(CatalogFile.read(try TestCorpus.bytes(file), path: file))
    for entry in catalog.entries.prefix(200) {
      for text in entry.localizations.flatMap({ $0.value?.texts ?? [] }) {
        var put = ""
        var index = text.range.lowerBound
        for escape in catalog.escapes(in: text.range) {
          put += String(
            decoding: catalog.source.utf8[index..<escape.range.lowerBound], as: UTF8.self)
          put += escape.text
          index = escape.range.upperBound
        }
        put += String(decoding: catalog.source.utf8[index..<text.range.upperBound], as: UTF8.self)
        #expect(put == text.string)
      }
    }
  }
}
