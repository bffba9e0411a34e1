import CalqueCatalogs
import CalqueDiagnostics
import Testing

/// A catalog is changed as a value, and written with the smallest edit of its file.
@Suite struct CatalogEditingTests {
  @Test(arguments: [
    (
      "T.xcstrings", "",
      #"{"sourceLanguage":"en","strings":{"Cancel":{"localizations":{"de":{"stringUnit":{"state":"new","value":"Abort"}}}}},"version":"1.0"}"#
    ),
    ("de.lproj/T.strings", "de", "/* A button */\r\n\"Cancel\"=\"Abort\";\r\n'x' = y;\r\n"),
  ])
  func oneTextIsOneEdit(path: String, locale: String, text: String) throws {
    var catalog = try #require(
      CatalogFile.read(SourceText(path: path, contents: Array(text.utf8))))
    #expect(try CatalogWriter.edits(for: catalog).isEmpty)
    let state = catalog["Cancel"]?["de"]?.value?.texts.first?.state
    catalog["Cancel"]?["de"]?.value = .text(CatalogText("Abbrechen", state: state))
    let edits = try CatalogWriter.edits(for: catalog)
    #expect(edits.count == 1)
    let written = String(decoding: try CatalogWriter.contents(of: catalog), as: UTF8.self)
    #expect(written == text.replacing("Abort", with: "Abbrechen"))
  }
}
