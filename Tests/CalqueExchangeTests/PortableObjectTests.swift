import CalqueDiagnostics
import CalqueExchange
import Testing

@Suite struct PortableObjectTests {
  /// Each kind of line in the gettext manual, "The Format of PO Files".
  static let sample = #"""
    # Polish translations.
    # Copyright nobody.
    msgid ""
    msgstr ""
    "Project-Id-Version: test\n"
    "Language: pl\n"
    "Content-Type: text/plain; charset=UTF-8\n"
    "Content-Transfer-Encoding: 8bit\n"
    "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"

    # a translator's words
    #. a programmer's words
    #: src/a.c:12 src/b.c:7
    #, fuzzy, c-format
    #| msgctxt "menu"
    #| msgid "Opens"
    msgctxt "menu"
    msgid "Open %s"
    msgstr "Otwórz %s"

    #, c-format
    msgid "%d file"
    msgid_plural "%d files"
    msgstr[0] "%d plik"
    msgstr[1] "%d pliki"
    msgstr[2] "%d plików"

    msgid ""
    "two\n"
    "lines\n"
    msgstr "tab\t, quote \", backslash \\\n"

    #~ msgid "old"
    #~ msgstr "stary"

    """#

  @Test func readsEveryKindOfLine() throws {
    let file = PortableObject(path: "pl.po", contents: Array(Self.sample.utf8))
    #expect(file.problems == [])
    #expect(file.language == "pl")
    #expect(file.headerComments == ["Polish translations.", "Copyright nobody."])
    #expect(file.messages.count == 4)
    let open = file.messages[0]
    #expect(open.context == "menu")
    #expect(open.id == "Open %s")
    #expect(open.translations == ["Otwórz %s"])
    #expect(open.translatorComments == ["a translator's words"])
    #expect(open.extractedComments == ["a programmer's words"])
    #expect(open.references == ["src/a.c:12", "src/b.c:7"])
    #expect(open.flags == ["fuzzy", "c-format"])
    #expect(open.previous.context == "menu")
    #expect(open.previous.id == "Opens")
    #expect(file.messages[1].translations == ["%d plik", "%d pliki", "%d plików"])
    #expect(file.messages[2].id == "two\nlines\n")
    #expect(file.messages[2].translations == ["tab\t, quote \", backslash \\\n"])
    #expect(file.messages[3].isObsolete)
    #expect(file.messages[3].id == "old")
  }

  @Test func knowsThePlaceOfEverything() {
    let file = PortableObject(path: "pl.po", contents: Array(Self.sample.utf8))
    func spelling(_ range: Range<Int>) -> String {
      String(decoding: file.source.utf8[range], as: UTF8.self)
    }
    #expect(spelling(file.messages[0].idRange) == #""Open %s""#)
    #expect(file.messages[0].contextRange.map(spelling) == #""menu""#)
    #expect(file.messages[1].translationRanges.map(spelling)[2] == #""%d plików""#)
    #expect(spelling(file.messages[2].idRange) == "\"\"\n\"two\\n\"\n\"lines\\n\"")
  }

  @Test func writesWhatItRead() {
    let file = PortableObject(path: "pl.po", contents: Array(Self.sample.utf8))
    #expect(file.text == Self.sample)
  }

  @Test(arguments: [
    ("msgid \"a\nmsgstr \"b\"\n", "1:7", "The line ends inside a text"),
    ("msgid \"a\"\nmsgstr \"\\q\"\n", "2:9", "'\\q' is not a gettext escape sequence"),
    ("msgid \"a\\\nmsgstr \"b\"\n", "1:9", "The line ends inside a text"),
    ("msgid \"a\"\n\nmsgid \"b\"\nmsgstr \"\"\n", "1:1", "The message has no msgstr"),
    ("msgid \"a\"\nmsgstr[0] \"b\"\n", "2:1", "msgstr[0] has no msgid_plural before it"),
    (
      "msgid \"a\"\nmsgid_plural \"as\"\nmsgstr[1] \"b\"\n", "3:1",
      "Expected msgstr[0], found msgstr[1]"
    ),
    ("msgid \"a\"\nmsgstr \"\"\nhello\n", "3:1", "'hello' is not a gettext keyword"),
    ("msgstr \"a\"\n", "1:1", "msgstr must appear after msgid"),
    (
      "msgid \"a\"\nmsgstr \"\"\nmsgid \"a\"\nmsgstr \"\"\n", "3:7",
      "The message is already defined at 1:7"
    ),
    (
      "msgid \"\"\nmsgstr \"\"\nmsgid \"\"\nmsgstr \"b\"\n", "3:7",
      "The message is already defined at 2:8"
    ),
    (
      "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n ! 1;\\n\"\n", "2:9",
      "Expected an operator or the end in Plural-Forms, at byte 22 of its value"
    ),
    (
      "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=EUC-JP\\n\"\n", "2:43",
      "The charset 'EUC-JP' is not supported"
    ),
  ])
  func saysWhereAFileIsBroken(_ text: String, _ place: String, _ message: String) throws {
    let file = PortableObject(path: "a.po", contents: Array(text.utf8))
    let problem = try #require(file.problems.first)
    #expect(problem.message == message)
    #expect(file.source.position(at: problem.range.lowerBound).description == place)
    #expect(file.hasErrors)
  }

  /// Input that is not a keyword may be a multibyte character, or not a character at all.
  @Test(
    arguments: [
      (Array("é".utf8), 2), (Array("\u{1F600}".utf8), 4), ([0xDE, 0x91, 0x65], 2),
      ([0x91, 0x91], 1),
      ([0xF0, 0x9F, 0x98], 1), ([0xFF], 1), (Array("!é".utf8), 1),
    ] as [([UInt8], Int)])
  func aStrayCharacterIsReportedWhole(_ stray: [UInt8], _ length: Int) throws {
    let head = Array("msgid \"a\"\nmsgstr ".utf8)
    let file = PortableObject(path: "a.po", contents: head + stray + Array("\n".utf8))
    let problem = try #require(
      file.problems.first { $0.message.hasPrefix("Expected a keyword, a text") })
    #expect(problem.range == head.count..<head.count + length)
  }

  @Test func theByteOrderMarkIsNoPartOfTheText() throws {
    let text = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=EUC-JP\\n\"\n"
    let file = PortableObject(path: "a.po", contents: [0xEF, 0xBB, 0xBF] + Array(text.utf8))
    let range = try #require(file.problems.first).range
    #expect(String(decoding: file.source.utf8[range], as: UTF8.self) == "EUC-JP")
  }

  @Test(arguments: ["a\n", "a\\\n"]) func goesOnBehindAnError(_ end: String) {
    let text = "msgid \"\(end)msgstr \"b\"\n\nmsgid \"c\"\nmsgstr \"d\"\n"
    let file = PortableObject(path: "a.po", contents: Array(text.utf8))
    #expect(file.messages.last?.id == "c")
    #expect(file.messages.last?.translations == ["d"])
  }

  @Test(arguments: [
    ("ISO-8859-1", [0xE4, 0xA4] as [UInt8], "ä¤"), ("ISO-8859-15", [0xE4, 0xA4], "ä€"),
    ("windows-1252", [0xE4, 0x80], "ä€"), ("UTF-8", [0xC3, 0xA4], "ä"),
  ])
  func readsOldCharsets(_ charset: String, _ bytes: [UInt8], _ expected: String) {
    let head = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=\(charset)\\n\"\n"
    let contents =
      Array((head + "\nmsgid \"a\"\nmsgstr \"").utf8) + bytes + Array("\"\n".utf8)
    let file = PortableObject(path: "de.po", contents: contents)
    #expect(file.problems == [])
    #expect(file.messages.first?.translations == [expected])
  }

  @Test func writesAnOldCharsetAsUTF8() {
    let text = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-1\\n\"\n"
    let body = Array("\nmsgid \"a\"\nmsgstr \"".utf8) + [0xE4] + Array("\"\n".utf8)
    let file = PortableObject(path: "de.po", contents: Array(text.utf8) + body)
    let again = PortableObject(path: "de.po", contents: Array(file.text.utf8))
    #expect(again.problems == [])
    #expect(again[field: "Content-Type"] == "text/plain; charset=UTF-8")
    #expect(again.messages.first?.translations == ["ä"])
  }

  /// Files that were once read differently after they were written.
  @Test(arguments: [
    "# charset=EUC-JP\nmsgid \"a\"\nmsgstr \"b\"\n",
    "msgid \"charset=EUC-JP\"\nmsgstr \"b\"\n",
    "msgid \"\"\nmsgstr \"x; charset=UTF-8\\n\"\n",
    "# a\r\r\nmsgid \"a\"\nmsgstr \"b\"\n",
    "#: \u{2068}a \u{301}b\u{2069}\nmsgid \"a\"\nmsgstr \"b\"\n",
  ])
  func whatIsWrittenIsReadAgain(_ text: String) {
    let file = PortableObject(path: "a.po", contents: Array(text.utf8))
    #expect(file.problems == [])
    let again = PortableObject(path: "a.po", contents: Array(file.text.utf8))
    #expect(again.problems == [])
    #expect(again.header == file.header)
    #expect(again.text == file.text)
  }

  @Test func linesOfAHeaderMayEndAsOnWindows() {
    let text = #"msgid ""\#nmsgstr "Language: pl\r\nX: y\r\n"\#n"#
    let file = PortableObject(path: "a.po", contents: Array(text.utf8))
    #expect(file.header == [.init("Language", "pl"), .init("X", "y")])
  }

  @Test func linesOfACommentMayEndAsOnWindows() {
    let message = PortableObjectMessage(
      id: "a", translations: ["b"], translatorComments: ["one\r\ntwo"])
    let text = PortableObject(messages: [message]).text
    #expect(text == "# one\n# two\nmsgid \"a\"\nmsgstr \"b\"\n")
  }

  @Test func takesOctalAndHexadecimalBytes() {
    let text = #"msgid "\303\244 \x41"\#nmsgstr """#
    let file = PortableObject(path: "a.po", contents: Array((text + "\n").utf8))
    #expect(file.messages.first?.id == "ä A")
  }

  @Test(.enabled(if: GettextTool.isInstalled, "GNU gettext is not installed"))
  func printsAsGettextDoes() throws {
    let written = PortableObject(path: "", contents: Array(Self.sample.utf8)).text
    let result = try GettextTool.run("msgcat", ["--no-wrap"], input: Array(written.utf8))
    #expect(result.output == written, "\(result.errors)")
    let check = try GettextTool.run(
      "msgfmt", ["-c", "-o", "/dev/null"], input: Array(written.utf8))
    #expect(check.status == 0, "\(check.errors)")
  }

  /// Texts with everything that has to be escaped, in every place of a message.
  @Test(.enabled(if: GettextTool.isInstalled, "GNU gettext is not installed"))
  func escapesAsGettextDoes() throws {
    let texts = [
      "a\nb", "a\n", "\n", "\n\n", "tab\tquote\"backslash\\", "bell\u{7}\u{8}\u{B}\u{C}", "ä€😀",
      " leading", "%d%%", "a\\nb", "", "#", "x\n\ny\n",
    ]
    var messages = texts.enumerated().map { index, text in
      PortableObjectMessage(
        context: "\(index) \(text)", id: "\(index)\(text)", translations: ["\(index)\(text)"],
        extractedComments: index == 3 ? ["", "two  spaces"] : [],
        references: index == 2 ? ["with space.c:1", "b.c:2"] : [],
        flags: index == 1 ? ["fuzzy", "no-c-format"] : [])
    }
    for index in messages.indices { messages[index].isObsolete = index > 10 }
    let file = PortableObject(
      header: [.init("Language", "de"), .init("Content-Type", "text/plain; charset=UTF-8")],
      messages: messages)
    let result = try GettextTool.run("msgcat", ["--no-wrap"], input: Array(file.text.utf8))
    #expect(result.output == file.text, "\(result.errors)")
    let again = PortableObject(path: "", contents: Array(file.text.utf8))
    #expect(again.problems == [])
    #expect(again.messages.map(\.translations) == messages.map(\.translations))
    #expect(again.messages.map(\.context) == messages.map(\.context))
    #expect(again.messages.map(\.references) == messages.map(\.references))
  }
}
