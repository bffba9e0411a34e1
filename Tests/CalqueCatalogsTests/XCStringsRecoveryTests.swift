import CalqueCatalogs
import Testing

/// The entries that are read from string catalogs that Foundation refuses.
@Suite("A broken string catalog")
struct XCStringsRecoveryTests {
  private func read(_ text: String) throws -> Catalog {
    let catalog = try #require(CatalogFile.read(Array(text.utf8), path: "L.xcstrings"))
    #expect(catalog.problems.contains { $0.effect == .losesFile })
    #expect(try CatalogWriter.contents(of: catalog) == Array(text.utf8))
    return catalog
  }

  private func comments(_ catalog: Catalog) -> [String] {
    catalog.entries.map { "\($0.key)=\($0.comment ?? "")" }
  }

  @Test(
    "loses only the text with the error",
    arguments: [
      (#"a\ud800b"#, "a\u{FFFD}b", 1), (#"\udc00"#, "\u{FFFD}", 1), (#"\ud800\n"#, "\u{FFFD}\n", 1),
      (#"\q and \x"#, "q and x", 2), ("a\tb", "a\tb", 1),
    ])
  func brokenText(_ text: (spelling: String, decoded: String, failures: Int)) throws {
    let catalog = try read(
      "{\"strings\":{\"a\":{\"comment\":\"\(text.spelling)\"},\"b\":{\"comment\":\"x\"}},\"version\":\"1.0\"}"
    )
    #expect(catalog["a"]?.comment == text.decoded)
    #expect(catalog["b"]?.comment == "x" && catalog.version == "1.0")
    #expect(catalog.problems.filter { $0.code == .xcstringsJSON }.count == text.failures)
  }

  /// Three entries; in the second, a line replaces the comment.
  private func catalog(_ line: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a" : {
          "comment" : "1"
        },
        "b" : {
    \(line)
        },
        "c" : {
          "comment" : "3"
        }
      },
      "version" : "1.0"
    }
    """
  }

  @Test(
    "is read from the next entry on",
    arguments: [
      "      \"comment\" : \"2",
      "      \"comment\" \"2\"",
      "      \"comment\" : ",
      "      \"comment\" : nothing",
      "      \"comment\" : \"2\",",
      "      \"localizations\" : { \"de\" : { \"stringUnit\" : [",
      "<<<<<<< ours",
      "      \"comment\" : \"2\" \"more\"",
    ])
  func brokenEntry(_ line: String) throws {
    let catalog = try read(catalog(line))
    #expect(catalog.entries.map(\.key) == ["a", "b", "c"])
    #expect(catalog["a"]?.comment == "1" && catalog["c"]?.comment == "3")
    #expect(catalog.sourceLanguage == "en" && catalog.version == "1.0")
  }

  @Test("loses only a name without a value")
  func brokenName() throws {
    let text = catalog("      \"comment\" : \"2\"").split(separator: "\n").map(String.init)
    let broken = text.map { $0 == "    \"b\" : {" ? "    \"b\" ; {" : $0 }.joined(separator: "\n")
    #expect(comments(try read(broken)) == ["a=1", "c=3"])
  }

  @Test("keeps the entries in front of a premature end")
  func cutFile() throws {
    let text = catalog("      \"comment\" : \"2\"")
    for count in text.utf8.indices {
      let part = String(decoding: text.utf8[..<count], as: UTF8.self)
      let catalog = try read(part)
      #expect(catalog.entries.count <= 3)
    }
  }
}
