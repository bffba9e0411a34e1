import StringCatalogs

/// Prints the catalogs of a file. What a writer refuses is left out, entry by entry, with its reason.
struct CatalogPrinting {
  private(set) var text: String?
  private(set) var losses: [ConversionLoss] = []

  /// Prints a file.
  init(_ file: CatalogExport.File) {
    var catalogs = file.catalogs
    while text == nil {
      do {
        text =
          catalogs.first?.format == .xliff
          ? try XLIFFWriter.text(of: catalogs)
          : try catalogs.first.map { try CatalogWriter.text(of: $0) }
        return
      } catch let error as CatalogWritingError {
        guard let key = error.key,
          let index = catalogs.firstIndex(where: { $0[key] != nil })
        else {
          lose(nil, error, catalogs.first, file.path)
          return
        }
        lose(key, error, catalogs[index], file.path)
        catalogs[index].remove(key)
      } catch {
        return
      }
    }
  }

  private mutating func lose(
    _ key: String?, _ error: CatalogWritingError, _ catalog: Catalog?, _ path: String
  ) {
    losses.append(
      ConversionLoss(
        .key, table: catalog?.name ?? "", key: key,
        locale: error.locale ?? catalog?.locales.last,
        file: nil, error.reason, instead: "it was left out of \(path)"))
  }
}
