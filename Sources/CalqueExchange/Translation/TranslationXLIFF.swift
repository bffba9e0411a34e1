import CalqueCatalogs

/// Makes the `<file>` of a table.
enum TranslationXLIFF {
  /// A catalog whose units are those of the entries: each plural form that the target language needs
  /// is among its sources.
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
        // Xcode takes the target for a new text of the source where both are one language.
        result.localizations =
          from == language ? [target] : hasTarget ? [source, target] : [source]
        return result
      })
  }

  /// A localization with the parts of an entry and no text. Formats of parts are not said, as the
  /// texts spell them.
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
