import CalqueCatalogs
import Foundation
import Testing

@testable import CalqueExchange

@Suite struct CatalogCompilationTests {
  private func catalog() throws -> Catalog {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Cancel": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Abbrechen"}}}},
        "%lld files": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
          "de": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld Datei"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld Dateien"}}}}}}},
        "in": {"localizations": {"de": {
          "stringUnit": {"state": "translated", "value": "%@: %#@files@ in %#@folders@"},
          "substitutions": {
            "files": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg Datei"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg Dateien"}}}}},
            "folders": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg Ordner"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg Ordnern"}}}}}}}}}
      }}
      """
    return try #require(CatalogFile.read(Array(text.utf8), path: "a/b/Shop.xcstrings"))
  }

  private func texts(_ bytes: [UInt8], _ path: String) throws -> [String: String] {
    try #require(
      PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: String])
  }

  @Test func writesFilesOfFoundation() throws {
    let made = CatalogCompilation(try catalog(), variations: .dictionary)
    let path = "de.lproj/Shop.strings"
    #expect(try texts(made.contents(for: "/tmp/x/\(path)"), path) == ["Cancel": "Abbrechen"])
    let plist = try PropertyListSerialization.propertyList(
      from: Data(made.contents(for: "/tmp/x/de.lproj/Shop.stringsdict")), format: nil)
    let dictionary = try #require(plist as? [String: [String: Any]])
    #expect(Set(dictionary.keys) == ["%lld files", "in"])
  }

  /// Foundation does not know names of arguments.
  @Test(arguments: [CatalogCompilation.Variations.dictionary, .general])
  func namesOfArgumentsAreNotCompiled(_ variations: CatalogCompilation.Variations) throws {
    let text = """
      {"sourceLanguage": "en", "version": "1.1", "strings": {
        "a": {"localizations": {"en": {"stringUnit": {"state": "translated", "value":
          "%1$(who)@ has %2$(count)lld (%(ok) all)"}}}}
      }}
      """
    let catalog = try #require(CatalogFile.read(Array(text.utf8), path: "Shop.xcstrings"))
    let made = CatalogCompilation(catalog, variations: variations)
    let path = "en.lproj/Shop.strings"
    #expect(try texts(made.contents(for: path), path) == ["a": "%1$@ has %2$lld (%(ok) all)"])
  }

  @Test func writesOneFormWhereFoundationHasNone() throws {
    let made = CatalogCompilation(try catalog(), variations: .general)
    let path = "de.lproj/Shop.strings"
    #expect(made.outputs.allSatisfy { $0.path.hasSuffix(".strings") })
    let german = try texts(made.contents(for: path), path)
    #expect(german["%lld files"] == "%lld Dateien")
    #expect(german["in"] == "%1$@: %2$lld Dateien in %3$lld Ordnern")
    let english = try texts(made.contents(for: "en.lproj/Shop.strings"), path)
    #expect(english["Cancel"] == "Cancel")
    #expect(english["%lld files"] == "%lld files")
  }

  @Test func declaredFilesWithoutTextsAreEmpty() throws {
    let made = CatalogCompilation(try catalog(), variations: .general)
    let plist = try PropertyListSerialization.propertyList(
      from: Data(made.contents(for: "fr.lproj/Shop.stringsdict")), format: nil)
    #expect((plist as? [String: Any])?.isEmpty == true)
    #expect(made.contents(for: "fr.lproj/Shop.strings").isEmpty)
  }
}
