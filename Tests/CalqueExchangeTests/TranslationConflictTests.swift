import CalqueCatalogs
import CalqueDiagnostics
import Testing

@testable import CalqueExchange

/// The texts that are not imported, and the messages about them.
struct TranslationConflictTests {
  private typealias Trip = TranslationImportTests.Trip

  private static func trip(_ format: TranslationFormat) -> Trip {
    Trip([("L.xcstrings", TranslationImportTests.catalog)], to: format)
  }

  /// The catalog with another source text.
  private static let changed = TranslationProject(
    CatalogFile.readAll(
      Array(
        TranslationImportTests.catalog
          .replacing("\"value\" : \"Open\"", with: "\"value\" : \"Open File\"").utf8),
      path: "L.xcstrings"))

  @Test(arguments: [TranslationFormat.po, .xliff])
  func aSourceThatChangedIsAConflict(_ format: TranslationFormat) throws {
    let trip = Self.trip(format)
    let file = trip.edited([("Otevrit", "Otevřít")])
    let result = TranslationImport(file, into: Self.changed)
    #expect(result.outputs.isEmpty)
    let remark = try #require(result.remarks.first)
    #expect(remark.kind == .conflict)
    #expect(remark.message.contains("'Open'") && remark.message.contains("'Open File'"))
    #expect(remark.translation == "Otevřít")
    #expect(remark.current == "Otevrit")
    var options = TranslationImport.Options()
    options.resolution = .review
    let taken = TranslationImport(file, into: Self.changed, options: options)
    let text = taken.outputs.first.map { String(decoding: $0.contents, as: UTF8.self) }
    #expect(text?.contains("\"needs_review\", \"value\" : \"Otevřít\"") == true)
    // A text that the translator did not change is not a conflict.
    #expect(TranslationImport(trip.edited([]), into: Self.changed).remarks == [])
  }

  @Test(arguments: [TranslationFormat.po, .xliff])
  func aTranslationThatChangedIsOneWhereTheFileThatWasSentIsAtHand(
    _ format: TranslationFormat
  ) throws {
    let trip = Self.trip(format)
    let project = TranslationProject(
      CatalogFile.readAll(
        Array(TranslationImportTests.catalog.replacing("Otevrit", with: "Otevri").utf8),
        path: "L.xcstrings"))
    let sent = trip.edited([])
    // The text was not edited, and the catalog's own change is kept.
    #expect(TranslationImport(sent, base: sent, into: project).outputs.isEmpty)
    let edited = trip.edited([("Otevrit", "Otevřít")])
    let result = TranslationImport(edited, base: sent, into: project)
    #expect(result.outputs.isEmpty)
    #expect(result.remarks.map(\.kind) == [.conflict])
    #expect(result.remarks.first?.message.contains("'Otevri'") == true)
  }

  @Test func keysThatAreUnknownAreReported() {
    let trip = Self.trip(.po)
    let result = trip.result([
      ("msgctxt \"open\"", "msgctxt \"opne\""), ("Otevrit", "Otevřít"),
    ])
    #expect(result.outputs.isEmpty)
    #expect(
      result.remarks.map { "\($0.kind) \($0.key) \($0.translation ?? "")" } == [
        "unknown opne Otevřít"
      ])
  }

  @Test func formsThatTheLanguageLacksAreRefused() {
    let trip = Self.trip(.xliff)
    let result = trip.result([
      (
        "plural.few\" xml:space=\"preserve\">\n        <source>%lld files</source>",
        "plural.two\" xml:space=\"preserve\">\n        <source>%lld files</source>"
          + "<target>%lld soubory</target>"
      )
    ])
    #expect(result.outputs.isEmpty)
    #expect(result.remarks.map(\.message) == ["cs has no plural form 'two'"])
  }

  @Test func headersWithFormsThatTheLanguageLacksAreRefused() {
    let trip = Self.trip(.po)
    let result = trip.result([
      (
        "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);",
        "nplurals=4; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);"
      ),
      ("msgstr[2] \"\"", "msgstr[2] \"\"\nmsgstr[3] \"mnoho\""),
    ])
    #expect(result.outputs.isEmpty)
    #expect(result.remarks.map(\.message) == ["msgstr[3] is not a plural form of cs"])
  }

  @Test func nothingIsEmptied() {
    let trip = Self.trip(.po)
    let result = trip.result([("msgstr \"Otevrit\"", "msgstr \"\"")])
    #expect(result.outputs.isEmpty)
    #expect(result.remarks.map(\.kind) == [.empty])
    #expect(result.remarks.allSatisfy { !$0.isLeftOut })
  }

  @Test func languagesAreChecked() {
    let trip = Self.trip(.po)
    let from = trip.result([("X-Source-Language: en", "X-Source-Language: fr")])
    #expect(from.failures.map(\.reason) == ["It is translated from fr, and L.xcstrings from en"])
    var options = TranslationImport.Options()
    options.expected = ["de"]
    let other = trip.result([("Otevrit", "Otevřít")], options)
    #expect(other.failures.map(\.reason) == ["It is in cs, and the catalog is in de"])
    #expect(other.outputs.isEmpty)
  }

  @Test func aTableThatIsNotThereIsReported() {
    let files = [
      ("en.lproj/L.strings", "\"a\" = \"A\";"), ("en.lproj/M.strings", "\"b\" = \"B\";"),
    ]
    let trip = Trip(files, to: .xliff)
    let edits = [
      ("en.lproj/M.strings", "en.lproj/X.strings"),
      ("<source>B</source>", "<source>B</source><target>Bé</target>"),
    ]
    let result = trip.result(edits)
    #expect(result.outputs.isEmpty)
    #expect(result.remarks.map(\.kind) == [.unknown])
    #expect(result.remarks.first?.catalog == "en.lproj/X.strings")
  }

  @Test func aTableOfTheSameNameElsewhereIsAnother() {
    let files = [
      ("App/A/en.lproj/L.strings", "\"a\" = \"A\";"),
      ("App/A/cs.lproj/L.strings", "\"a\" = \"Á\";"),
      ("App/B/en.lproj/L.strings", "\"a\" = \"A\";"),
      ("App/B/cs.lproj/L.strings", "\"a\" = \"Ä\";"),
    ]
    for format in [TranslationFormat.xliff, .po] {
      let trip = Trip(files, to: format)
      let alone = Trip.project(Array(files.suffix(2)))
      let result = TranslationImport(trip.edited([]), into: alone)
      #expect(result.outputs.isEmpty)
      #expect(result.remarks.map(\.catalog) == ["A/en.lproj/L.strings"])
    }
  }

  @Test func keysThatAreNotToBeTranslatedAreNotExported() {
    let catalog = """
      {"sourceLanguage":"en","strings":{
      "a":{"shouldTranslate":false},"b":{"extractionState":"stale"},"c":{}},"version":"1.0"}
      """
    let trip = Trip([("L.xcstrings", catalog)], to: .xliff)
    #expect(trip.texts.contains("id=\"c\""))
    #expect(!trip.texts.contains("id=\"a\"") && !trip.texts.contains("id=\"b\""))
  }

  @Test func selectionsAreOfKeys() {
    let project = TranslationProject(
      CatalogFile.readAll(Array(TranslationImportTests.catalog.utf8), path: "L.xcstrings"))
    func keys(_ selection: TranslationSelection) -> [String] {
      let export = TranslationExport(project, language: "cs", to: .xliff, selection: selection)
      return export.outputs.flatMap { CatalogFile.readAll($0.contents, path: $0.path) }
        .flatMap { $0.entries.map(\.key) }
    }
    #expect(keys(.missing) == ["Close", "files %lld", "tap"])
    #expect(keys(.needsReview) == ["open"])
    #expect(keys([]) == ["Close", "files %lld", "open", "tap"])
  }
}
