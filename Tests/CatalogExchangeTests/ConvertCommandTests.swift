import Foundation
import Testing

/// The command as people call it: what it prints, what it writes, its status.
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
    #expect(result.errors.contains("it is there already"))
    #expect(try tool.text("res/values-de/po.xml") == "mine")
    #expect(throws: (any Error).self) { try tool.text("res/values/po.xml") }
    #expect(try tool.run("po", "--to", "android", "--output", "res", "--force").status == 1)
    #expect(try tool.text("res/values-de/po.xml") != "mine")
  }

  @Test func refusesWhatIsBroken() throws {
    let tool = try StringsLintTool(["a.po": "msgid \"a\nmsgstr \"\"\n", "b.txt": ""])
    defer { tool.remove() }
    let broken = try tool.run("a.po", "--to", "android", "--output", "res")
    #expect(broken.status == 2)
    #expect(broken.errors.hasPrefix("a.po:1:7: error: The line ends inside of a text"))
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
    #expect(missing.errors.contains("there are en, de, fr"), "\(missing.errors)")
  }
}
