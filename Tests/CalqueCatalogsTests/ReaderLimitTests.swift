import CalqueCatalogs
import CalqueDiagnostics
import Testing

/// Nesting, sizes and counts far beyond those of real files result in errors, and never in a crash.
@Suite struct ReaderLimitTests {
  private static func nested(_ opening: String, _ count: Int = 100_000) -> String {
    String(repeating: opening, count: count)
  }

  static let deep: [(path: String, text: String)] = [
    ("a.xcstrings", nested("[")),
    ("a.xcstrings", nested("{\"a\":")),
    ("a.xcstrings", nested("[", 513) + nested("]", 513)),
    ("a.strings", "a = " + nested("(") + ";"),
    ("a.strings", "a = " + nested("{a=") + ";"),
    ("a.strings", "a = " + nested("(", 600) + nested(")", 600) + ";\nb = c;"),
    ("a.strings", "<plist><dict><key>a</key>" + nested("<array>")),
    ("a.stringsdict", "<plist>" + nested("<dict><key>a</key>")),
    ("a.stringsdict", "<plist>" + nested("<array>", 600) + nested("</array>", 600) + "</plist>"),
    ("a.stringsdict", nested("<plist>")),
  ]

  @Test("Excessive nesting exceeds a limit", arguments: deep.indices)
  func nesting(index: Int) throws {
    let (path, text) = Self.deep[index]
    let catalog = try #require(
      CatalogFile.read(SourceText(path: path, text: text)), Comment(rawValue: path))
    #expect(
      catalog.problems.contains { $0.code == .limitExceeded && $0.effect == .losesFile },
      "\(path): \(catalog.problems.map(\.message))")
    #expect(catalog.entries.allSatisfy { !$0.isReachable })
  }

  @Test("Nesting up to the limit is not an error")
  func allowedNesting() {
    let depth = 511
    let text =
      "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{},\"a\":"
      + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}"
    #expect(XCStrings(SourceText(path: "a.xcstrings", text: text)).problems == [])
  }

  static let faulty: [(path: String, text: String)] = [
    ("a.strings", String(repeating: "\"a\" = \"b\";\n", count: 5000)),
    ("a.strings", String(repeating: "\"a\" \"b\";\n", count: 5000)),
    ("a.strings", String(repeating: "\"a\" = \"\\q\";\n", count: 5000)),
    (
      "a.xcstrings",
      "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"a\":{}"
        + String(repeating: ",\"a\":{}", count: 5000) + "}}"
    ),
    (
      "a.xcstrings",
      "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"a\":{\"localizations\":{\"b\":0"
        + String(repeating: ",\"b\":0", count: 5000) + "}}}}"
    ),
    (
      "a.stringsdict",
      "<plist><dict>" + String(repeating: "<key>a</key><dict></b>", count: 5000)
        + "</dict></plist>"
    ),
    (
      "a.stringsdict",
      "<plist><dict><key>a</key><string>" + String(repeating: "\u{1}", count: 5000)
        + "</string></dict></plist>"
    ),
  ]

  /// Each message has a place: if it were counted from the beginning of the file every time, this
  /// would take minutes.
  @Test(
    "A file full of errors reports about a thousand at most",
    arguments: faulty.indices)
  func manyProblems(index: Int) throws {
    let (path, text) = Self.faulty[index]
    let catalog = try #require(CatalogFile.read(SourceText(path: path, text: text)))
    #expect(!catalog.problems.isEmpty)
    #expect(catalog.problems.count <= 1100, "\(catalog.problems.count)")
  }
}
