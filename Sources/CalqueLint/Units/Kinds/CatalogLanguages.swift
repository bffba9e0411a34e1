import CalqueCatalogs

/// The languages of a catalog that holds several.
struct CatalogLanguages {
  /// The source language, and those that translations are expected in.
  let info: CatalogInfo
  /// For each of these, the others whose texts are shown where it has none.
  let parents: [String: [String]]
  /// Whether all that the catalog has is known. What a file that was cut lacks is not.
  let areKnown: Bool

  init(_ catalog: Catalog) {
    let source = catalog.sourceLanguage ?? "en"
    let targets = catalog.locales.filter {
      LocaleFolder.isLanguage($0) && !LocaleFolder.haveSameLanguage($0, source)
    }
    info = CatalogInfo(
      sourceLanguage: source, targets: targets, isCopy: catalog.format.copiesSource)
    parents = Dictionary(
      uniqueKeysWithValues: targets.map { ($0, LocaleFolder.parents(of: $0, among: targets)) })
    areKnown = !catalog.problems.contains { $0.effect == .losesFile }
  }
}
