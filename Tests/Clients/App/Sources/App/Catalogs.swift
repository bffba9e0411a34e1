import CalqueCatalogs

/// Edits a catalog, and names the places of its problems.
func editedCatalog(_ text: String) throws -> String {
  var catalog = CatalogFile.read(
    Array(text.utf8), path: "de.lproj/Localizable.strings")
  let problems: [CatalogProblem] = catalog?.problems ?? []
  let places: [Range<Int>] = problems.map(\.range)
  catalog?["Cancel"]?["de"]?.value = .text(CatalogText("Abbrechen"))
  guard let catalog, places.isEmpty else { return "" }
  return String(decoding: try CatalogWriter.contents(of: catalog), as: UTF8.self)
}
