import CalqueCatalogs

/// Makes the `<file>` of a table.
enum TranslationXLIFF {
  /// Returns a catalog whose units are those of the entries: its sources contain each plural form
  /// that the target language needs.
  static func catalog(
    _ table: TranslationTable, _ original: String, _ entries: [TranslationEntry],
    _ language: String
  ) -> Catalog {
    let from = table.sourceLanguage
    return Catalog(
      name: table.name, format: .xliff, sourceLanguage: from, version: "1.2", original: original,
      locales: [from, language],
      entries: entries.map { entry in
        var result = CatalogEntry(key: entry.key, comment: entry.comment)
        var source = empty(from, entry)
        var target = empty(language, entry)
        var hasTarget = false
        for unit in entry.units {
          _ = source.set(unit.source, state: nil, at: unit.path)
          guard let text = unit.target else { continue }
          _ = target.set(text, state: unit.state, at: unit.path)
          hasTarget = true
        }
        // If both languages are the same, Xcode imports the target as a new text of the source.
        result.localizations =
          from == language ? [target] : hasTarget ? [source, target] : [source]
        return result
      })
  }

  /// Returns a localization with the parts of an entry and no text. The formats of parts are
  /// omitted, as the texts contain them.
  private static func empty(_ locale: String, _ entry: TranslationEntry) -> CatalogLocalization {
    var names: [String] = []
    for name in entry.units.compactMap(\.path.part) where !names.contains(name) {
      names.append(name)
    }
    return CatalogLocalization(
      locale: locale, value: nil,
      substitutions: names.map {
        CatalogSubstitution(name: $0, value: .variations(CatalogVariations(.plural, cases: [])))
      })
  }
}
