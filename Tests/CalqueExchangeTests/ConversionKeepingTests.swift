import CalqueCatalogs
import CalqueDiagnostics
import Testing

@testable import CalqueExchange

/// The parts of files that a conversion preserves, and its report about the others.
struct ConversionKeepingTests {
  static let english = """
    /* Licence */

    // MARK: Menu

    /* A button */
    "open" = "Open";
    "close" = "Close";

    """
  static let german = """
    // Kopf

    "open"   =   "Offnen"; // wichtig
    // MARK: Rest
    "close" = "Schließen";

    """

  private static func conversion(
    _ files: [(String, String)], po: [(String, String)] = []
  ) -> CatalogConversion {
    CatalogConversion(
      files.flatMap { CatalogFile.readAll(Array($0.1.utf8), path: $0.0) },
      exchanges: po.map {
        .portableObject(PortableObject(path: $0.0, contents: Array($0.1.utf8)))
      })
  }

  private static let folders = [
    ("App/en.lproj/L.strings", english), ("App/de.lproj/L.strings", german),
  ]

  private static func xliff(source: String, target: String) -> String {
    """
    <xliff version="1.2"><file original="App/en.lproj/L.strings" source-language="en" \
    target-language="de"><body><trans-unit id="open"><source>\(source)</source>\
    <target>\(target)</target></trans-unit></body></file></xliff>
    """
  }

  @Test func filesInFoldersKeepTheirLayout() {
    let result = Self.conversion(Self.folders).converted(to: .lproj)
    #expect(result.losses == [])
    #expect(
      result.outputs.map { "\($0.path) \(String(decoding: $0.contents, as: UTF8.self))" } == [
        "en.lproj/L.strings \(Self.english)", "de.lproj/L.strings \(Self.german)",
      ])
  }

  @Test func whatHasNoPlaceIsSaid() {
    let result = Self.conversion(Self.folders).converted(to: .xcstrings)
    let layout = result.losses.filter { $0.kind == .layout }
    #expect(
      layout.map { "\($0.file ?? "") \($0.what)" } == [
        "App/en.lproj/L.strings 2 comments belong to no key, the first is '/* Licence */'",
        "App/de.lproj/L.strings 1 comment belongs to no key: '// wichtig'",
        " the entries were in another order",
      ])
    #expect(layout.allSatisfy { $0.isCosmetic })
  }

  @Test func whatATranslatorSaysGoesOverTheCatalog() throws {
    let file = Self.xliff(source: "Open", target: "Öffnen")
    // In any order of the files, and in any folder of the translator's file.
    for files in [
      Self.folders + [("/home/de.xliff", file)], [("../de.xliff", file)] + Self.folders,
    ] {
      let result = Self.conversion(files).converted(to: .lproj)
      #expect(result.losses.map(\.kind) == [.replaced])
      #expect(result.isComplete)
      let german = try #require(result.outputs.first { $0.path == "de.lproj/L.strings" })
      #expect(
        String(decoding: german.contents, as: UTF8.self)
          == Self.german.replacing("Offnen", with: "Öffnen"))
    }
  }

  @Test func whatWasMadeOfAnotherSourceDoesNot() throws {
    let file = Self.xliff(source: "Open it", target: "Öffnen")
    let result = Self.conversion(Self.folders + [("de.xliff", file)]).converted(to: .lproj)
    #expect(result.losses.map(\.kind) == [.shadowed])
    #expect(!result.isComplete)
    #expect(result.losses[0].what.contains("'Offnen'"))
    #expect(result.losses[0].what.contains("'Öffnen'"))
  }

  @Test func gettextBesideACatalogIsOfIt() throws {
    let catalog = """
      {"sourceLanguage":"en","strings":{"Open":{"localizations":{
      "de":{"stringUnit":{"state":"needs_review","value":"Offnen"}}}}},"version":"1.0"}
      """
    let po = """
      msgid ""
      msgstr "Language: de\\n"

      msgid "Open"
      msgstr "Öffnen"
      """
    for path in ["de.po", "/home/translator/de.po"] {
      let conversion = Self.conversion([("/home/App/L.xcstrings", catalog)], po: [(path, po)])
      let result = conversion.converted(to: .xcstrings)
      #expect(result.outputs.map(\.path) == ["L.xcstrings"])
      #expect(result.losses.map(\.kind) == [.replaced])
      let made = CatalogFile.read(result.outputs[0].contents, path: "L.xcstrings")
      let text = made?.localization(of: "Open", in: "de")?.value?.texts.first
      #expect(text?.string == "Öffnen" && text?.state == "translated")
    }
  }

  @Test func whatIsNewIsNotATranslationInGettext() throws {
    let result = Self.conversion([("L.xcstrings", TranslationImportTests.catalog)])
      .converted(to: .po)
    let czech = try #require(result.outputs.first { $0.path == "L/cs.po" })
    let file = PortableObject(path: "cs.po", contents: czech.contents)
    #expect(
      file.messages.filter { $0.context?.hasPrefix("tap") == true }.allSatisfy {
        $0.translations == [""] && !$0.isFuzzy
      })
    let again = CatalogConversion([], exchanges: [.portableObject(file)]).converted(to: .xcstrings)
    let made = CatalogFile.read(again.outputs[0].contents, path: "L.xcstrings")
    #expect(made?.localization(of: "tap", in: "cs") == nil)
  }

  @Test func textsThatComeInAreCalledSo() {
    let result = Self.conversion([
      ("en.lproj/L.strings", "\"a\" = \"A\";"),
      ("de.lproj/L.strings", "\"a\" = \"A\";\n\"alert.sleep\" = \"Schlafen\";"),
    ]).converted(to: .xcstrings)
    let added = result.losses.filter(\.isAddition)
    #expect(added.map(\.key) == ["alert.sleep"])
    #expect(result.isComplete)
  }

  @Test func aKeyThatCannotBeWrittenTakesNoOtherWithIt() {
    // Two tables with one key; the text in one of them cannot be written as XML.
    let result = Self.conversion([
      ("en.lproj/A.strings", "\"k\" = \"fine\";"), ("en.lproj/B.strings", "\"k\" = \"\\U0001\";"),
    ]).converted(to: .xliff)
    let catalogs = result.outputs.flatMap { CatalogFile.readAll($0.contents, path: $0.path) }
    #expect(catalogs.first { $0.name == "A" }?["k"] != nil)
    // It is reported once, with the reason.
    let lost = result.losses.filter { $0.kind == .key }
    #expect(lost.map(\.table) == ["B"])
  }
}
