import CalqueCatalogs
import CalqueDiagnostics
import Testing

@testable import CalqueLint

/// The mark that a translation needs review: when read back, the text is unchanged and it has the
/// state.
@Suite struct ReviewMarkTests {
  static let files: [(path: String, text: String)] = [
    (
      "A.xcstrings",
      """
      { "sourceLanguage" : "en", "strings" : { "a" : { "localizations" : { "de" : {
        "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "{ \\"x\\"" } },
          "other" : { "stringUnit" : { "state":"translated","value":"y" } } } }
      } } } }, "version" : "1.0" }
      """
    ),
    ("a.xliff", exchange("<target>a &lt;b&gt;</target>")),
    ("b.xliff", exchange("<target state=\"translated\">a</target>")),
  ]

  private static func exchange(_ target: String) -> String {
    """
    <xliff version="1.2"><file original="A.strings" source-language="en" target-language="de">
    <body><trans-unit id="a"><source>a</source>\(target)</trans-unit></body></file></xliff>
    """
  }

  @Test(arguments: files.indices) func isReadBack(_ index: Int) throws {
    let (path, text) = Self.files[index]
    let bytes = Array(text.utf8)
    let format = try #require(CatalogFile.format(ofPath: path))
    let before = Self.texts(path, bytes)
    #expect(!before.isEmpty)
    for (place, text) in before.enumerated() {
      let edit = try #require(ReviewMark.edit(of: text, format, bytes))
      var changed = bytes
      changed.replaceSubrange(edit.range, with: edit.replacement.utf8)
      let after = Self.texts(path, changed)
      #expect(after.map(\.string) == before.map(\.string))
      for other in after.indices {
        #expect(after[other].state == (other == place ? "needs_review" : before[other].state))
      }
    }
  }

  @Test func whatIsSpelledOtherwiseIsLeftAlone() {
    let units = [
      #"{ "state" : "new", "value" : "a" }"#, #"{ "value" : "a", "state" : "translated" }"#,
      #"{ "state" : "translated", "x" : 1, "value" : "a" }"#,
    ]
    for unit in units {
      let text = """
        { "sourceLanguage" : "en", "strings" : { "a" : { "localizations" : { "de" : {
          "stringUnit" : \(unit) } } } }, "version" : "1.0" }
        """
      for found in Self.texts("A.xcstrings", Array(text.utf8)) {
        #expect(ReviewMark.edit(of: found, .xcstrings, Array(text.utf8)) == nil)
      }
    }
  }

  /// The translations of a file.
  private static func texts(_ path: String, _ bytes: [UInt8]) -> [CatalogText] {
    CatalogFile.readAll(SourceText(path: path, contents: bytes)).flatMap(\.entries)
      .flatMap(\.localizations).filter { $0.locale == "de" }.flatMap { $0.value?.texts ?? [] }
  }
}
