import CalqueICU
import CalqueMessages
public import Foundation

/// The catalogs of bundles, each read once for the whole program.
package enum BundleCatalogs {
  /// By the bundle itself, whose path takes microseconds to ask for.
  private static let bundles = PublishedMap<BundleIdentity, CatalogBundle>()
  /// By path, since a place may have several bundles.
  private static let folders = Locked<[String: CatalogBundle]>([:])

  /// The catalogs of a bundle: those of its own folder of resources, and of the folders of languages
  /// in it.
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

/// Tells bundles apart, and keeps them, so that no other gets the identity of one.
struct BundleIdentity: Hashable, Sendable {
  private let bundle: Bundle

  init(_ bundle: Bundle) {
    self.bundle = bundle
  }

  static func == (first: Self, second: Self) -> Bool { first.bundle === second.bundle }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(bundle)) }
}

extension CatalogBundle {
  /// The catalogs of a bundle, such as `Bundle.module` of a SwiftPM package, read once for the whole
  /// program.
  ///
  /// Those are the `.xcstrings`, `.strings` and `.stringsdict` files in its folder of resources and
  /// in the `.lproj` folders there, however these are spelled (SwiftPM makes `zh-Hant.lproj`
  /// `zh-hant.lproj`), or else a compiled file (`.calque`) there. What cannot be read is left out
  /// and named in ``diagnostics``; a bundle without catalogs shows every key as it is.
  ///
  /// - Parameter bundle: The bundle. The development language is its `CFBundleDevelopmentRegion`; see
  ///   ``init(contentsOf:developmentLanguage:)`` for one that names none.
  public init(_ bundle: Bundle) {
    self = BundleCatalogs.catalogs(of: bundle)
  }

  /// Reads what stands directly in a folder of resources.
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
            .unreadableTable("\(error)"), table: "", key: "", locale: "", place: file.path))
      }
    }
    let tables = CatalogTables(
      catalogs: files.catalogs, developmentLanguage: developmentLanguage)
    self.init(CatalogStorage(.catalogs(tables)), problems: problems)
  }
}
