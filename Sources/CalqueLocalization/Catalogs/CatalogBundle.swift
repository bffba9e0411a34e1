public import CalqueCatalogs
import CalqueMessages
public import Foundation

/// The string catalogs of an application: every table in every language.
///
/// The name of a table is the name of its files: `Localizable` unless something else is asked for.
/// A key that both a `.strings` and a `.stringsdict` file have is read from the latter.
public struct CatalogBundle: Sendable {
  let storage: CatalogStorage
  /// What was lost in reading the files: entries that the runtime cannot see, and why.
  public let diagnostics: [LocalizationDiagnostic]

  /// The language that the keys are written in, as BCP 47 writes it.
  public var developmentLanguage: String { storage.developmentLanguage }

  /// The languages of the catalogs, as BCP 47 writes them, sorted.
  public var localizations: [String] { storage.localizations }

  /// Reads every catalog of a folder and of the folders in it, or opens a compiled file.
  ///
  /// A compiled file (`strings-lint compile`, usually named `.calque`) is read into memory as it
  /// is, and nothing in it is parsed. It is known by its first bytes. What happens to the file later
  /// changes nothing.
  ///
  /// - Parameters:
  ///   - url: A folder with `.xcstrings` files, with `.lproj` folders, or with both; or one such
  ///     file; or a compiled file.
  ///   - developmentLanguage: The language of the keys. Without one it is the source language of
  ///     the first `.xcstrings` file, else `en` if the catalogs have it, else their first language.
  /// - Throws: ``CatalogBundleError`` for a folder or a file that cannot be read, with the place in
  ///   the file. Single entries that cannot be read are no error; see ``diagnostics``.
  public init(contentsOf url: URL, developmentLanguage: String? = nil) throws {
    if let file = try CompiledCatalogs.file(at: url) {
      self.init(CatalogStorage(.compiled(file), developmentLanguage: developmentLanguage))
    } else {
      self.init(
        catalogs: try CatalogFolder.catalogs(at: url), developmentLanguage: developmentLanguage)
    }
  }

  /// Makes a bundle of catalogs that are in memory.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs.
  ///   - developmentLanguage: The language of the keys; see ``init(contentsOf:developmentLanguage:)``.
  public init(catalogs: [Catalog], developmentLanguage: String? = nil) {
    let tables = CatalogTables(catalogs: catalogs, developmentLanguage: developmentLanguage)
    self.init(CatalogStorage(.catalogs(tables)))
  }

  /// - Parameter problems: What was met before.
  init(_ storage: CatalogStorage, problems: [LocalizationDiagnostic] = []) {
    self.storage = storage
    diagnostics =
      problems
      + storage.losses.map {
        LocalizationDiagnostic(
          .unreadableEntry($0.message), table: $0.table, key: "", locale: $0.locale,
          place: $0.place)
      }
  }

  /// Makes a bundle without any catalog: every key is shown as it is.
  ///
  /// - Parameter developmentLanguage: The language of the keys.
  public init(developmentLanguage: String = "en") {
    self.init(catalogs: [], developmentLanguage: developmentLanguage)
  }
}
