import Foundation
import Localization
import Synchronization

/// The catalogs of bundles that texts name, read once for the whole program.
enum BundleCatalogs {
  private static let known = Mutex<[String: CatalogBundle?]>([:])

  /// Where the catalogs of a bundle are; `nil` for the main bundle, whose place a host's localizer
  /// takes.
  static func folder(of bundle: Bundle) -> String? {
    bundle == Bundle.main ? nil : bundle.resourcePath
  }

  /// A localizer that asks the catalogs of a folder, in the circumstances of another; that one if the
  /// folder has none.
  static func localizer(for folder: String?, instead localizer: Localizer) -> Localizer {
    guard let folder, let catalogs = catalogs(in: folder) else { return localizer }
    return Localizer(catalogs, environment: localizer.environment)
  }

  private static func catalogs(in folder: String) -> CatalogBundle? {
    if let found = known.withLock({ $0[folder] }) { return found }
    var found = try? CatalogBundle(contentsOf: URL(fileURLWithPath: folder))
    if found?.localizations.isEmpty == true { found = nil }
    known.withLock { $0[folder] = .some(found) }
    return found
  }
}
