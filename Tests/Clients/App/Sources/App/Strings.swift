import CalqueLocalization

/// Resolves strings. One product is enough for all that its interface names.
func resolvedStrings(of folder: String) throws -> [String] {
  let catalogs = try CatalogBundle(contentsOf: URL(fileURLWithPath: folder))
  let localizer = Localizer(catalogs, locale: Locale(identifier: "pl"))
  let count = 22
  let first: LocalizationDiagnostic? = localizer.diagnostics.first
  return [localizer.string("\(count) files"), first.map { "\($0)" } ?? "no diagnostics"]
}
