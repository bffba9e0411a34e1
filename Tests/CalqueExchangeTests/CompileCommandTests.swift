import Foundation
import Testing

/// `strings-lint compile` on the command line: what it writes, checks and prints, and its status.
@Suite(.enabled(if: StringsLintTool.isBuilt, "strings-lint is not built"))
struct CompileCommandTests {
  static let files = [
    "App/en.lproj/Localizable.strings": "\"greeting\" = \"Hello\";\n",
    "App/de.lproj/Localizable.strings": "\"greeting\" = \"Hallo\";\n",
    "App/Shop.xcstrings":
      #"{"sourceLanguage":"en","strings":{"buy":{}},"version":"1.0"}"#,
  ]

  @Test func compilesAFolderAndChecksWhatItWrote() throws {
    let tool = try StringsLintTool(Self.files, command: "compile")
    defer { tool.remove() }
    let result = try tool.run("App", "--output", "app.calque")
    #expect(result.status == 0, "\(result.errors)")
    let count = try tool.bytes("app.calque").count
    #expect(result.errors == "3 files, 2 languages, \(count) bytes\n")
    let check = try tool.run("--check", "app.calque")
    #expect(check.status == 0 && check.errors.isEmpty, "\(check.errors)")
    // The same catalogs produce the same bytes, and replace the older file.
    let first = try tool.bytes("app.calque")
    #expect(try tool.run("App", "-o", "app.calque").status == 0)
    #expect(try tool.bytes("app.calque") == first)
  }

  @Test func saysThatAFileIsDamaged() throws {
    let tool = try StringsLintTool(Self.files, command: "compile")
    defer { tool.remove() }
    #expect(try tool.run("App", "-o", "app.calque").status == 0)
    let whole = try tool.bytes("app.calque")
    var altered = whole
    altered[whole.count / 2] ^= 0xFF
    for (name, bytes) in [
      ("altered.calque", altered), ("cut.calque", Array(whole.dropLast(9))),
      ("short.calque", Array(whole.prefix(5))), ("empty.calque", []),
      ("text.calque", Array("no compiled file".utf8)),
    ] {
      try tool.write(bytes, to: name)
      let result = try tool.run("--check", name)
      #expect(result.status == 1, "\(name) \(result.errors)")
      #expect(result.errors.hasPrefix("\(name): error: "), "\(result.errors)")
    }
    // One damaged file is enough to fail, and the others are still checked.
    #expect(try tool.run("--check", "altered.calque", "app.calque").status == 1)
    let missing = try tool.run("--check", "nowhere.calque")
    #expect(missing.status == 2)
    #expect(missing.errors.hasPrefix("nowhere.calque: error: "))
  }

  @Test func refusesWhatIsBroken() throws {
    var files = Self.files
    files["App/fr.lproj/Localizable.strings"] = "\"greeting\" = \"Bonjour\"\n\"b\" = \"c\";\n"
    let tool = try StringsLintTool(files, command: "compile")
    defer { tool.remove() }
    let result = try tool.run("App", "-o", "app.calque")
    #expect(result.status == 1)
    #expect(
      result.errors.hasPrefix("App/fr.lproj/Localizable.strings:1:23: error: "), "\(result.errors)")
    #expect(throws: (any Error).self) { try tool.bytes("app.calque") }
    // The file is written without the entries that the runtime cannot use.
    let forced = try tool.run("App", "-o", "app.calque", "--force")
    #expect(forced.status == 0, "\(forced.errors)")
    #expect(try tool.run("--check", "app.calque").status == 0)
    #expect(!String(decoding: try tool.bytes("app.calque"), as: UTF8.self).contains("Bonjour"))
  }

  @Test(
    "Invalid arguments are rejected",
    arguments: [
      [], ["App"], ["-o", "x"], ["nowhere", "-o", "x"], ["App", "-o", "no/such/folder/x"],
      ["--check"], ["--check", "App", "-o", "x"], ["--check", "--force", "x"],
    ])
  func status2(arguments: [String]) throws {
    let tool = try StringsLintTool(Self.files, command: "compile")
    defer { tool.remove() }
    let result = try tool.run(arguments)
    #expect(result.status == 2, "\(arguments) \(result.errors)")
    #expect(!result.errors.isEmpty)
  }
}
