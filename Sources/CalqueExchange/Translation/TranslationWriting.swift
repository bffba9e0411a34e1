import CalqueCatalogs
import CalqueDiagnostics

/// Writes changed localizations into the files of catalogs.
enum TranslationWriting {
  /// Returns the bytes of a file with the changes of its tables: one table, or several tables of an
  /// exchange file.
  ///
  /// - Throws: `CatalogWritingError` if the file cannot be edited.
  static func contents(of drafts: [TranslationDraft]) throws -> [UInt8] {
    guard let draft = drafts.first else { return [] }
    switch draft.table.format {
    case .xcstrings: return try stringCatalog(drafts)
    case .xliff:
      var places: [Int] = []
      for draft in drafts where !places.contains(draft.place) { places.append(draft.place) }
      return try XLIFFWriter.contents(
        of: places.compactMap { place in
          let own = drafts.filter { $0.place == place }
          return own[0].table.files.first.map { changed($0.catalog, own) }
        })
    case .strings, .stringsdict: return try languageFile(drafts)
    }
  }

  /// Returns the localizations by key, in one language or in several.
  private static func edits(
    _ drafts: [TranslationDraft]
  ) -> [ScalarKey: [CatalogLocalization]] {
    Dictionary(
      drafts.flatMap(\.edits).map { (ScalarKey($0.entry.key), [$0.localization]) },
      uniquingKeysWith: +)
  }

  private static func changed(_ catalog: Catalog, _ drafts: [TranslationDraft]) -> Catalog {
    let edits = edits(drafts)
    return catalog.with(
      entries: catalog.entries.map { entry in
        guard let localizations = edits[ScalarKey(entry.key)] else { return entry }
        var entry = entry
        for localization in localizations { entry[localization.locale] = localization }
        return entry
      })
  }

  /// Edits a string catalog. Only changed entries are compared: there may be many thousands.
  private static func stringCatalog(_ drafts: [TranslationDraft]) throws -> [UInt8] {
    guard let catalog = drafts.first?.table.files.first?.catalog else { return [] }
    let edits = edits(drafts)
    let old = catalog.with(entries: catalog.entries.filter { edits[ScalarKey($0.key)] != nil })
    return catalog.source.contents(
      applying: try XCStringsWriter.edits(from: old, to: changed(old, drafts)))
  }

  /// Edits the file of one language. A new key is inserted after the key that it follows in the
  /// source language.
  private static func languageFile(_ drafts: [TranslationDraft]) throws -> [UInt8] {
    let table = drafts[0].table
    let language = drafts[0].language
    let edits = edits(drafts)
    let catalog =
      table.file(of: language).map { table.files[$0].catalog }
      ?? Catalog(name: table.name, format: table.format, locales: [language], entries: [])
    var wanted: [CatalogEntry] = []
    var seen: Set<ScalarKey> = []
    for file in table.sourceFiles.isEmpty ? Array(table.files.indices) : table.sourceFiles {
      for entry in table.files[file].catalog.entries {
        let key = ScalarKey(entry.key)
        let own =
          catalog[entry.key]
          ?? (edits[key] == nil ? nil : CatalogEntry(key: entry.key, comment: entry.comment))
        if let own, seen.insert(key).inserted { wanted.append(own) }
      }
    }
    wanted += catalog.entries.filter { !seen.contains(ScalarKey($0.key)) }
    for index in wanted.indices {
      if let edit = edits[ScalarKey(wanted[index].key)] { wanted[index].localizations = edit }
    }
    return try CatalogWriter.contents(of: catalog.arranging(wanted))
  }
}
