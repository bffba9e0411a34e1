import CalqueCatalogs
import Foundation
import Testing

@testable import CalqueLocalization

/// A key that is a string resolves like a literal, with Foundation's rules for the default value.
@Suite struct BundleNamesTests {
  let localizer: Localizer

  init() {
    let text = "\"menu.open\" = \"Öffnen\"; \"share\" = \"100% teilen\";"
    let catalog = CatalogFile.read(Array(text.utf8), path: "de.lproj/Localizable.strings")
    localizer = Localizer(
      CatalogBundle(catalogs: [catalog].compactMap { $0 }), locale: Locale(identifier: "de"))
  }

  @Test(arguments: ["menu.open", "share", "no such key", ""])
  func answersAsTheLiteralDoes(_ key: String) {
    #expect(localizer.localizedString(forKey: key) == localizer.string(LocalizedStringKey(key)))
  }

  @Test func showsTheValueOnlyWhereTheKeyIsMissing() {
    #expect(localizer.localizedString(forKey: "menu.open", value: "Open") == "Öffnen")
    #expect(localizer.localizedString(forKey: "menu.close", value: "Close") == "Close")
    #expect(localizer.localizedString(forKey: "menu.close", value: "") == "menu.close")
  }

  @Test func reportsAMissingKey() {
    _ = localizer.localizedString(forKey: "menu.close", value: "Close")
    #expect(localizer.diagnostics.map(\.key) == ["menu.close"])
  }
}
