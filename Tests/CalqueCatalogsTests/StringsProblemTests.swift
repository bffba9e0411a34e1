import CalqueCatalogs
import CalqueDiagnostics
import Testing

@Suite struct StringsProblemTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    /// Each problem as `line:column code effect: message`, in file order.
    var problems: [String]
    var reachable: [String]
    var recovered: [String] = []
    var testDescription: String { text }
  }

  static let cases: [Case] = [
    Case(
      text: "\"a\" = \"b\";\n\"c\" = \"d;\n\"e\" = \"f\";\n",
      problems: [
        "2:7 strings_syntax losesFile: The string opened at 2:7 is not closed on its line"
      ],
      reachable: ["a"], recovered: ["e"]),
    Case(
      text: "\"a\" = \"b\";\n  \"c\" = \"d\"\n\"e\" = \"f\";\n",
      problems: [
        "2:12 strings_syntax losesFile: Expected ';' after the value, found '\"' at 3:1"
      ],
      reachable: ["a", "c"], recovered: ["e"]),
    Case(
      text: "\"a\" = \"say \"hi\" now\";\n\"e\" = \"f\";\n",
      problems: ["1:13 strings_syntax losesFile: Expected ';' after the value, found 'hi'"],
      reachable: [], recovered: ["e"]),
    Case(
      text: "\"a\" \"b\";\n\"e\" = \"f\";\n",
      problems: [
        "1:5 strings_syntax losesFile: Expected '=' or ';' after the key, found '\"'"
      ],
      reachable: [], recovered: ["e"]),
    Case(
      text: "\"é\" = ;\n\"e\" = \"f\";\n",
      problems: ["1:7 strings_syntax losesFile: Expected a value in quotes, found ';'"],
      reachable: [], recovered: ["e"]),
    Case(
      text: "\"a\" = \"b\";\n\"c\" = \"d",
      problems: [
        "2:7 strings_syntax losesFile: The string opened at 2:7 is never closed"
      ],
      reachable: ["a"]),
    Case(
      text: "\"a\" = \"b\";;\n\"c\" = \"d\";",
      problems: [
        "1:11 strings_silent_truncation losesEntries: Expected a key in quotes, found ';'; "
          + "the runtime silently stops reading here, and the entry after it is lost"
      ],
      reachable: ["a"], recovered: ["c"]),
    Case(
      text: "\"a\" = \"b\";;\n",
      problems: [
        "1:11 strings_silent_truncation none: Expected a key in quotes, found ';'; "
          + "the runtime silently stops reading here"
      ],
      reachable: ["a"]),
    Case(
      text: "\"a\" = \"b\";\n“x” = “y”;\n\"c\" = \"d\";\n\"e\" = \"f\";\n",
      problems: [
        "2:1 strings_silent_truncation losesEntries: Expected a key in quotes, found '“'; "
          + "the runtime silently stops reading here, and 2 entries after it are lost"
      ],
      reachable: ["a"], recovered: ["c", "e"]),
    Case(
      text: "\"a\" = \"b\";\n<<<<<<< HEAD\n\"c\" = \"d\";\n=======\n\"c\" = \"e\";\n>>>>>>> x\n",
      problems: [
        "2:1 merge_marker losesEntries: The file contains an unresolved merge conflict, "
          + "and 2 entries after it are lost",
        "4:1 merge_marker losesEntries: The file contains an unresolved merge conflict, "
          + "and the entry after it is lost",
        "5:2 duplicate_key losesEntries: The key 'c' is already defined at 3:1, "
          + "with a different value, which is never used",
        "6:1 merge_marker none: The file contains an unresolved merge conflict",
      ],
      reachable: ["a"], recovered: ["c", "c"]),
    Case(
      text: "\"a\" = \"b\";\n/* open\n\"c\" = \"d\";\n",
      problems: [
        "2:1 unterminated_comment losesEntries: The comment opened at 2:1 is never closed, "
          + "and the entry after it is lost"
      ],
      reachable: ["a"], recovered: ["c"]),
    Case(
      text: "/* a /* b */\n\"a\" = \"b\";",
      problems: [
        "1:6 nested_comment none: Comments do not nest: the first */ ends the comment, despite this /*"
      ],
      reachable: ["a"]),
    Case(
      text: "\"a\" = \"b\";\n\"\\U0061\" = \"b\";",
      problems: [
        "2:2 duplicate_key none: The key '\\U0061' is already defined at 1:1, with the same value"
      ],
      reachable: ["a", "a"]),
    Case(
      text: "a = \"é\\u203A\\U1F600\\Ud83d\\200\\A\";",
      problems: [
        "1:7 invalid_escape altersEntries: \\u is not an escape sequence: the backslash is dropped and 'u' remains",
        "1:13 suspicious_unicode_escape altersEntries: "
          + "\\U takes four hexadecimal digits; the rest is read as text",
        "1:20 suspicious_unicode_escape altersEntries: "
          + "An unpaired surrogate is read as U+FFFD",
        "1:26 suspicious_unicode_escape altersEntries: "
          + "The octal escape is read in the NeXTSTEP encoding, as \u{A0}",
        "1:30 invalid_escape altersEntries: \\A is not an escape sequence: the backslash is dropped and 'A' remains",
      ],
      reachable: ["a"]),
    Case(
      text: "a = \"\\u{26A0} \\u{110000}\";",
      problems: [
        "1:6 invalid_escape altersEntries: \\u{26A0} is not an escape sequence: "
          + "the backslash is dropped and 'u{26A0}' remains",
        "1:15 invalid_escape altersEntries: \\u is not an escape sequence: "
          + "the backslash is dropped and 'u' remains",
      ],
      reachable: ["a"]),
    Case(
      text: "a = \"b\\\nc\n\";",
      problems: [
        "1:7 stray_line_break altersEntries: A backslash does not escape the line break after it",
        "2:2 stray_line_break altersEntries: The text ends with a line break",
      ],
      reachable: ["a"]),
    Case(text: "", problems: ["1:1 empty_file losesFile: The file is empty"], reachable: []),
  ]

  @Test("An error has its line and column, and reading continues", arguments: cases)
  func problems(of test: Case) {
    let file = StringsFile(SourceText(path: "a.strings", text: test.text))
    let problems = file.problems.map { problem in
      let place = file.source.position(at: problem.range.lowerBound)
      return "\(place) \(problem.code.rawValue) \(problem.effect): \(problem.message)"
    }
    #expect(problems == test.problems)
    func keys(_ isUnreachable: Bool) -> [String] {
      file.entries.filter { $0.traits.contains(.unreachable) == isUnreachable }
        .map { file.key(of: $0) }
    }
    #expect(keys(false) == test.reachable)
    #expect(keys(true) == test.recovered)
  }

  @Test("Escapes of other formats have a replacement")
  func replacements() {
    let text = #"a = "\u203A \U1F600 \u{e9} \u{1F600} \u{110000}";"#
    let file = StringsFile(SourceText(path: "a.strings", text: text))
    #expect(
      file.problems.map(\.replacement)
        == [#"\U"#, #"\Ud83d\Ude00"#, #"\U00e9"#, #"\Ud83d\Ude00"#, nil])
    #expect(file.problems.map(\.range) == [5..<7, 12..<19, 20..<26, 27..<36, 37..<39])
  }

  @Test(
    "A comment belongs to the entry after it, or on whose line it ends",
    arguments: [
      ("/* one */\n\"a\" = \"b\";", "one"),
      ("/* zero */\n/* one */ a = b;", "one"),
      ("// one\n//  two\na = b;", "one\ntwo"),
      ("a = b; // one\nc = d;", "one"),
      ("a = b; /* one */\n/* two */\nc = d;", "one"),
      ("a /* not this */ = b;", nil),
      ("/**/ a = b;", ""),
    ] as [(String, String?)])
  func comments(text: String, comment: String?) {
    let file = StringsFile(SourceText(path: "a.strings", text: text))
    #expect(file.entries.first.flatMap { file.comment(of: $0) } == comment)
    #expect(file.problems == [])
  }

  @Test("A comment after an entry does not belong to the next one")
  func trailingComments() {
    let file = StringsFile(SourceText(path: "a.strings", text: "a = b; // one\nc = d;"))
    #expect(file.entries.map { file.comment(of: $0) } == ["one", nil])
  }

  @Test("Traits describe how an entry is written")
  func traits() {
    let text = #"a = 'b'; 'c' = d; "e"; "f\n" = "g\n"; h = (i);"#
    let file = StringsFile(SourceText(path: "a.strings", text: text))
    #expect(
      file.entries.map(\.traits) == [
        [.unquotedKey, .singleQuotedValue], [.singleQuotedKey, .unquotedValue], [.shortcut],
        [.escapedKey, .escapedValue], [.unquotedKey, .structuredValue],
      ])
    #expect(file.entries.map { file.value(of: $0) } == ["b", "d", "e", "g\n", ""])
  }

  @Test("The encodings that Foundation reads are read, and the others are reported")
  func encodings() {
    let text = "/* é */ \"a\" = \"😀\";"
    func bytes(_ mark: [UInt8], _ isBig: Bool) -> [UInt8] {
      mark
        + text.utf16.flatMap { unit -> [UInt8] in
          let low = UInt8(truncatingIfNeeded: unit)
          let high = UInt8(truncatingIfNeeded: unit >> 8)
          return isBig ? [high, low] : [low, high]
        }
    }
    let cases: [(bytes: [UInt8], codes: [CatalogProblem.Code], isReadable: Bool)] = [
      ([0xEF, 0xBB, 0xBF] + Array(text.utf8), [.byteOrderMark], true),
      (bytes([0xFF, 0xFE], false), [.encodingPolicy], true),
      (bytes([0xFE, 0xFF], true), [.encodingPolicy], true),
      (bytes([0xFF, 0xFE, 0xFF, 0xFE], false), [.doubleByteOrderMark, .encodingPolicy], false),
      (bytes([], false), [.encodingMixed, .encodingPolicy], false),
      (Array(text.utf8) + [0x0A, 0x2F, 0x2F, 0xE9], [.encodingInvalid], false),
    ]
    for test in cases {
      let file = StringsFile(SourceText(path: "a.strings", contents: test.bytes))
      #expect(file.problems.map(\.code) == test.codes)
      #expect(file.isReadable == test.isReadable)
      #expect(file.entries.map { file.value(of: $0) } == ["😀"])
      if test.isReadable { #expect(StringsOracle.read(test.bytes) == ["a": "😀"]) }
    }
  }
}
