import StringCatalogs

/// Prints catalogs. What a writer refuses is left out, entry by entry, with its reason.
struct CatalogPrinting {
  private(set) var text: String?
  private(set) var losses: [ConversionLoss] = []

  /// Prints one catalog of a file.
  init(_ catalog: Catalog, path: String) {
    var catalog = catalog
    while true {
      do {
        text = try CatalogWriter.text(of: catalog)
        return
      } catch let error as CatalogWritingError {
        guard let key = error.key, catalog.remove(key) != nil else {
          lose(nil, error, catalog, path)
          return
        }
        lose(key, error, catalog, path)
      } catch {
        return
      }
    }
  }

  private mutating func lose(
    _ key: String?, _ error: CatalogWritingError, _ catalog: Catalog, _ path: String
  ) {
    losses.append(
      ConversionLoss(
        .key, table: catalog.name, key: key, locale: error.locale ?? catalog.locales.last,
        file: nil, error.reason, instead: "it was left out of \(path)"))
  }
}
