import CalqueCatalogs
import CalqueDiagnostics
import CalqueTestRandom
import Foundation
import Testing

enum StringsChange: Sendable {
  case value(String, String)
  case comment(String, String?)
  case remove(String)
  case insert(String, String, String?, Int)

  func apply(to catalog: inout Catalog) {
    switch self {
    case .value(let key, let value):
      catalog[key]?.localizations[0].value = .text(CatalogText(value))
    case .comment(let key, let comment): catalog[key]?.comment = comment
    case .remove(let key): catalog.remove(key)
    case .insert(let key, let value, let comment, let place):
      catalog.insert(StringsWriterTests.entry(key, value, comment), at: place)
    }
  }
}

@Suite struct StringsWriterTests {
  static func catalog(_ text: String) throws -> Catalog {
    try #require(CatalogFile.read(Array(text.utf8), path: "de.lproj/A.strings"))
  }

  static func entry(_ key: String, _ value: String, _ comment: String? = nil) -> CatalogEntry {
    CatalogEntry(
      key: key, comment: comment,
      localizations: [CatalogLocalization(locale: "de", value: .text(CatalogText(value)))])
  }

  static func written(_ catalog: Catalog) throws -> String {
    String(decoding: try CatalogWriter.contents(of: catalog), as: UTF8.self)
  }

  /// Changes, each with the file before and after it.
  static let changes: [(name: String, before: String, after: String, change: StringsChange)] = [
    (
      "a value, between its quotes", "/* c */\n\"a\"  =  \"b\" ; // d\n'e' = 'f';",
      "/* c */\n\"a\"  =  \"x \\\"y\\\" 'z'\\n\" ; // d\n'e' = 'f';", .value("a", "x \"y\" 'z'\n")
    ),
    ("in single quotes", "'e' = 'f';\n", "'e' = 'it\\'s \"so\"';\n", .value("e", "it's \"so\"")),
    ("a word stays one", "a = b;\n", "a = c.d;\n", .value("a", "c.d")),
    ("a word becomes a text", "a = b;\n", "a = \"c d\";\n", .value("a", "c d")),
    ("a value of its own", "\"a\";\nb;\n", "\"a\" = \"x\";\nb;\n", .value("a", "x")),
    ("line breaks as they are", "a = \"b\nc\";", "a = \"d\ne\";", .value("a", "d\ne")),
    (
      "the last of equal keys", "a = 1;\nb = 2;\na = 3;\n", "a = 1;\nb = 2;\na = 4;\n",
      .value("a", "4")
    ),
    ("all of equal keys", "a = 1;\nb = 2;\na = 3;\n", "b = 2;\n", .remove("a")),
    (
      "with its comment",
      "/* 1 */\n\"a\" = \"1\";\n\n/* 2 */\n\"b\" = \"2\";\n\n/* 3 */\n\"c\" = \"3\";\n",
      "/* 1 */\n\"a\" = \"1\";\n\n/* 3 */\n\"c\" = \"3\";\n", .remove("b")
    ),
    ("the first", "a = 1;\n\nb = 2;\n", "b = 2;\n", .remove("a")),
    ("the only one", "a = 1;\n", "\n", .remove("a")),
    ("the only one, without a line break", "a = 1;", "\n", .remove("a")),
    ("one of a line", "a = 1; b = 2; // two\n// c\nc = 3;", "a = 1;\n// c\nc = 3;", .remove("b")),
    ("the first of a line", "a = 1; b = 2;", "b = 2;", .remove("a")),
    (
      "in the style of its neighbour", "/* 1 */\r\n\"a\"=\"1\";\r\n\r\n/* 2 */\r\n\"b\"=\"2\";\r\n",
      "/* 1 */\r\n\"a\"=\"1\";\r\n\r\n/* new */\r\n\"k\"=\"v\";\r\n\r\n/* 2 */\r\n\"b\"=\"2\";\r\n",
      .insert("k", "v", "new", 1)
    ),
    (
      "words beside words", "{\n  a = b;\n}\n", "{\n  a = b;\n  k = \"v w\";\n}\n",
      .insert("k", "v w", nil, 1)
    ),
    ("the new first", "a = b;\nc = d;\n", "k = v;\na = b;\nc = d;\n", .insert("k", "v", nil, 0)),
    (
      "below the head of the file", "/* head */\n/* 1 */\n\"a\" = \"b\";\n",
      "/* head */\n\n/* 0 */\n\"k\" = \"v\";\n/* 1 */\n\"a\" = \"b\";\n", .insert("k", "v", "0", 0)
    ),
    (
      "at the end, without a line break", "a = b;", "a = b;\n/* new */\nk = v;",
      .insert("k", "v", "new", 1)
    ),
    (
      "into an empty file", "/* nothing */", "/* nothing */\n\n\"k\" = \"v\";\n",
      .insert("k", "v", nil, 0)
    ),
    ("into empty braces", "{}", "{\n\"k\" = \"v\";}", .insert("k", "v", nil, 0)),
    ("a comment", "/*one*/\na = b;", "/* two */\na = b;", .comment("a", "two")),
    (
      "a comment of lines", "// one\na = b;", "// two\n// three\na = b;",
      .comment("a", "two\nthree")
    ),
    ("a comment behind", "a = b; // one\nc = d;", "a = b; // two\nc = d;", .comment("a", "two")),
    ("a new comment", "{\n\ta = b;\n}", "{\n\t/* one */\n\ta = b;\n}", .comment("a", "one")),
    ("no comment", "/* one */\na = b;\n", "a = b;\n", .comment("a", nil)),
    ("no comment behind", "a = b; // one\nc = d;", "a = b;\nc = d;", .comment("a", nil)),
    ("a comment with its own end", "/* one */\na = b;", "// */\na = b;", .comment("a", "*/")),
    (
      "what moves, as it is", "/* 1 */\na = '1';\n\n/* 2 */\n\"b\" = 2;\n\n/* 3 */\nc = \"3\";\n",
      "/* 3 */\nc = \"3\";\n\n/* 1 */\na = '1';\n\n/* 2 */\n\"b\" = 2;\n", .insert("c", "3", "3", 0)
    ),
    ("beside a dictionary", "a = {b = c;};\nd = e;\n", "a = {b = c;};\nd = f;\n", .value("d", "f")),
    (
      "instead of a dictionary", "a = {b = c;};\nd = e;\n", "a = \"x\";\nd = e;\n",
      .insert("a", "x", nil, 0)
    ),
    (
      "in XML", "<plist><dict>\n\t<key>a</key>\n\t<string>b</string>\n</dict></plist>",
      "<plist><dict>\n\t<key>a</key>\n\t<string>&lt;c></string>\n\t</dict></plist>"
        .replacingOccurrences(of: "c>", with: "c&gt;").replacingOccurrences(
          of: "\n\t</dict>", with: "\n</dict>"),
      .value("a", "<c>")
    ),
  ]

  @Test("A change edits only the changed entries", arguments: changes.indices)
  func edits(index: Int) throws {
    let (name, before, after, change) = Self.changes[index]
    var catalog = try Self.catalog(before)
    change.apply(to: &catalog)
    #expect(try Self.written(catalog) == after, Comment(rawValue: name))
  }

  @Test("A new file looks as genstrings writes it")
  func canonical() throws {
    let catalog = Catalog(
      name: "A", format: .strings, locales: ["de"],
      entries: [
        Self.entry("a \"b\"", "c\\d\n\t\u{1}é", "One\ntwo"), Self.entry("e", "😀"),
      ])
    #expect(
      try Self.written(catalog) == """
        /* One
        two */
        "a \\"b\\"" = "c\\\\d\\n\\t\\U0001é";

        "e" = "😀";

        """)
    let empty = Catalog(name: "A", format: .strings, locales: ["de"], entries: [])
    #expect(StringsOracle.read(Array(try CatalogWriter.text(of: empty).utf8)) == [:])
  }

  @Test("Content that the format cannot store is an error that names it")
  func errors() throws {
    let plural = CatalogValue.variations(CatalogVariations(.plural, cases: []))
    let localization = CatalogLocalization(locale: "de", value: plural)
    let catalog = Catalog(
      name: "A", format: .strings, locales: ["de"],
      entries: [CatalogEntry(key: "k", localizations: [localization])])
    #expect(
      throws: CatalogWritingError(key: "k", locale: "de", "A .strings file has no texts that vary")
    ) {
      try CatalogWriter.contents(of: catalog)
    }
    var broken = try Self.catalog("a = b; c")
    #expect(try Self.written(broken) == "a = b; c")
    broken.append(Self.entry("k", "v"))
    #expect(throws: CatalogWritingError.self) { try CatalogWriter.contents(of: broken) }
  }
}

/// Random files and changes.
@Suite struct StringsWriterLawTests {
  static let pieces = [
    "a", "B", "word", " ", "%@", "\"", "'", "\\", "\n", "\r", "\t", "\u{0}", "\u{1}", "\u{7F}",
    "\u{85}",
    "é", "ключ", "語", "😀", "\u{2028}", "\u{FEFF}", "/*", "*", "//", ";", "=", "{", "}", "\\n",
    "\\U",
    "0", "1", "$_.-", ":",
  ]

  struct Source {
    var generator: SeededGenerator

    mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    mutating func text() -> String {
      (0..<pick(6)).map { _ in pieces[pick(pieces.count)] }.joined()
    }

    mutating func comment() -> String? {
      [nil, nil, "c", "Two words", "é\n語", "", "x; y", "a /* b"][pick(8)]
    }

    mutating func entries(_ count: Int) -> [CatalogEntry] {
      (0..<count).map { StringsWriterTests.entry("\($0)" + text(), text(), comment()) }
    }

    /// Entries in any style that the grammar allows.
    mutating func file(_ entries: [CatalogEntry]) -> String {
      let lineBreak = ["\n", "\r\n", "\r"][pick(3)]
      let isBraced = pick(4) == 0
      var text = isBraced ? "{" + lineBreak : ""
      for entry in entries {
        let asLines = pick(2) == 0
        if let comment = entry.comment {
          let fits = asLines && !comment.isEmpty && !comment.contains("\n")
          text += (fits ? "// \(comment)" : "/*\(comment)*/") + lineBreak
        }
        let quote = pick(3) == 0 ? "'" : "\""
        func quoted(_ value: String) -> String {
          let escaped = value.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": return "\\\\"
            case "\n": return "\\n"
            case "\r": return "\\U000d"
            case _ where String(scalar) == quote: return "\\" + quote
            default: return String(scalar)
            }
          }.joined()
          return quote + escaped + quote
        }
        let value = entry.localizations[0].value?.texts.first?.string ?? ""
        text += quoted(entry.key) + [" = ", "=", "\t=\n"][pick(3)] + quoted(value)
        text += [";", " ;"][pick(2)] + [lineBreak, lineBreak + lineBreak][pick(2)]
      }
      return text + (isBraced ? "}" : pick(2) == 0 || entries.isEmpty ? lineBreak : "")
    }

    mutating func change(_ catalog: inout Catalog) {
      let count = catalog.entries.count
      switch pick(5) {
      case 0 where count > 0: catalog.remove(catalog.entries[pick(count)].key)
      case 1 where count > 0:
        let key = catalog.entries[pick(count)].key
        catalog[key]?.localizations[0].value = .text(CatalogText(text()))
      case 2 where count > 0: catalog[catalog.entries[pick(count)].key]?.comment = comment()
      case 3 where count > 1:
        catalog.insert(catalog.entries[pick(count)], at: pick(count))
      default:
        catalog.insert(
          StringsWriterTests.entry("new\(pick(1000))" + text(), text(), comment()),
          at: pick(count + 1))
      }
    }
  }

  static func said(_ catalog: Catalog) -> [[String?]] {
    catalog.entries.map { [$0.key, $0.localizations[0].value?.texts.first?.string, $0.comment] }
  }

  @Test("Printed files read back, in Foundation too")
  func prints() throws {
    var source = Source(generator: SeededGenerator(seed: 11))
    for _ in 0..<Mutator.rounds(200) {
      let entries = source.entries(source.pick(6))
      let catalog = Catalog(name: "A", format: .strings, locales: ["de"], entries: entries)
      let bytes = Array(try CatalogWriter.text(of: catalog).utf8)
      let read = try #require(CatalogFile.read(bytes, path: "de.lproj/A.strings"))
      #expect(Self.said(read) == Self.said(catalog))
      StringsOracle.compare(bytes, "printed")
      let isReadable = StringsOracle.read(bytes) != nil
      #expect(isReadable)
    }
  }

  @Test("Changes read back in every encoding, and unchanged entries keep their spelling")
  func changes() throws {
    var source = Source(generator: SeededGenerator(seed: 12))
    for round in 0..<Mutator.rounds(600) {
      let text = source.file(source.entries(source.pick(7)))
      let bytes = StringsMutationTests.encode(Array(text.utf8), [0, 1, 2, 3, 4, 6][round % 6])
      let old = try #require(CatalogFile.read(bytes, path: "de.lproj/A.strings"))
      var comment: Comment { Comment(rawValue: "round \(round): \(text.debugDescription)") }
      #expect(try CatalogWriter.contents(of: old) == bytes, comment)
      var new = old
      for _ in 0..<(1 + source.pick(4)) { source.change(&new) }
      let written = try CatalogWriter.contents(of: new)
      let read = try #require(CatalogFile.read(written, path: "de.lproj/A.strings"))
      #expect(read.source.encoding == old.source.encoding)
      #expect(
        Self.said(read) == Self.said(new),
        "\(comment) became \(String(decoding: read.source.utf8, as: UTF8.self).debugDescription)")
      let spelling = String(decoding: read.source.utf8, as: UTF8.self)
      for entry in old.entries where new[entry.key] == entry {
        let kept = String(decoding: old.source.utf8[entry.range], as: UTF8.self)
        #expect(spelling.utf8.count >= kept.utf8.count && spelling.contains(kept), comment)
      }
    }
  }
}
