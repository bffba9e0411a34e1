import CalqueCatalogs
import CalqueDiagnostics

/// Prints the catalogs of a file. Entries that a writer rejects are left out, with the reason.
struct CatalogPrinting {
  private(set) var contents: [UInt8]?
  private(set) var losses: [ConversionLoss] = []

  /// Prints a file.
  init(_ file: CatalogExport.File) {
    var catalogs = file.catalogs
    while contents == nil {
      do {
        contents =
          catalogs.first?.format == .xliff
          ? Array(try XLIFFWriter.text(of: catalogs).utf8)
          : try catalogs.first.map { try CatalogWriter.contents(of: $0) }
        return
      } catch let error as CatalogWritingError {
        if let first = catalogs.first, !first.source.utf8.isEmpty, first.format != .xliff {
          // The entries cannot be written by editing the catalog's file.
          loseLayout(error, first)
          catalogs[0].source = SourceText(path: "", contents: [])
          continue
        }
        guard let key = error.key, let index = Self.index(of: key, in: catalogs) else {
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

  /// Returns the catalog of which a key cannot be written: the only one that has it, or the first
  /// one that cannot be printed alone.
  private static func index(of key: String, in catalogs: [Catalog]) -> Int? {
    let all = catalogs.indices.filter { catalogs[$0][key] != nil }
    guard all.count > 1 else { return all.first }
    return all.first { (try? CatalogWriter.text(of: catalogs[$0])) == nil }
  }

  private mutating func loseLayout(_ error: CatalogWritingError, _ catalog: Catalog) {
    losses.append(
      ConversionLoss(
        .layout, table: catalog.name, locale: catalog.locales.last, file: catalog.source.path,
        error.description, instead: "the file was rewritten"))
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
