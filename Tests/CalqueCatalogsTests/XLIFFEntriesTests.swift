import CalqueDiagnostics
import CalqueTestCorpus
import Testing

@testable import CalqueCatalogs

/// The entries of an exchange file are decoded on demand. They equal those of a catalog that stores
/// all of them decoded.
@Suite("The entries of an .xliff catalog")
struct XLIFFEntriesTests {
  static func document(_ body: String) -> XLIFF {
    XLIFF(
      SourceText(
        path: "de.xliff",
        text: """
          <?xml version="1.0" encoding="UTF-8"?>
          <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
            <file original="A.strings" source-language="en" target-language="de" datatype="plaintext">
              <body>
          \(body)
              </body>
            </file>
          </xliff>
          """))
  }

  static func unit(_ id: String, _ source: String, _ target: String = "") -> String {
    "<trans-unit id=\"\(id)\"><source>\(source)</source>"
      + (target.isEmpty ? "" : "<target>\(target)</target>") + "</trans-unit>\n"
  }

  /// Bodies with special constructs, and each key with its texts.
  static let bodies: [(body: String, keys: [String], texts: [[String]])] = [
    ("", [], []),
    (unit("a", "1", "2") + unit("b", "3"), ["a", "b"], [["1", "2"], ["3"]]),
    // References in a key and a text.
    (
      unit("a&amp;b", "&lt;1&gt;", "&#x32;") + unit("a&#38;c", "4"), ["a&b", "a&c"],
      [["<1>", "2"], ["4"]]
    ),
    // Two spellings of one character are two keys.
    (
      unit("\u{E9}", "one") + unit("e\u{301}", "two") + unit("&#xE9;", "three"),
      ["\u{E9}", "e\u{301}"], [["three"], ["two"]]
    ),
    // Texts in several pieces, and markup that is not text.
    (
      unit("a", "1<x id=\"2\"/>3", "<![CDATA[<4>]]>5<!-- 6 -->") + unit("b", "<!-- 7 -->"),
      ["a", "b"], [["13", "<4>5"], [""]]
    ),
    // Units of one key that are not adjacent.
    (
      unit("a|==|plural.one", "1") + unit("b", "2") + unit("a|==|plural.other", "3"), ["a", "b"],
      [["1", "3"], ["2"]]
    ),
    (
      unit("/k:dict/NSStringLocalizedFormatKey:dict/:string", "%#@n@")
        + unit("/k:dict/n:dict/one:dict/:string", "1") + unit("/x", "2"), ["k", "/x"],
      [["%#@n@", "1"], ["2"]]
    ),
  ]

  static func texts(_ entry: CatalogEntry) -> [String] {
    entry.localizations.flatMap {
      ($0.value?.texts ?? []).map(\.string)
        + $0.substitutions.flatMap { $0.value.texts.map(\.string) }
    }
  }

  static func decoded(_ catalog: Catalog) -> Catalog {
    var result = catalog
    result.entries = CatalogEntries(Array(catalog.entries))
    return result
  }

  @Test("have the contents of the file, each key once", arguments: bodies)
  func entries(body: String, keys: [String], texts: [[String]]) throws {
    let catalog = try #require(Self.document(body).files.first)
    #expect(catalog.entries.map { ScalarKey($0.key) } == keys.map { ScalarKey($0) })
    #expect(catalog.entries.map(Self.texts) == texts)
    CatalogEntriesTests.expectSame(catalog, Self.decoded(catalog))
    #expect(catalog.entries == Self.document(body).files.first?.entries)
    #expect(catalog["no such key"] == nil && catalog[""] == nil)
  }

  @Test("change as decoded ones do", arguments: CatalogEntriesTests.changes.indices)
  func change(index: Int) throws {
    for (body, _, _) in Self.bodies {
      var catalog = try #require(Self.document(body).files.first)
      let before = catalog
      var expected = Self.decoded(catalog)
      CatalogEntriesTests.changes[index].make(&catalog)
      CatalogEntriesTests.changes[index].make(&expected)
      CatalogEntriesTests.expectSame(catalog, expected, body)
      CatalogEntriesTests.expectSame(before, Self.decoded(before), body)
    }
  }

  @Test("of a file with invalid UTF-8 are found by their decoded keys")
  func illFormedKey() throws {
    var bytes = Self.document(Self.unit("k?", "1") + Self.unit("b", "2")).source.utf8
    // The last one is in the key, the others are in the declaration.
    let place = try #require(bytes.lastIndex(of: UInt8(ascii: "?")))
    bytes[place] = 0xFF
    let xliff = XLIFF(SourceText(path: "de.xliff", contents: bytes))
    let catalog = try #require(xliff.files.first)
    #expect(catalog.entries.map(\.key) == ["k\u{FFFD}", "b"])
    CatalogEntriesTests.expectSame(catalog, Self.decoded(catalog))
    #expect(try XLIFFWriter.contents(of: xliff.files) == bytes)
  }

  @Test(
    "are those of every file of the corpus",
    arguments: TestCorpus.files("xliff"))
  func corpusEntries(path: String) throws {
    for catalog in XLIFF(SourceText(path: path, contents: try TestCorpus.bytes(path))).files {
      CatalogEntriesTests.expectSame(catalog, Self.decoded(catalog), path)
    }
  }
}
