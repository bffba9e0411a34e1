import CalqueCatalogs
import CalqueDiagnostics
import CalqueMessages
import Foundation
import Testing

@testable import CalqueLocalization

/// Keys are compared by their scalars, as in Foundation's dictionaries: `é` as one scalar and `e`
/// followed by an accent are two keys.
@Suite struct KeyScalarTests {
  static let files = [
    ("en.lproj/Localizable.strings", "\"\u{E9}\" = \"one\";\n\"e\u{301}\" = \"two\";\n"),
    // Another order, so that keys have other indices than in the other language.
    ("de.lproj/Localizable.strings", "\"e\u{301}\" = \"zwei\";\n\"\u{E9}\" = \"eins\";\n"),
  ]

  static func expectBoth(_ bundle: CatalogBundle, _ comment: Comment) {
    for (locale, texts) in [("en", ["one", "two"]), ("de", ["eins", "zwei"])] {
      let localizer = Localizer(bundle, locale: Locale(identifier: locale))
      #expect(localizer.localizedString(forKey: "\u{E9}") == texts[0], comment)
      #expect(localizer.localizedString(forKey: "e\u{301}") == texts[1], comment)
    }
  }

  @Test func bothAreFound() throws {
    let catalogs = Self.files.compactMap {
      CatalogFile.read(SourceText(path: $0.0, text: $0.1))
    }
    Self.expectBoth(CatalogBundle(catalogs: catalogs), "read")
    let tables = CatalogTables(catalogs: catalogs, developmentLanguage: nil)
    let bytes = try CompiledFileWriter.bytes(of: tables)
    Self.expectBoth(
      CatalogBundle(compiled: try CompiledFile(bytes: bytes, path: "a.calque")), "compiled")
  }

  @Test func entriesThatTheRuntimeNeverSeesAreNotShown() {
    // The runtime silently stops at the brace.
    let text = "a = 1;\n}\nb = 2;\n"
    let catalog = CatalogFile.read(SourceText(path: "en.lproj/Localizable.strings", text: text))
    let bundle = CatalogBundle(catalogs: [catalog].compactMap(\.self))
    let localizer = Localizer(bundle, locale: Locale(identifier: "en"))
    #expect(localizer.localizedString(forKey: "a") == "1")
    #expect(localizer.localizedString(forKey: "b") == "b")
  }
}
