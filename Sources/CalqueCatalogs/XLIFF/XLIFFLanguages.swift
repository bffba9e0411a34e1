/// The two languages of a `<file>`.
struct XLIFFLanguages {
  /// The language of the sources.
  var source: String
  /// The language of the targets; nil if there are none.
  var target: String?

  /// The languages of a catalog.
  ///
  /// - Throws: ``CatalogWritingError`` if there are more than two.
  init(_ catalog: Catalog) throws {
    var locales = catalog.locales
    for entry in catalog.entries {
      for localization in entry.localizations where !locales.contains(localization.locale) {
        locales.append(localization.locale)
      }
    }
    // If a file does not name the language, its sources are read without a locale.
    let isNameless = catalog.sourceLanguage == nil && locales.contains("")
    let source = catalog.sourceLanguage ?? (isNameless ? "" : locales.first ?? "")
    locales.removeAll { $0 == source }
    if locales.count > 1 {
      throw CatalogWritingError(
        locale: locales[1],
        "An XLIFF file has one target language, which is already '\(locales[0])'")
    }
    self.source = source
    target = locales.first
  }
}
