import CalqueCatalogs
import CalqueDiagnostics
import CalqueTestCorpus
import Testing

@Suite("The arrangement of files")
struct CatalogArrangementTests {
  private func arranged(
    _ arrangement: CatalogArrangement, _ text: String, _ format: Catalog.Format = .strings
  ) throws -> String {
    let source = SourceText(path: "L." + format.rawValue, text: text)
    let edits = try arrangement.edits(of: source, format: format)
    return String(decoding: source.contents(applying: edits), as: UTF8.self)
  }

  static let messy = """
    /* The app's texts.
       (c) someone */

    /* The last one */
    "zoo"="Z";   // remark
    "b"   =   "B" ;
    // two
    // lines
    'a'= word;


    "k" /* in the middle */ = "K";
    /* at the end */

    """

  @Test("sorts entries with their comments")
  func sortedStrings() throws {
    let sorted = """
      /* The app's texts.
         (c) someone */

      // two
      // lines
      'a'= word;
      "b"   =   "B" ;
      "k" /* in the middle */ = "K";


      /* The last one */
      "zoo"="Z";   // remark
      /* at the end */

      """
    #expect(try arranged(.sorted, Self.messy) == sorted)
    #expect(try arranged(.sorted, sorted) == sorted)
  }

  @Test("formats the space and nothing else")
  func formattedStrings() throws {
    let formatted = """
      /* The app's texts.
         (c) someone */

      /* The last one */
      "zoo" = "Z"; // remark
      "b" = "B";

      // two
      // lines
      'a' = word;

      "k" /* in the middle */ = "K";
      /* at the end */

      """
    #expect(try arranged(.formatted, Self.messy) == formatted)
    #expect(try arranged(.formatted, formatted) == formatted)
  }

  @Test("keeps line endings")
  func carriageReturns() throws {
    let text = "\"b\"=\"1\";\r\n/* x */\r\n\"a\"=\"2\";"
    #expect(
      try arranged(.formatted, text) == "\"b\" = \"1\";\r\n\r\n/* x */\r\n\"a\" = \"2\";\r\n")
    #expect(try arranged(.sorted, text) == "/* x */\r\n\"a\"=\"2\";\r\n\"b\"=\"1\";")
  }

  @Test("sorts a string catalog's entries, each with its bytes")
  func sortedCatalog() throws {
    let text = "{\"strings\": {\n \"b\": {\"x\":1 },\n\n   \"A\": { } }, \"version\": \"1.0\"}\n"
    let sorted = "{\"strings\": {\n \"A\": { },\n\n   \"b\": {\"x\":1 } }, \"version\": \"1.0\"}\n"
    #expect(try arranged(.sorted, text, .xcstrings) == sorted)
    #expect(try arranged(.sorted, sorted, .xcstrings) == sorted)
  }

  @Test("formats a string catalog as Xcode does")
  func formattedCatalog() throws {
    let text = #"{"version":"1.0","strings":{"\u00e9\/":{},"B":{"x":[1, []],"comment":null}}}"#
    let formatted = """
      {
        "strings" : {
          "B" : {
            "comment" : null,
            "x" : [
              1,
              [

              ]
            ]
          },
          "é/" : {

          }
        },
        "version" : "1.0"
      }
      """
    #expect(try arranged(.formatted, text, .xcstrings) == formatted)
    #expect(
      try arranged(.formatted, XCStringsWriterTests.xcode, .xcstrings) == XCStringsWriterTests.xcode
    )
  }

  @Test(
    "leaves broken files alone",
    arguments: [
      ("\"a\" = \"1\"; \"a\" = \"2\";", Catalog.Format.strings),
      ("\"b\" = \"1\"; } \"a\" = \"2\";", .strings),
      ("{ \"b\" = \"1\"; \"a\" = \"2\"; }", .strings),
      ("<plist><dict><key>b</key><string>1</string></dict></plist>", .strings),
      ("{\"strings\": {\"b\": {}, \"a\": {}", .xcstrings),
      ("{\"strings\": {\"a\": {}, \"a\": {}}}", .xcstrings),
      ("[]", .xcstrings),
      ("<plist/>", .stringsdict),
    ])
  func refusals(_ file: (text: String, format: Catalog.Format)) throws {
    for arrangement in [CatalogArrangement.sorted, .formatted] {
      #expect(throws: FileError.self) {
        try arranged(arrangement, file.text, file.format)
      }
    }
  }

  @Test("keeps the contents of real files", arguments: TestCorpus.files("strings").prefix(100))
  func realFiles(_ path: String) throws {
    let source = SourceText(path: path, contents: try TestCorpus.bytes(path))
    let before = StringsFile(source)
    for arrangement in [CatalogArrangement.sorted, .formatted] {
      guard let edits = try? arrangement.edits(of: source, format: .strings) else { continue }
      let contents = source.contents(applying: edits)
      let after = SourceText(path: path, contents: contents)
      let file = StringsFile(after)
      #expect(file.runtimeStrings == before.runtimeStrings)
      #expect(after.encoding == source.encoding)
      // The result is already arranged.
      #expect(try arrangement.edits(of: after, format: .strings).isEmpty)
      let comments = { (file: StringsFile) in
        file.entries.compactMap { file.comment(of: $0) }.sorted()
      }
      #expect(comments(file).count >= comments(before).count)
    }
  }
}
