import CalqueCatalogs

/// Converts tables to catalogs in Apple's formats.
enum CatalogExport {
  /// A catalog to write.
  struct File {
    var path: String
    /// More than one in an `.xliff` file.
    var catalogs: [Catalog]
  }

  /// Makes a string catalog for each table.
  static func stringCatalogs(_ tables: [ConversionTable]) -> [File] {
    tables.map { table in
      let entries = table.entries.map { entry in
        var entry = entry
        entry.localizations = entry.localizations.map { $0.withStates() }
        return entry
      }
      return File(
        path: "\(table.folder)\(table.name).xcstrings",
        catalogs: [
          Catalog(
            name: table.name, format: .xcstrings, sourceLanguage: table.sourceLanguage,
            version: table.version ?? "1.0", locales: table.locales, entries: entries,
            otherFields: table.otherFields)
        ])
    }
  }

  /// Makes a folder for each language; in it a `.strings` file for each table, and a `.stringsdict`
  /// if it is needed.
  static func folders(_ tables: [ConversionTable]) -> [File] {
    var result: [File] = []
    for table in tables {
      for locale in [table.sourceLanguage] + table.targetLocales {
        var plain: [CatalogEntry] = []
        var varying: [CatalogEntry] = []
        for entry in table.entries {
          guard let localization = localization(of: entry, locale, table) else { continue }
          var result = CatalogEntry(key: entry.key, comment: entry.comment)
          if let same = original(of: result, localization, table) {
            if same.format == .strings {
              plain.append(same.entry)
            } else {
              varying.append(same.entry)
            }
            continue
          }
          if StringsDictionaryShape.isNeeded(for: localization) {
            result.localizations = [
              StringsDictionaryShape.dictionaryShape(of: localization, key: entry.key)
            ]
            varying.append(result)
          } else {
            result.localizations = [localization]
            plain.append(result)
          }
        }
        func add(_ entries: [CatalogEntry], _ format: Catalog.Format) {
          if entries.isEmpty { return }
          let original = table.originals[.init(locale: locale, format: format)]
          result.append(
            File(
              path: "\(table.folder)\(locale).lproj/\(table.name).\(format.rawValue)",
              catalogs: [
                original?.arranging(entries)
                  ?? Catalog(name: table.name, format: format, locales: [locale], entries: entries)
              ]))
        }
        add(plain, .strings)
        add(varying, .stringsdict)
      }
    }
    return result
  }

  /// Returns the equivalent entry of a file in a folder, which is kept unchanged.
  private static func original(
    of entry: CatalogEntry, _ localization: CatalogLocalization, _ table: ConversionTable
  ) -> (entry: CatalogEntry, format: Catalog.Format)? {
    for format in [Catalog.Format.stringsdict, .strings] {
      let catalog = table.originals[.init(locale: localization.locale, format: format)]
      guard let found = catalog?[entry.key], found.isReachable,
        let own = found.localizations.first
      else { continue }
      let shape = StringsDictionaryShape.catalogShape(of: own, key: entry.key).localization
      if TextUnits.areEqual(shape, localization, key: entry.key) { return (found, format) }
      guard format == .strings, case .text(let text) = localization.value,
        localization.substitutions.isEmpty
      else { return nil }
      var changed = found
      changed.localizations[0].value = .text(CatalogText(text.string))
      return (changed, format)
    }
    return nil
  }

  private static func localization(
    of entry: CatalogEntry, _ locale: String, _ table: ConversionTable
  ) -> CatalogLocalization? {
    if let localization = entry.localization(locale), localization.value != nil {
      return localization.plain()
    }
    guard locale == table.sourceLanguage, !table.keyIsName(entry.key) else { return nil }
    return CatalogLocalization(locale: locale, value: .text(CatalogText(entry.key)))
  }

  /// Makes an exchange file for each target language, or one of the source language if there is
  /// none.
  static func exchangeFiles(_ tables: [ConversionTable]) -> [File] {
    var targets: [String] = []
    for locale in tables.flatMap(\.targetLocales) where !targets.contains(locale) {
      targets.append(locale)
    }
    if targets.isEmpty, let source = tables.first?.sourceLanguage { targets = [source] }
    return targets.map { target in
      File(
        path: "\(target).xliff",
        catalogs: tables.filter { !$0.entries.isEmpty }.map { exchangeCatalog($0, target) })
    }
  }

  private static func exchangeCatalog(_ table: ConversionTable, _ target: String) -> Catalog {
    let language = table.sourceLanguage
    let entries = table.entries.map { entry in
      var result = CatalogEntry(
        key: entry.key, comment: entry.comment, shouldTranslate: entry.shouldTranslate)
      var source = entry.localization(language)?.plain()
      if source?.value == nil {
        source = CatalogLocalization(locale: language, value: .text(CatalogText(entry.key)))
      }
      result.localizations = [source].compactMap(\.self)
      if target != language, let localization = entry.localization(target) {
        var stated = localization.plain()
        stated.value = localization.value.map(withoutFields)
        stated.substitutions = localization.substitutions.map { part in
          CatalogSubstitution(
            name: part.name, argumentNumber: part.argumentNumber,
            formatSpecifier: part.formatSpecifier, value: withoutFields(part.value))
        }
        result.localizations.append(stated)
      }
      return result
    }
    return Catalog(
      name: table.name, format: .xliff, sourceLanguage: language, version: "1.2",
      original: "\(table.folder)\(table.name).xcstrings",
      locales: target == language ? [language] : [language, target], entries: entries)
  }

  /// Returns a value with the states of its texts, but without other unnamed fields.
  private static func withoutFields(_ value: CatalogValue) -> CatalogValue {
    switch value {
    case .text(let text): .text(CatalogText(text.string, state: text.state))
    case .variations(let variations):
      .variations(
        CatalogVariations(
          variations.kind,
          cases: variations.cases.map {
            CatalogVariations.Case($0.selector, value: withoutFields($0.value))
          }))
    case .stringSet(let set):
      .stringSet(
        CatalogStringSet(
          set.texts.map { CatalogText($0.string, state: $0.state) }, state: set.state))
    }
  }
}
