import CalqueCatalogs
import Testing

@testable import CalqueExchange

/// `.strings` files as files for translators.
@Suite struct TranslationStringsTests {
  typealias Trip = TranslationImportTests.Trip

  private static let english = """
    /* Menu */
    "open" = "Open";

    // Buttons, in the order of the screen

    /* Closes the window */
    "close" = "Close";
    "again" = "Again";

    """
  private static let czech = """
    /* Header of the file */

    // Buttons
    "close"   =   "Zavrit"; // remark
    "open" = "Otevřít";

    """
  private static let files = [("en.lproj/L.strings", english), ("cs.lproj/L.strings", czech)]

  @Test func writesBothLanguagesWithCommentsInTheOrderOfTheSource() {
    let trip = Trip(Self.files, to: .strings)
    #expect(trip.outputs.map(\.path) == ["en.lproj/L.strings", "cs.lproj/L.strings"])
    #expect(
      String(decoding: trip.outputs[1].contents, as: UTF8.self) == """
        /* Menu */
        "open" = "Otevřít";

        /* Closes the window */
        "close" = "Zavrit";

        "again" = "";

        """)
  }

  /// The file of the source language has the keys that any of the languages is to translate.
  @Test func severalLanguagesShareTheSourceFile() {
    let project = TranslationProject(
      Self.files.flatMap { CatalogFile.readAll(Array($0.1.utf8), path: $0.0) })
    var outputs: [CatalogConversion.Output] = []
    for language in ["cs", "de"] {
      TranslationExport(project, language: language, to: .strings, selection: .missing)
        .add(to: &outputs)
    }
    #expect(
      outputs.map(\.path) == ["en.lproj/L.strings", "cs.lproj/L.strings", "de.lproj/L.strings"])
    let source = CatalogFile.readAll(outputs[0].contents, path: outputs[0].path)[0]
    #expect(Set(source.entries.map(\.key)) == ["open", "close", "again"])
    #expect(source.entries.count == 3)
  }

  @Test func keepsOrderCommentsAndSpaces() {
    let trip = Trip(Self.files, to: .strings)
    #expect(trip.result([]).outputs.isEmpty)
    #expect(
      trip.text([("\"Zavrit\"", "\"Zavřít\"")])
        == Self.czech.replacing("Zavrit", with: "Zavřít"))
  }

  @Test func writesIntoAStringCatalog() throws {
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "open" : {
            "localizations" : {
              "cs" : {
                "stringUnit" : {
                  "state" : "needs_review",
                  "value" : "Otevrit"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    let trip = Trip([("L.xcstrings", catalog)], to: .strings)
    #expect(trip.result([]).outputs.isEmpty)
    let text = try #require(trip.text([("Otevrit", "Otevřít")]))
    #expect(text.contains("\"value\" : \"Otevřít\""))
  }

  @Test func aSourceThatChangedIsAConflictWithBothTexts() throws {
    let trip = Trip(Self.files, to: .strings)
    let file = trip.edited([("\"Otevřít\"", "\"Otevři\"")])
    let now = Trip.project([
      ("en.lproj/L.strings", Self.english.replacing("\"Open\"", with: "\"Open it\"")),
      Self.files[1],
    ])
    let result = TranslationImport(file, into: now)
    let remark = try #require(result.remarks.first)
    #expect(result.outputs.isEmpty && result.remarks.count == 1)
    #expect(remark.kind == .conflict)
    #expect(remark.message.contains("'Open' when the file was made, and is 'Open it' now"))
    #expect(remark.translation == "Otevři" && remark.current == "Otevřít")
  }

  @Test func textsWithFormsAreOmitted() {
    let dictionary = """
      <plist version="1.0"><dict><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict>
      </dict></dict></plist>
      """
    let project = Trip.project([("en.lproj/L.stringsdict", dictionary)])
    let export = TranslationExport(project, language: "cs", to: .strings)
    #expect(export.outputs.isEmpty && export.omissions.map(\.key) == ["n"])
  }
}
