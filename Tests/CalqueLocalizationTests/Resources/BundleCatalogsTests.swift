import Foundation
import Testing

@testable import CalqueLocalization

/// The catalogs that a bundle has for the runtime.
@Suite struct BundleCatalogsTests {
  @Test func readsWhatTheRuntimeReads() throws {
    let package = try PackageBundle(
      [
        "de.lproj/Localizable.strings": #""a" = "de a";"#,
        "de.lproj/Localizable.stringsdict": CatalogTexts.dictionary(
          key: "%lld days", type: "lld", [("one", "%lld Tag"), ("other", "%lld Tage")]),
        "pt-br.lproj/Localizable.strings": #""a" = "pt-BR a";"#,
        "Base.lproj/Localizable.strings": #""a" = "Base a";"#,
        "Shop.xcstrings": CatalogTexts.catalog(["b": "\"de\": \(CatalogTexts.unit("de b"))"]),
        // These are ignored.
        "exchange.xliff": "<xliff/>",
        "deep/fr.lproj/Localizable.strings": #""a" = "fr a";"#,
        ".hidden.strings": "?",
      ], defaultLocalization: "fr")
    let catalogs = CatalogBundle(package.bundle)
    #expect(catalogs.developmentLanguage == "fr")
    #expect(catalogs.localizations == ["de", "en", "fr", "pt-BR"])
    #expect(catalogs.diagnostics.isEmpty)
    let localizer = Localizer(catalogs, locale: Locale(identifier: "de_DE"))
    #expect(localizer.string("a") == "de a")
    #expect(localizer.string("\(1) days") == "1 Tag")
    #expect(localizer.string("b", table: "Shop") == "de b")
    #expect(Localizer(catalogs, locale: Locale(identifier: "ja")).string("a") == "Base a")
  }

  @Test func asksTheCatalogsForTheDevelopmentLanguageOfABundleWithoutOne() throws {
    let package = try PackageBundle(
      ["Localizable.xcstrings": #"{"sourceLanguage": "pl", "version": "1.0", "strings": {}}"#],
      defaultLocalization: nil)
    #expect(CatalogBundle(package.bundle).developmentLanguage == "pl")
  }

  @Test func readsACompiledFile() throws {
    let sources = try PackageBundle(["de.lproj/Localizable.strings": #""a" = "de a";"#])
    let package = try PackageBundle([:])
    try CatalogBundle(sources.bundle)
      .writeCompiled(to: package.bundle.bundleURL.appendingPathComponent("Localizable.calque"))
    #expect(
      String(localized: "a", bundle: package.bundle, locale: Locale(identifier: "de")) == "de a")
  }

  @Test func goesOnWithoutWhatIsDamaged() throws {
    let package = try PackageBundle([
      "de.lproj/Localizable.strings": #""a" = "de a";"#, "Broken.xcstrings": "{", "x.calque": "?",
    ])
    let catalogs = CatalogBundle(package.bundle)
    #expect(
      String(localized: "a", bundle: package.bundle, locale: Locale(identifier: "de")) == "de a")
    let places = catalogs.diagnostics.compactMap(\.place)
    #expect(places.count == 2)
    #expect(places.contains { $0.path.hasSuffix("x.calque") && $0.position == nil })
    #expect(places.contains { $0.path.hasSuffix("Broken.xcstrings") && $0.line == 1 })
  }

  @Test func showsKeysOfABundleWithoutCatalogs() throws {
    let package = try PackageBundle([:])
    #expect(
      String(
        localized: "\(3) of \("it")", bundle: package.bundle, locale: Locale(identifier: "de"))
        == "3 of it")
    #expect(CatalogBundle(package.bundle).localizations.isEmpty)
  }

  @Test func givesEachBundleOfAPlaceTheSameCatalogs() throws {
    let package = try PackageBundle(["de.lproj/Localizable.strings": #""a" = "de a";"#])
    let second = try #require(Bundle(path: package.bundle.bundlePath + "/"))
    #expect(package.bundle !== second)
    #expect(CatalogBundle(package.bundle).storage === CatalogBundle(second).storage)
  }
}
