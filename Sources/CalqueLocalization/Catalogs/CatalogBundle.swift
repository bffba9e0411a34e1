public import CalqueCatalogs
import CalqueDiagnostics
import CalqueMessages
public import Foundation

/// The string catalogs of an application: every table in every language.
///
/// The name of a table is the name of its files, `Localizable` by default. A key that exists in
/// both a `.strings` and a `.stringsdict` file is read from the latter.
public struct CatalogBundle: Sendable {
  let storage: CatalogStorage
  /// The entries that were lost when the files were read because the runtime cannot use them, with
  /// the reasons.
  public let diagnostics: [LocalizationDiagnostic]

  /// The language of the keys, as a BCP 47 tag.
  public var developmentLanguage: String { storage.developmentLanguage }

  /// The languages of the catalogs, as sorted BCP 47 tags.
  public var localizations: [String] { storage.localizations }

  /// Reads every catalog in a folder and its subfolders, or opens a compiled file.
  ///
  /// A compiled file (`strings-lint compile`, usually named `.calque`) is recognized by its first
  /// bytes. It is read into memory without being parsed. Later changes to the file have no effect.
  ///
  /// - Parameters:
  ///   - url: A folder that contains `.xcstrings` files, `.lproj` folders, or both; or one such
  ///     file; or a compiled file.
  ///   - developmentLanguage: The language of the keys. If `nil`, the source language of the first
  ///     `.xcstrings` file; otherwise `en` if the catalogs have it, or else their first language.
  /// - Throws: `FileError` if a folder or a file cannot be read, with the place in the
  ///   file. Single entries that cannot be read do not throw; see ``diagnostics``.
  public init(contentsOf url: URL, developmentLanguage: String? = nil) throws {
    if let file = try CompiledCatalogs.file(at: url) {
      self.init(CatalogStorage(.compiled(file), developmentLanguage: developmentLanguage))
    } else {
      self.init(
        catalogs: try CatalogFolder.catalogs(at: url), developmentLanguage: developmentLanguage)
    }
  }

  /// Makes a bundle from catalogs in memory.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs.
  ///   - developmentLanguage: The language of the keys; see
  ///     ``init(contentsOf:developmentLanguage:)``.
  public init(catalogs: [Catalog], developmentLanguage: String? = nil) {
    let tables = CatalogTables(catalogs: catalogs, developmentLanguage: developmentLanguage)
    self.init(CatalogStorage(.catalogs(tables)))
  }

  /// - Parameter problems: The problems found earlier.
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

  /// Makes a bundle without catalogs, in which every key is its own text.
  ///
  /// - Parameter developmentLanguage: The language of the keys.
  public init(developmentLanguage: String = "en") {
    self.init(catalogs: [], developmentLanguage: developmentLanguage)
  }
}
