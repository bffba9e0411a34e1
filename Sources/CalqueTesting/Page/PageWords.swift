import Calque
import CalqueCatalogs
import Foundation

/// The texts of the page, in the languages of its catalog `Page.xcstrings`.
///
/// The page is read where this program does not run: it has the texts of all languages, resolved
/// when it is written, with `{0}`, `{1}` and so on in the places of values.
enum PageWords {
  /// The texts by their keys, by language.
  static let all: [String: [String: String]] = {
    guard
      let catalog = CatalogFile.read(PackageResources.Page_xcstrings, path: "Page.xcstrings")
    else { return [:] }
    let bundle = CatalogBundle(catalogs: [catalog])
    var all: [String: [String: String]] = [:]
    for language in bundle.localizations {
      let localizer = Localizer(bundle, locale: Locale(identifier: language))
      for key in bundle.keys(inTable: "Page", in: bundle.developmentLanguage) {
        all[language, default: [:]][key] = localizer.string(resolvable(key), table: "Page")
      }
    }
    return all
  }()

  /// The key with placeholders as its values.
  private static func resolvable(_ key: String) -> LocalizedStringKey {
    let parts = key.components(separatedBy: "%@")
    var text = LocalizedStringKey.StringInterpolation(
      literalCapacity: key.utf8.count, interpolationCount: parts.count - 1)
    for (index, part) in parts.enumerated() {
      if index > 0 { text.appendInterpolation("{\(index - 1)}") }
      text.appendLiteral(part)
    }
    return LocalizedStringKey(stringInterpolation: text)
  }
}
