import CalqueCatalogs

/// Makes and pairs the `.strings` files of translators: one in the target language, and beside it
/// one in the source language, which says what was translated.
enum TranslationStrings {
  /// Returns the files of a table: the source texts, and the translations. A text that is missing
  /// is empty.
  ///
  /// - Parameter folder: The folder of the table in the output.
  static func outputs(
    _ table: TranslationTable, in folder: String, language: String, _ entries: [TranslationEntry]
  ) throws -> [CatalogConversion.Output] {
    func output(
      _ locale: String, _ text: (TranslationUnit) -> String
    ) throws -> CatalogConversion.Output {
      let catalog = Catalog(
        name: table.name, format: .strings, locales: [locale],
        entries: entries.map { entry in
          var made = CatalogEntry(key: entry.key, comment: entry.comment)
          let value = entry.units.first.map(text) ?? ""
          made.localizations = [
            CatalogLocalization(locale: locale, value: .text(CatalogText(value)))
          ]
          return made
        })
      return .init(
        path: "\(folder)\(locale).lproj/\(table.name).strings",
        contents: try CatalogWriter.contents(of: catalog))
    }
    return [
      try output(table.sourceLanguage, \.source), try output(language, \.translation),
    ]
  }

  /// Adds the files of another language. Each language has its own keys without a translation, so
  /// the file of the source language has those of all of them.
  static func add(
    _ outputs: [CatalogConversion.Output], to all: inout [CatalogConversion.Output]
  ) {
    let places = Dictionary(
      all.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    for output in outputs {
      guard let place = places[output.path] else {
        all.append(output)
        continue
      }
      if all[place].contents == output.contents { continue }
      guard let first = CatalogFile.readAll(all[place].contents, path: output.path).first,
        let second = CatalogFile.readAll(output.contents, path: output.path).first
      else { continue }
      let known = Set(first.entries.map { ScalarKey($0.key) })
      let entries =
        first.entries + second.entries.filter { !known.contains(ScalarKey($0.key)) }
      let union = Catalog(
        name: first.name, format: .strings, locales: first.locales, entries: entries)
      if let contents = try? CatalogWriter.contents(of: union) { all[place].contents = contents }
    }
  }

  /// Whether a `.strings` file can represent an entry: it has one text.
  static func holds(_ entry: TranslationEntry) -> Bool {
    entry.units.count == 1 && entry.units[0].path == TextPath()
  }

  /// Returns the catalogs of translated files, each with the source texts beside it.
  ///
  /// - Parameter sourceLanguages: The source languages of the project. Files in them are not
  ///   translations.
  static func pairs(
    _ catalogs: [Catalog], sourceLanguages: [String]
  ) -> [(catalog: Catalog, original: String)] {
    func isSource(_ catalog: Catalog) -> Bool {
      catalog.locales.first == "Base"
        || sourceLanguages.contains { TranslationTable.areSame($0, catalog.locales.first ?? "") }
    }
    func table(_ catalog: Catalog) -> String {
      ConversionSource.folder(ofPath: catalog.source.path) + catalog.name
    }
    let sources = Dictionary(
      catalogs.filter(isSource).map { (table($0), $0) }, uniquingKeysWith: { first, _ in first })
    return catalogs.filter { !isSource($0) }.map { catalog in
      let source = sources[table(catalog)]
      return (
        source.map { paired(catalog, with: $0) } ?? catalog,
        source?.source.path ?? catalog.source.path
      )
    }
  }

  /// Returns a translated file with the source texts of another one, as in an exchange file.
  private static func paired(_ catalog: Catalog, with source: Catalog) -> Catalog {
    let texts = Dictionary(
      source.entries.map { (ScalarKey($0.key), $0) }, uniquingKeysWith: { $1 })
    var result = catalog.with(
      entries: catalog.entries.map { entry in
        var entry = entry
        entry.localizations =
          (texts[ScalarKey(entry.key)]?.localizations ?? []) + entry.localizations
        return entry
      })
    result.sourceLanguage = source.locales.first
    result.locales = source.locales + catalog.locales
    return result
  }
}
