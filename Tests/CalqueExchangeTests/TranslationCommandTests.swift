import Foundation
import Testing

/// `export` and `import` on the command line.
@Suite(.enabled(if: StringsLintTool.isBuilt, "strings-lint is not built"))
struct TranslationCommandTests {
  private static let files = [
    "App/en.lproj/L.strings": "/* Menu */\n\"open\" = \"Open\";\n\"close\" = \"Close\";\n",
    "App/de.lproj/L.strings": "\"open\" = \"Offnen\";\n",
  ]

  private func export(_ tool: StringsLintTool, _ arguments: String...) throws -> (
    status: Int32, output: String, errors: String
  ) {
    try tool.run(arguments, command: "export")
  }

  @Test func goesThereAndBack() throws {
    let tool = try StringsLintTool(Self.files, command: "import")
    defer { tool.remove() }
    let made = try export(tool, "App", "--language", "de", "--to", "xcloc", "-o", "out")
    #expect(made.status == 0, "\(made.errors)")
    #expect(made.output.hasSuffix("de: 2 keys, 2 strings, 1 not translated, 0 needing review\n"))
    #expect(try tool.text("out/de.xcloc/contents.json").contains("\"targetLocale\" : \"de\""))
    #expect(
      try tool.text("out/de.xcloc/Source Contents/en.lproj/L.strings")
        == Self.files["App/en.lproj/L.strings"])
    let same = try tool.run("out/de.xcloc", "--into", "App")
    #expect(same.status == 0 && same.output == "nothing changed\n", "\(same)")
    let path = "out/de.xcloc/Localized Contents/de.xliff"
    try tool.write(
      Array(try tool.text(path).replacing("Offnen", with: "Öffnen").utf8), to: path)
    let dry = try tool.run("out/de.xcloc", "--into", "App", "--dry-run")
    #expect(dry.output.hasPrefix("would write App/de.lproj/L.strings: de: 1 string changed\n"))
    #expect(try tool.text("App/de.lproj/L.strings") == Self.files["App/de.lproj/L.strings"])
    // A file of the table means the whole table.
    let edited = try tool.run("out/de.xcloc", "--into", "App/de.lproj/L.strings")
    #expect(edited.status == 0, "\(edited.errors)")
    #expect(try tool.text("App/de.lproj/L.strings") == "\"open\" = \"Öffnen\";\n")
  }

  @Test(arguments: ["cs.xliff", "new/cs.po", "x.xcloc", "cs.strings"])
  func outputMayBeTheFile(_ path: String) throws {
    let tool = try StringsLintTool(Self.files, command: "import")
    defer { tool.remove() }
    let format = String(path.split(separator: ".")[1])
    let made = try export(tool, "App", "--language", "cs", "--to", format, "-o", path)
    #expect(made.status == 0, "\(made.errors)")
    let file = format == "xcloc" ? "x.xcloc/contents.json" : path
    #expect(try !tool.text(file).isEmpty)
    let several = try export(
      tool, "App", "--language", "cs", "--language", "de", "--to", format, "-o", "a.\(format)")
    #expect(several.status == 2 && several.errors.contains("there are several; name a folder"))
  }

  @Test func allLanguagesAtOnce() throws {
    var files = Self.files
    files["App/cs.lproj/L.strings"] = "\"open\" = \"Otevřít\";\n"
    let tool = try StringsLintTool(files, command: "import")
    defer { tool.remove() }
    for format in ["xliff", "xcloc", "po", "strings"] {
      let made = try export(tool, "App", "--to", format, "-o", format)
      #expect(made.status == 0, "\(made.errors)")
      let same = try tool.run(format, "--into", "App")
      #expect(same.status == 0 && same.output == "nothing changed\n", "\(format): \(same)")
    }
  }

  /// ICU 70 knows neither Saraiki nor Dagbani, and "qqq" has notes for translators.
  @Test func languagesThatOnlyTheCatalogsKnow() throws {
    var files = Self.files
    for language in ["dag", "skr-arab", "qqq"] {
      files["App/\(language).lproj/L.strings"] = "\"open\" = \"a\";\n"
    }
    let tool = try StringsLintTool(files, command: "import")
    defer { tool.remove() }
    for format in ["xliff", "xcloc", "po", "strings"] {
      #expect(try export(tool, "App", "--to", format, "-o", format).status == 0)
      let same = try tool.run(format, "--into", "App")
      #expect(same.status == 0 && same.output == "nothing changed\n", "\(format): \(same)")
    }
  }

  /// Xcode puts the string catalogs of storyboards into a folder of all languages.
  @Test(arguments: ["App/mul.lproj", "App/mul.lproj/Main.xcstrings"])
  func catalogsOfStoryboards(_ path: String) throws {
    let catalog = """
      { "sourceLanguage" : "en", "strings" : { "a.title" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Zu" } },
        "en" : { "stringUnit" : { "state" : "new", "value" : "Close" } } } } },
        "version" : "1.0" }

      """
    let tool = try StringsLintTool(["App/mul.lproj/Main.xcstrings": catalog], command: "import")
    defer { tool.remove() }
    for format in ["xliff", "xcloc", "po", "strings"] {
      #expect(try export(tool, path, "--to", format, "-o", format).status == 0)
      let same = try tool.run(format, "--into", path)
      #expect(same.status == 0 && same.output == "nothing changed\n", "\(format): \(same)")
    }
  }

  @Test func conflictsAreShownWithTheirPlace() throws {
    let tool = try StringsLintTool(Self.files, command: "import")
    defer { tool.remove() }
    #expect(try export(tool, "App", "--language", "de", "--to", "po").status == 0)
    try tool.write(
      Array(try tool.text("de.po").replacing("Offnen", with: "Öffnen").utf8), to: "de.po")
    try tool.write(Array("\"open\" = \"Open it\";\n".utf8), to: "App/en.lproj/L.strings")
    let result = try tool.run("de.po", "--into", "App")
    #expect(result.status == 1)
    #expect(
      result.output.hasPrefix(
        """
        de.po:14:1: conflict: App/de.lproj/L.strings: "open": The source was 'Open' when the file \
        was made, and is 'Open it' now; the catalog's text was kept
              the file:    Öffnen
              the catalog: Offnen

        """), "\(result.output)")
    let json = try tool.run("de.po", "--into", "App", "--report", "json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect((object["remarks"] as? [[String: Any]])?.first?["kind"] as? String == "conflict")
    let taken = try tool.run("de.po", "--into", "App", "--on-conflict", "take")
    #expect(taken.output.contains("wrote App/de.lproj/L.strings: de: 1 string changed\n"))
  }

  @Test(arguments: [
    (["none.po", "--into", "App"], "none.po: error: No such file or directory"),
    (["de.po", "--into", "Nothing"], "Nothing: error: No such file or directory"),
    (["de.po", "--into", "App/fr.lproj/L.strings"], "It is in de, and the catalog is in fr"),
    (["App/en.lproj/L.strings", "--into", "App"], "in another language than the source"),
    (["de.po"], "Missing expected argument '--into <catalog>"),
    (["de.po", "--into", "App", "--language", "not a language"], "is not a language"),
    (["de.po", "--into", "Broken"], "Broken/de.lproj/L.strings:1:"),
    (["Text"], "Missing"),
    (["Text", "--into", "App"], "It does not contain an .xliff, .po or .strings file"),
  ])
  func badInputIsAnError(_ arguments: [String], _ message: String) throws {
    var files = Self.files
    files["App/fr.lproj/L.strings"] = "\"open\" = \"Ouvrir\";\n"
    files["Text/a.txt"] = ""
    files["Broken/en.lproj/L.strings"] = "\"open\" = \"Open\";\n"
    files["Broken/de.lproj/L.strings"] = "\"open\" = ;\n"
    let tool = try StringsLintTool(files, command: "import")
    defer { tool.remove() }
    _ = try export(tool, "App", "--language", "de", "--to", "po")
    let before = try tool.text("App/de.lproj/L.strings")
    let result = try tool.run(arguments)
    #expect(result.status == 2, "\(result)")
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(try tool.text("App/de.lproj/L.strings") == before)
  }

  @Test(arguments: [
    (["App", "--language", "en", "--to", "po"], "en is the source language"),
    (["App", "--to", "docx"], "Expected one of xliff, xcloc, po"),
    (["None", "--to", "po"], "No such file or directory"),
    (["Text", "--to", "po"], "No catalog found in Text"),
  ])
  func badExportsAreErrors(_ arguments: [String], _ message: String) throws {
    var files = Self.files
    files["Text/a.txt"] = ""
    let tool = try StringsLintTool(files, command: "export")
    defer { tool.remove() }
    let result = try tool.run(arguments)
    #expect(result.status == 2, "\(result)")
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func exportsWriteOverNothing() throws {
    var files = Self.files
    files["de.po"] = "mine"
    let tool = try StringsLintTool(files, command: "export")
    defer { tool.remove() }
    #expect(try tool.run("App", "--to", "po").status == 2)
    #expect(try tool.text("de.po") == "mine")
    #expect(try tool.run("App", "--to", "po", "--force").status == 0)
  }
}
