import CalqueCatalogs
import CalqueDiagnostics
import Foundation
import Testing

/// CoreFoundation's results for unusual files, checked against CoreFoundation itself and the
/// written expectation.
@Suite struct StringsOdditiesTests {
  /// A text, and its contents; nil if the runtime refuses it.
  static let cases: [(text: String, expected: [String: String]?)] = [
    // The grammar.
    (#""a" = "b";"#, ["a": "b"]),
    ("a = b;", ["a": "b"]),
    ("'a' = 'b \"c\"';", ["a": "b \"c\""]),
    ("a-b:c/d.e_$ = 1.5;", ["a-b:c/d.e_$": "1.5"]),
    (#""key";"#, ["key": "key"]),
    (#"{ "a" = "b"; }"#, ["a": "b"]),
    ("{}", [:]),
    ("\"a\" = \"b\nc\";", ["a": "b\nc"]),
    (#""a" = "1"; "b" = "2"; "a" = "3";"#, ["a": "3", "b": "2"]),
    (#"/* c */ "a" /* d */ = // e"# + "\n" + #""b" /* ; */;"#, ["a": "b"]),
    ("\u{2028}a\u{2029}=\u{0B}b;", ["a": "b"]),
    ("/* only a comment */", [:]),
    ("// only a comment", [:]),
    ("  \n", [:]),
    ("", nil),
    (#""" = "empty key";"#, ["": "empty key"]),
    // Errors.
    (#""a" = "b""#, nil),
    (#""a" = ;"#, nil),
    (#""a" "b";"#, nil),
    (#""a" : "b";"#, nil),
    (#""a" = "b" "c" = "d";"#, nil),
    (#""a" = "b"#, nil),
    (#""a"#, nil),
    (#""a""#, nil),
    (#""a" = "say "hi"";"#, nil),
    ("“a” = “b”;", nil),
    ("}", nil),
    (#"{ "a" = "b";"#, nil),
    (#"{ "a" = "b"; } x"#, nil),
    (#""a" = “b”;"#, nil),
    (#""a" = "b"; /* open"#, ["a": "b"]),
    (#""a" = "b" /* open ;"#, nil),
    (#"{ "a" = "b"; /* open }"#, nil),
    // The silent ends.
    (#""a" = "b"; } "c" = "d";"#, ["a": "b"]),
    (#""a" = "b";; "c" = "d";"#, ["a": "b"]),
    (#""a" = "b"; “c” = “d”; "e" = "f";"#, ["a": "b"]),
    (##""a" = "b";"## + "\n# no\n" + ##""c" = "d";"##, ["a": "b"]),
    (#""a" = "b"; "c = d;"#, ["a": "b"]),
    ("\"a\" = \"b\";\n<<<<<<< ours\n\"c\" = \"d\";", ["a": "b"]),
    // Property lists in XML.
    (
      "<plist><dict><key>a&amp;</key><string><![CDATA[<b>]]>&#33;</string></dict></plist>",
      ["a&": "<b>!"]
    ),
    ("\n<?xml version=\"1.0\"?><plist><dict><key>a</key><array/></dict></plist>", ["a": ""]),
    ("<plist><dict><key>a</key></dict></plist>", nil),
    ("<plist><dict/></plist>", [:]),
    ("<plist><array/></plist>", nil),
    // Values that are not text.
    (#""a" = { b = c; }; "d" = "e";"#, ["a": "", "d": "e"]),
    (#""a" = (b, (c), <0f 0F>, ); "d" = "e";"#, ["a": "", "d": "e"]),
    (#""a" = <0f0>;"#, nil),
    (#""a" = { b = c };"#, nil),
  ]

  @Test("An odd file reads as the runtime reads it", arguments: cases.indices)
  func reads(index: Int) {
    let (text, expected) = Self.cases[index]
    let file = StringsFile(SourceText(path: "a.strings", text: text))
    let comment = Comment(rawValue: text)
    #expect((file.isReadable ? file.runtimeStrings : nil) == expected, comment)
    #expect(StringsOracle.read(Array(text.utf8)) == expected, comment)
    #expect(file.isReadable || file.problems.contains { $0.effect == .losesFile }, comment)
  }

  /// Escapes, each with the scalars that it denotes.
  static let escapes: [(String, [UInt32])] = [
    (#"\a\b\f\n\r\t\v"#, [7, 8, 12, 10, 13, 9, 11]),
    (#"\"\'\\"#, [0x22, 0x27, 0x5C]),
    (#"\0\7\10\101\1012"#, [0, 7, 8, 0x41, 0x41, 0x32]),
    (#"\200\341\371\377"#, [0xA0, 0xC6, 0xF8, 0]),
    (#"\400"#, [0]),
    (#"\8"#, [0x38]),
    (#"\U00e9\UE9\U20ac"#, [0xE9, 0xE9, 0x20AC]),
    (#"\U1F600"#, [0x1F60, 0x30]),
    (#"\Ud83d\Ude00"#, [0x1F600]),
    (#"\Ud83dx\Ude00"#, [0xFFFD, 0x78, 0xFFFD]),
    (#"\Ud83d\Ud83d\Ude00"#, [0xFFFD, 0x1F600]),
    (#"\Uz"#, [0, 0x7A]),
    (#"\u203A"#, [0x75, 0x32, 0x30, 0x33, 0x41]),
    (#"\A\%\é"#, [0x41, 0x25, 0xE9]),
    ("\\\nx", [0x0A, 0x78]),
  ]

  @Test("Escapes are decoded as the runtime does", arguments: escapes.indices)
  func decodes(index: Int) {
    let (spelling, scalars) = Self.escapes[index]
    let text = "k = \"\(spelling)\";"
    let file = StringsFile(SourceText(path: "a.strings", text: text))
    let comment = Comment(rawValue: spelling)
    #expect(file.runtimeStrings["k"]?.unicodeScalars.map(\.value) == scalars, comment)
    #expect(
      StringsOracle.read(Array(text.utf8))?["k"]?.unicodeScalars.map(\.value) == scalars, comment)
  }

  static let fixture = #"""
    /* A comment */
    "key \"one\"" = "va\U00e9l\nue %@";
    // another
    word = 'sin"gle';
    "short";
    """#

  @Test("A truncated file reads as the runtime reads it")
  func truncations() {
    let bytes = Array(Self.fixture.utf8)
    for length in 0...bytes.count { compare(Array(bytes[..<length])) }
  }

  @Test(
    "A file with one wrong byte reads as the runtime reads it",
    arguments: [0x00, 0x0A, 0x22, 0x27, 0x2F, 0x3B, 0x3D, 0x5C, 0x7B, 0x7D, 0x80, 0xE2, 0xFF]
      as [UInt8])
  func mutations(byte: UInt8) {
    let bytes = Array(Self.fixture.utf8)
    for index in bytes.indices {
      var changed = bytes
      changed[index] = byte
      compare(changed)
      changed.insert(bytes[index], at: index)
      compare(changed)
    }
  }

  /// Checks that the result equals Foundation's, and that there is a problem wherever anything is
  /// lost.
  private func compare(_ bytes: [UInt8]) {
    let file = StringsFile(SourceText(path: "a.strings", contents: bytes))
    let expected = StringsOracle.read(bytes)
    let comment = Comment(rawValue: String(decoding: bytes, as: UTF8.self))
    #expect((file.isReadable ? file.runtimeStrings : nil) == expected, comment)
    if !file.isReadable { #expect(file.problems.contains { $0.effect == .losesFile }, comment) }
    for problem in file.problems {
      #expect(
        problem.range.lowerBound >= 0 && problem.range.upperBound <= file.source.utf8.count, comment
      )
    }
  }
}

/// Foundation's reader; values that are not text become empty.
enum StringsOracle {
  static func read(_ bytes: [UInt8]) -> [String: String]? {
    let list = try? PropertyListSerialization.propertyList(
      from: Data(bytes), options: [], format: nil)
    guard let dictionary = list as? [AnyHashable: Any] else { return nil }
    // A key of a binary list may be a number, which has no lookup.
    return Dictionary(
      dictionary.compactMap { key, value in
        (key as? String).map { ($0, value as? String ?? "") }
      }, uniquingKeysWith: { $1 })
  }
}
