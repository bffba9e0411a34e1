import CalqueCatalogs
import CalqueDiagnostics

extension TableGathering {
  mutating func mergeComment(
    of entry: CatalogEntry, _ source: ConversionSource, into result: inout CatalogEntry,
    _ table: ConversionTable
  ) {
    guard let comment = entry.comment else { return }
    guard let known = result.comment else {
      result.comment = comment
      result.commentRange = entry.commentRange
      return
    }
    if known != comment {
      losses.append(
        ConversionLoss(
          .comment, table: table.identity, key: entry.key,
          locale: source.catalog.locales.first, file: source.catalog.source.path,
          "the comment differs from the one in \(table.sourceLanguage)",
          instead: "that one was kept"))
    }
  }

  mutating func shaped(
    _ localization: CatalogLocalization, _ entry: CatalogEntry, _ source: ConversionSource,
    _ table: ConversionTable
  ) -> CatalogLocalization {
    var localization = localization
    if source.format != .xcstrings {
      // They belong to another format.
      localization.otherFields = []
    }
    guard source.format != .xcstrings, !localization.substitutions.isEmpty else {
      return localization
    }
    if source.quotesSource || source.format == .android {
      localization = StringsDictionaryShape.withSpecifiers(localization, key: entry.key)
    }
    let shape = StringsDictionaryShape.catalogShape(of: localization, key: entry.key)
    for name in shape.lostNames {
      losses.append(
        ConversionLoss(
          .spelling, table: table.identity, key: entry.key, locale: localization.locale,
          file: source.catalog.source.path, "the variable '\(name)' is the whole text",
          instead: "it is a plain plural, whose variable has no name"))
    }
    return shape.localization
  }

  // MARK: Keys without a source text

  /// A string catalog uses the key as the text if the source language has none. In folders, a key
  /// can be intentionally missing from the source language.
  mutating func findMissingSources(
    _ sources: [ConversionSource], _ index: Int
  ) {
    let table = tables[index]
    let hasSource = origins.keys.contains {
      $0.table == index && $0.locale == table.sourceLanguage
    }
    let isFolders = sources.contains {
      $0.format == .lproj && table.files.contains($0.catalog.source.path)
    }
    guard isFolders, hasSource else { return }
    for entry in table.entries {
      let origin = Origin(table: index, key: ScalarKey(entry.key), locale: table.sourceLanguage)
      if origins[origin] == nil {
        losses.append(
          ConversionLoss(
            .sourceText, table: table.identity, key: entry.key, locale: table.sourceLanguage,
            "the key is only in other languages",
            instead: "the key is used as its text, as at run time"))
      }
    }
  }
}
