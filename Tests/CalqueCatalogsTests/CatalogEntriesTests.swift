import CalqueDiagnostics
import CalqueTestCorpus
import Testing

@testable import CalqueCatalogs

/// The entries of a catalog that was read from a `.strings` file are decoded on demand. They equal
/// those of a catalog that stores all of them decoded.
@Suite("The entries of a .strings catalog")
struct CatalogEntriesTests {
  /// Texts of files with special constructs, and their expected keys.
  static let files: [(text: String, keys: [String])] = [
    ("", []),
    ("/* nothing */", []),
    ("\"a\" = \"1\";\n\"b\" = \"2\";\n", ["a", "b"]),
    ("\"a\" = \"1\";\n\"b\" = \"2\";\n/* last */ \"a\" = \"3\";\n\"c\" = \"4\";", ["a", "b", "c"]),
    ("a = 1;\n\"\\U0061\" = '2';\n\"\\141\";\nb;", ["a", "b"]),
    (
      "\"\u{E9}\" = \"1\";\nx = y;\n\"e\u{301}\" = \"2\";\n\"\\U00e9\" = \"3\";",
      ["\u{E9}", "x", "e\u{301}"]
    ),
    (
      "\"\u{212A}\" = \"kelvin\";\nK = k;\n\"\\\"\\n\" = \"\\\"\\n\";",
      ["\u{212A}", "K", "\"\n"]
    ),
    (
      "// one\n// two\na = b;\n/* more\n than one */\nc = { d = e; };\nf = ( g );\nh = i;",
      ["a", "h"]
    ),
    ("a = 1;\n}\nb = 2;\na = 3;", ["a", "b"]),
    ("a = 1;\n\"b\" = 2\nc = 3;", ["a", "b", "c"]),
    ("{ a = 1; b = 2; a = 4; }", ["a", "b"]),
    (
      "<plist><dict><!-- note --><key>a&amp;</key><string>&lt;</string>"
        + "<key>b</key><string>2</string></dict></plist>", ["a&", "b"]
    ),
  ]

  static func file(_ contents: [UInt8]) -> StringsFile {
    StringsFile(SourceText(path: "de.lproj/A.strings", contents: contents))
  }

  /// A catalog with every entry decoded.
  static func decoded(_ file: StringsFile) -> Catalog {
    let isUnderstood =
      file.isReadable
      || file.problems.allSatisfy { $0.effect != .losesFile || $0.code == .encodingMixed }
    func isSeen(_ entry: StringsEntry) -> Bool {
      isUnderstood && !entry.traits.contains(.unreachable)
    }
    let seen = Set(file.entries.filter(isSeen).map { ScalarKey(file.key(of: $0)) })
    let texts = file.entries.filter {
      !$0.traits.contains(.structuredValue)
        && (isSeen($0) || !seen.contains(ScalarKey(file.key(of: $0))))
    }
    return Catalog(
      name: "A", source: file.source, format: .strings, locales: ["de"],
      entries: texts.map { entry in
        let text = CatalogText(file.value(of: entry), range: entry.valueRange)
        return CatalogEntry(
          key: file.key(of: entry), keyRange: entry.keyRange, range: entry.range,
          comment: file.comment(of: entry), commentRange: entry.commentRange,
          isReachable: isSeen(entry),
          localizations: [CatalogLocalization(locale: "de", value: .text(text))])
      })
  }

  static func expectSame(_ catalog: Catalog, _ expected: Catalog, _ name: String = "") {
    #expect(catalog.entries.count == expected.entries.count, "\(name)")
    #expect(catalog.entries == expected.entries && expected.entries == catalog.entries, "\(name)")
    #expect(Array(catalog.entries) == Array(expected.entries), "\(name)")
    #expect(expected.entries.allSatisfy { catalog[$0.key] == $0 }, "\(name)")
  }

  @Test("are those that the runtime sees, each key once", arguments: files)
  func entries(text: String, keys: [String]) {
    let file = Self.file(Array(text.utf8))
    let catalog = Catalog(file, locale: "de")
    #expect(catalog.entries.map { ScalarKey($0.key) } == keys.map { ScalarKey($0) })
    Self.expectSame(catalog, Self.decoded(file))
    #expect(catalog.entries == Catalog(Self.file(Array(text.utf8)), locale: "de").entries)
    #expect(catalog.entries.hashValue == Self.decoded(file).entries.hashValue)
    #expect(catalog["no such key"] == nil && catalog[""] == nil)
  }

  @Test(
    "that the runtime does not see are present and marked",
    arguments: [
      // The runtime stops silently.
      ("a = 1;\n}\nb = 2;\na = 3;", ["a = 1"], ["b = 2"]),
      ("a = 1;\n}\nb = 2;\nb = 3;", ["a = 1"], ["b = 3"]),
      // The runtime refuses the file.
      ("a = 1;\n\"b\" = 2\nc = 3;\na = 4;", [], ["a = 4", "b = 2", "c = 3"]),
      ("<plist><dict><key>a</key><string>1</string>", [], ["a = 1"]),
    ])
  func unreachableEntries(text: String, seen: [String], unseen: [String]) {
    let catalog = Catalog(Self.file(Array(text.utf8)), locale: "de")
    func said(_ entries: [CatalogEntry]) -> [String] {
      entries.map { "\($0.key) = \($0.localizations[0].value?.texts[0].string ?? "")" }
    }
    #expect(said(catalog.entries.filter(\.isReachable)) == seen)
    #expect(said(catalog.entries.filter { !$0.isReachable }) == unseen)
    #expect(catalog.entries.knownLocale == nil)
  }

  @Test("that the runtime does not see stay as they are in the file")
  func unreachableEdits() throws {
    let source = "a = 1;\n}\nb = 2;\n"
    let catalog = Catalog(Self.file(Array(source.utf8)), locale: "de")
    var changed = catalog
    changed["a"]?["de"]?.value = .text(CatalogText("9"))
    #expect(
      String(decoding: try CatalogWriter.contents(of: changed), as: UTF8.self)
        == "a = 9;\n}\nb = 2;\n")
    changed = catalog
    changed["b"]?["de"]?.value = .text(CatalogText("9"))
    #expect(throws: CatalogWritingError.self) { try CatalogWriter.contents(of: changed) }
    changed = catalog
    changed["b"] = nil
    #expect(throws: CatalogWritingError.self) { try CatalogWriter.contents(of: changed) }
  }

  @Test("differ where a text, a place or the language does")
  func difference() {
    let catalog = Catalog(Self.file(Array("a = 1; b = 2;".utf8)), locale: "de")
    for text in ["a = 1; b = 3;", "a = 1;  b = 2;", "a = 1;", ""] {
      #expect(catalog.entries != Catalog(Self.file(Array(text.utf8)), locale: "de").entries)
    }
    #expect(catalog.entries != Catalog(Self.file(catalog.source.utf8), locale: "fr").entries)
    #expect(catalog.entries != [])
  }

  @Test("of UTF-16 without a byte order mark are read too")
  func unmarkedEntries() {
    let file = Self.file(
      "\"a\" = \"\u{E4}\";".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    Self.expectSame(Catalog(file, locale: "de"), Self.decoded(file))
    #expect(Catalog(file, locale: "de").entries.count == 1)
  }

  /// All operations that change a catalog. Missing keys are set and removed too.
  static let changes: [(name: String, make: @Sendable (inout Catalog) -> Void)] = [
    ("none", { _ in }),
    ("a comment", { $0["a"]?.comment = "new" }),
    ("a removed key", { $0["b"] = nil }),
    ("a key that is not there", { $0.remove("no such key") }),
    ("a new key", { $0["z"] = CatalogEntry(key: "z") }),
    ("a renamed key", { $0["a"] = CatalogEntry(key: "z") }),
    ("a key renamed to another", { $0["a"] = CatalogEntry(key: "b") }),
    ("another renamed to it", { $0["b"] = CatalogEntry(key: "a") }),
    ("an appended key", { $0.append(CatalogEntry(key: "a", comment: "new")) }),
    ("an inserted key", { $0.insert(CatalogEntry(key: "z"), at: 1) }),
    ("a moved key", { $0.insert(CatalogEntry(key: "a"), at: 99) }),
    ("removed keys", { $0.removeAll { $0.key < "b" } }),
  ]

  @Test("change as decoded ones do", arguments: changes.indices)
  func change(index: Int) {
    for (text, _) in Self.files {
      let file = Self.file(Array(text.utf8))
      var catalog = Catalog(file, locale: "de")
      let before = catalog
      var expected = Self.decoded(file)
      Self.changes[index].make(&catalog)
      Self.changes[index].make(&expected)
      Self.expectSame(catalog, expected, "\(Self.changes[index].name): \(text)")
      // The copy from before the change is unchanged.
      Self.expectSame(before, Self.decoded(file), "\(Self.changes[index].name): \(text)")
    }
  }

  @Test(
    "are those of every file of the corpus",
    arguments: TestCorpus.files("strings"))
  func corpusEntries(path: String) throws {
    let file = Self.file(try TestCorpus.bytes(path))
    var catalog = Catalog(file, locale: "de")
    var expected = Self.decoded(file)
    Self.expectSame(catalog, expected, path)
    guard let key = expected.entries.last?.key else { return }
    #expect(catalog.remove(key) == expected.remove(key))
    Self.expectSame(catalog, expected, path)
  }
}
