import CalqueDiagnostics
import CalqueICU
import CalqueMessages
public import Foundation

/// The catalogs of bundles, each read once per process.
package enum BundleCatalogs {
  /// By the bundle itself, as reading its path takes microseconds.
  private static let bundles = PublishedMap<BundleIdentity, CatalogBundle>()
  /// By path, since several bundles may have the same path.
  private static let folders = Locked<[String: CatalogBundle]>([:])

  /// Returns the catalogs of a bundle: those in its resource folder and in the language folders
  /// there.
  package static func catalogs(of bundle: Bundle) -> CatalogBundle {
    bundles.value(for: BundleIdentity(bundle)) {
      let url = bundle.resourceURL ?? bundle.bundleURL
      let region = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
      return catalogs(at: url, developmentLanguage: region)
    }
  }

  private static func catalogs(at url: URL, developmentLanguage: String?) -> CatalogBundle {
    let path = url.standardizedFileURL.path
    if let known = folders.withLock({ $0[path] }) { return known }
    let read = CatalogBundle(resourcesAt: url, developmentLanguage: developmentLanguage)
    return folders.withLock { folders in
      if let known = folders[path] { return known }
      folders[path] = read
      return read
    }
  }
}

/// Identifies bundles, and retains them, so that no other bundle gets the same identity.
struct BundleIdentity: Hashable, Sendable {
  private let bundle: Bundle

  init(_ bundle: Bundle) {
    self.bundle = bundle
  }

  static func == (first: Self, second: Self) -> Bool { first.bundle === second.bundle }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(bundle)) }
}

extension CatalogBundle {
  /// Makes the catalogs of a bundle, such as `Bundle.module` of a SwiftPM package, which are read
  /// once per process.
  ///
  /// These are the `.xcstrings`, `.strings` and `.stringsdict` files in its resource folder and in
  /// the `.lproj` folders there, in any spelling (SwiftPM turns `zh-Hant.lproj` into
  /// `zh-hant.lproj`), or else a compiled file (`.calque`) there. Anything that cannot be read is
  /// left out and listed in ``diagnostics``; a bundle without catalogs shows the keys themselves.
  ///
  /// - Parameter bundle: The bundle. The development language is its `CFBundleDevelopmentRegion`;
  ///   see ``init(contentsOf:developmentLanguage:)`` for bundles without one.
  public init(_ bundle: Bundle) {
    self = BundleCatalogs.catalogs(of: bundle)
  }

  /// Reads the catalogs directly in a resource folder.
  init(resourcesAt url: URL, developmentLanguage: String?) {
    let files = CatalogFolder.resources(at: url)
    var problems: [LocalizationDiagnostic] = []
    for file in files.compiled {
      do {
        try self.init(contentsOf: file, developmentLanguage: developmentLanguage)
        return
      } catch {
        problems.append(
          LocalizationDiagnostic(
            .unreadableTable("\(error)"), table: "", key: "", locale: "",
            place: Place(path: file.path)))
      }
    }
    let tables = CatalogTables(
      catalogs: files.catalogs, developmentLanguage: developmentLanguage)
    self.init(CatalogStorage(.catalogs(tables)), problems: problems)
  }
}
