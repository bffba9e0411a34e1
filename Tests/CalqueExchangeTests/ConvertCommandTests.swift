import Foundation
import Testing

/// The command line: what the command prints and writes, and its status.
@Suite(.enabled(if: StringsLintTool.isBuilt, "strings-lint is not built"))
struct ConvertCommandTests {
  static let po = #"""
    msgid ""
    msgstr ""
    "Language: de\n"
    "Content-Type: text/plain; charset=UTF-8\n"
    "Plural-Forms: nplurals=2; plural=(n != 1);\n"

    msgid "Open"
    msgstr "Öffnen"

    #, c-format
    msgid "%d file"
    msgid_plural "%d files"
    msgstr[0] "%d Datei"
    msgstr[1] "%d Dateien"

    """#

  @Test func writesFilesAndSaysSo() throws {
    let tool = try StringsLintTool(["po/de.po": Self.po.replacing("#, c-format\n", with: "")])
    defer { tool.remove() }
    let result = try tool.run("po", "--to", "android", "--output", "res")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("wrote res/values-de/po.xml\n"), "\(result.output)")
    let german = try tool.text("res/values-de/po.xml")
    #expect(german.contains(">Öffnen</string>"))
    #expect(german.contains("<item quantity=\"other\">%d Dateien</item>"))
    #expect(try tool.text("res/values/po.xml").contains(">Open</string>"))
  }

  @Test func saysWhatIsLost() throws {
    let tool = try StringsLintTool(["po/de.po": Self.po])
    defer { tool.remove() }
    let result = try tool.run("po", "--to", "android", "--output", "res")
    #expect(result.status == 1)
    #expect(result.output.contains("lost: po/de.po: po [de]: 1 message has flags"))
    let json = try tool.run("po", "--to", "android", "-o", "res2", "--report", "json")
    #expect(json.status == 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect((object["files"] as? [String])?.count == 2)
    let losses = try #require(object["losses"] as? [[String: Any]])
    #expect(losses.contains { $0["kind"] as? String == "metadata" })
  }

  @Test func writesOverNothing() throws {
    let tool = try StringsLintTool(["po/de.po": Self.po, "res/values-de/po.xml": "mine"])
    defer { tool.remove() }
    let result = try tool.run("po", "--to", "android", "--output", "res")
    #expect(result.status == 2)
    #expect(result.errors.contains("it already exists"))
    #expect(try tool.text("res/values-de/po.xml") == "mine")
    #expect(throws: (any Error).self) { try tool.text("res/values/po.xml") }
    // The existing file is not an Android file, so its contents are unknown.
    let forced = ["po", "--to", "android", "--output", "res", "--force"]
    #expect(try tool.run(forced).output.hasPrefix("would drop: res/values-de/po.xml: "))
    #expect(try tool.text("res/values-de/po.xml") == "mine")
    #expect(try tool.run(forced + ["--drop-missing"]).status == 1)
    #expect(try tool.text("res/values-de/po.xml") != "mine")
  }

  @Test func refusesWhatIsBroken() throws {
    let tool = try StringsLintTool(["a.po": "msgid \"a\nmsgstr \"\"\n", "b.txt": ""])
    defer { tool.remove() }
    let broken = try tool.run("a.po", "--to", "android", "--output", "res")
    #expect(broken.status == 2)
    #expect(broken.errors.hasPrefix("a.po:1:7: error: The line ends inside a text"))
    for arguments in [
      ["b.txt", "--to", "po", "-o", "x"], ["c.po", "--to", "po", "-o", "x"],
      ["a.po", "--to", "docx", "-o", "x"], ["a.po", "--to", "po"], ["--to", "po", "-o", "x"],
    ] {
      let result = try tool.run(arguments)
      #expect(result.status == 2, "\(arguments)")
      #expect(!result.errors.isEmpty)
    }
  }

  @Test func writesTheLanguagesThatAreAskedFor() throws {
    let french = Self.po.replacing("Language: de", with: "Language: fr")
    let tool = try StringsLintTool(["po/de.po": Self.po, "po/fr.po": french])
    defer { tool.remove() }
    let result = try tool.run("po", "--to", "android", "-o", "res", "--language", "fr")
    #expect(result.output.contains("values-fr"))
    #expect(!result.output.contains("values-de"))
    let missing = try tool.run("po", "--to", "android", "-o", "x", "--language", "it")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("expected one of en, de, fr"), "\(missing.errors)")
  }

  private static let catalog = """
    {"sourceLanguage":"en","strings":{
    "open":{"comment":"A button","localizations":{
    "cs":{"stringUnit":{"state":"translated","value":"Otevřít"}},
    "de":{"stringUnit":{"state":"translated","value":"Öffnen"}},
    "en":{"stringUnit":{"state":"translated","value":"Open"}}}},
    "tap":{"localizations":{"en":{"variations":{"device":{
    "mac":{"stringUnit":{"state":"translated","value":"Click"}},
    "other":{"stringUnit":{"state":"translated","value":"Tap"}}}}}}}
    },"version":"1.0"}
    """
  private static let czech = """
    <xliff version="1.2"><file original="L.xcstrings" source-language="en" target-language="cs">
    <body><trans-unit id="open"><source>Open</source><target>Otevři</target></trans-unit></body>
    </file></xliff>
    """

  @Test func forceDropsNothingThatIsNotNamed() throws {
    let tool = try StringsLintTool(["L.xcstrings": Self.catalog, "cs.xliff": Self.czech])
    defer { tool.remove() }
    func convert(_ more: String...) throws -> (status: Int32, output: String, errors: String) {
      try tool.run(["cs.xliff", "--to", "xcstrings", "-o", ".", "--force"] + more)
    }
    let refused = try convert()
    #expect(refused.status == 1)
    #expect(
      refused.output.hasPrefix(
        """
        would drop: ./L.xcstrings [de]: 1 text (language)
        would drop: ./L.xcstrings: "open": 'A button' (comment)
        would drop: ./L.xcstrings: "tap": in all languages (key)
        nothing was written, because 1 language, 2 keys and strings would be lost

        """.trimmingCharacters(in: .newlines)), "\(refused.output)")
    #expect(try tool.text("L.xcstrings") == Self.catalog)
    let json = try convert("--report", "json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect((object["drops"] as? [Any])?.count == 3)
    let half = try convert("--drop-language", "de", "--drop-key", "open")
    #expect(half.status == 1)
    #expect(try tool.text("L.xcstrings") == Self.catalog)
    #expect(
      try convert("--drop-language", "de", "--drop-key", "open", "--drop-key", "tap").status == 0)
    #expect(try tool.text("L.xcstrings").contains("Otevři"))
    try tool.write(Array(Self.catalog.utf8), to: "L.xcstrings")
    #expect(try convert("--drop-missing").status == 0)
    try tool.write(Array("broken".utf8), to: "L.xcstrings")
    #expect(try convert().status == 1)
    #expect(try tool.text("L.xcstrings") == "broken")
    let alone = try tool.run(["cs.xliff", "--to", "xcstrings", "-o", "x", "--drop-missing"])
    #expect(alone.status == 2)
  }

  @Test(arguments: ["xcstrings", "lproj", "xliff", "xcloc", "po", "android"])
  func whatIsTheSameMayBeWrittenOver(_ format: String) throws {
    let tool = try StringsLintTool(["L.xcstrings": Self.catalog])
    defer { tool.remove() }
    let arguments = ["L.xcstrings", "--to", format, "-o", "out"]
    let first = try tool.run(arguments)
    let second = try tool.run(arguments + ["--force"])
    #expect(second.output == first.output)
    #expect(second.status == first.status)
  }
}
