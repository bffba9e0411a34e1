import CalqueCatalogs
import CalqueLocalization
import Foundation
import Testing

/// Folders that are compiled from a string catalog have less than the catalog.
@Suite struct CompiledFolderTests {
  @Test func textsOfStringCatalogsReplaceThoseOfFolders() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"old": {}, "hi": {"localizations": \
      {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}}}}
      """
    let files = try [
      ("Localizable.xcstrings", catalog),
      ("de.lproj/Localizable.strings", #""hi" = "Guten Tag"; "only" = "Nur hier";"#),
      ("en.lproj/Localizable.strings", #""old" = "Older text";"#),
    ].map { try #require(CatalogFile.read(Array($1.utf8), path: $0)) }
    for files in [files, files.reversed()] {
      let bundle = CatalogBundle(catalogs: files)
      let german = Localizer(bundle, locale: Locale(identifier: "de"))
      #expect(german.string("hi") == "Hallo")
      #expect(german.string("only") == "Nur hier")
      let english = Localizer(bundle, locale: Locale(identifier: "en"))
      #expect(english.string("old") == "Older text")
    }
  }
}
