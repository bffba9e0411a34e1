import CalqueCatalogs
import CalqueDiagnostics

/// Collects the files of each table, in all languages.
struct TableGathering {
  var tables: [ConversionTable] = []
  var losses: [ConversionLoss] = []

  let sourceLanguage: String?
  private var places: [String: Int] = [:]
  var origins: [Origin: String] = [:]
  /// The texts that were in translators' files.
  private var translated: Set<Origin> = []

  struct Origin: Hashable {
    var table: Int
    var key: ScalarKey
    var locale: String
  }

  /// Gathers the tables of files.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - sourceLanguage: The language of the source texts; if `nil`, that in the files, or else
  ///     English.
  ///   - isRooted: Whether the paths are final. Otherwise the common part of their folders is
  ///     removed.
  init(_ sources: [ConversionSource], sourceLanguage: String?, isRooted: Bool = false) {
    self.sourceLanguage = sourceLanguage
    let language = sourceLanguage ?? Self.sourceLanguage(of: sources)
    let places = TablePlaces(sources, isRooted: isRooted)
    // The source language comes first: it determines the order, the comments and the keys.
    let folders = SourceFolder.names(
      among: sources.flatMap(\.catalog.locales), given: language)
    let ranks = sources.map { Self.rank($0, language, folders) }
    let ordered = sources.enumerated().sorted {
      (ranks[$0.offset], $0.offset) < (ranks[$1.offset], $1.offset)
    }
    for (place, source) in ordered {
      let folder = places.folders[place]
      add(source, folder: folder, name: places.names[place], language: language)
    }
    for index in tables.indices { findMissingSources(sources, index) }
  }

  /// Returns the place of a file among those of its table.
  ///
  /// - Parameter folders: The names of the folders with source texts, the first one first.
  private static func rank(
    _ source: ConversionSource, _ language: String, _ folders: [String]
  ) -> Int {
    switch source.format {
    case .xcstrings: return 0
    case .lproj, .android:
      let place = folders.firstIndex { source.catalog.locales == [$0] } ?? 2
      return 2 * place + (source.catalog.format == .stringsdict ? 0 : 1)
    // A translator's texts replace those of the catalogs, so they come after them.
    case .po, .xliff, .xcloc: return source.catalog.locales.allSatisfy { $0 == language } ? 1 : 6
    }
  }

  /// Returns the source language of the files: a catalog's own, or that of a folder.
  static func sourceLanguage(of sources: [ConversionSource]) -> String {
    for source in sources {
      if let language = source.catalog.sourceLanguage, !language.isEmpty { return language }
    }
    return SourceFolder.language(among: sources.flatMap(\.catalog.locales), given: nil) ?? "en"
  }

  /// Returns the longest common folder.
  static func commonFolder(_ folders: [String]) -> String {
    guard var common = folders.first else { return "" }
    for folder in folders {
      while !folder.hasPrefix(common) {
        common.removeLast()
        while let last = common.last, last != "/" { common.removeLast() }
      }
    }
    return common
  }

  // MARK: One file

  private mutating func add(
    _ source: ConversionSource, folder: String, name: String, language: String
  ) {
    let catalog = source.catalog
    var table = ConversionTable(
      folder: folder, name: name,
      sourceLanguage: sourceLanguage
        ?? catalog.sourceLanguage.flatMap { $0.isEmpty ? nil : $0 } ?? language)
    let index: Int
    if let known = places[table.identity] {
      index = known
      table = tables[index]
    } else {
      index = tables.count
      places[table.identity] = index
      tables.append(table)
    }
    if !catalog.source.path.isEmpty { table.files.append(catalog.source.path) }
    if source.format == .lproj {
      let locale = Self.locale(catalog.locales.first ?? "", table.sourceLanguage)
      let place = ConversionTable.Original(locale: locale, format: catalog.format)
      if table.originals[place] == nil { table.originals[place] = catalog }
    }
    if source.format == .xcstrings {
      table.version = table.version ?? catalog.version
      if table.otherFields.isEmpty { table.otherFields = catalog.otherFields }
    }
    for locale in catalog.locales { table.add(Self.locale(locale, table.sourceLanguage)) }
    for entry in catalog.entries { table.set(merged(entry, source, into: table, index)) }
    tables[index] = table
  }

  /// `Base` contains texts of the source language.
  static func locale(_ name: String, _ language: String) -> String {
    name == "Base" || name.isEmpty ? language : name
  }

  private mutating func merged(
    _ entry: CatalogEntry, _ source: ConversionSource, into table: ConversionTable, _ index: Int
  ) -> CatalogEntry {
    var result = table[entry.key] ?? Self.withoutTexts(entry)
    if source.format != .xcstrings { reportFields(of: entry, source, table, &result) }
    mergeComment(of: entry, source, into: &result, table)
    if !entry.shouldTranslate { result.shouldTranslate = false }
    result.extractionState = result.extractionState ?? entry.extractionState
    for localization in entry.localizations {
      var localization = localization
      let spelled = localization.locale
      localization.locale = Self.locale(spelled, table.sourceLanguage)
      localization = shaped(localization, entry, source, table)
      let isSource = localization.locale == table.sourceLanguage
      let origin = Origin(table: index, key: ScalarKey(entry.key), locale: localization.locale)
      if let known = result.localization(localization.locale) {
        let isQuote =
          isSource && source.quotesSource && !source.catalog.locales.allSatisfy { $0 == spelled }
        if isQuote { continue }
        if source.quotesSource, !isSource, known.value != nil, !translated.contains(origin) {
          translated.insert(origin)
          let isSame = isSourceSame(entry, source, result, table)
          result[localization.locale] = taken(
            localization, over: known, of: entry, source, isSourceSame: isSame)
        } else if !TextUnits.areEqual(known, localization, key: entry.key) {
          losses.append(
            ConversionLoss(
              .shadowed, table: table.identity, key: entry.key, locale: localization.locale,
              file: source.catalog.source.path,
              "\(origins[origin] ?? "another file") has a different text for the key",
              instead: "its text was left out"))
        }
        continue
      }
      origins[origin] = source.catalog.source.path
      if source.quotesSource { translated.insert(origin) }
      if isSource, source.writesKeysAsTexts, Self.isKey(localization, entry.key) { continue }
      result.localizations.append(localization)
    }
    return result
  }

  // MARK: Translators' files

  /// Returns whether a translator's file was made from the catalogs' current source text.
  private func isSourceSame(
    _ entry: CatalogEntry, _ source: ConversionSource, _ known: CatalogEntry,
    _ table: ConversionTable
  ) -> Bool {
    guard let quoted = source.catalog.sourceLanguage.flatMap(entry.localization),
      !Self.isKey(quoted, entry.key)
    else { return true }
    let quotes = Set(quoted.textsByPath.map(\.text.string))
    guard let now = known.localization(table.sourceLanguage), now.value != nil else {
      return quotes == [entry.key]
    }
    let shaped = StringsDictionaryShape.withPartsAsFormats(now)
    let texts = (now.textsByPath + shaped.textsByPath).map(\.text.string)
    // In a language with more plural forms, one source text is repeated.
    return quotes.allSatisfy { quote in
      let numbered = FormatRewriting.numbered(quote)
      return texts.contains { $0 == quote || FormatRewriting.numbered($0) == numbered }
    }
  }

  /// Combines a translator's texts with those of a catalog.
  private mutating func taken(
    _ new: CatalogLocalization, over known: CatalogLocalization, of entry: CatalogEntry,
    _ source: ConversionSource, isSourceSame: Bool
  ) -> CatalogLocalization {
    let texts = TranslatedTexts(known, from: new)
    func note(_ kind: ConversionLoss.Kind, _ what: String, instead: String) {
      losses.append(
        ConversionLoss(
          kind, table: source.catalog.name, key: entry.key, locale: new.locale,
          file: source.catalog.source.path, what, instead: instead))
    }
    let changes = texts.replaced.map { "'\($0.before)' of the catalog is '\($0.after)' there" }
    guard isSourceSame else {
      for change in changes {
        note(
          .shadowed, "\(change), but the source text has changed since",
          instead: "the catalog's text was kept")
      }
      if changes.isEmpty, !texts.added.isEmpty {
        note(
          .shadowed, "'\(texts.added[0])' was translated from a different source text",
          instead: "it was left out")
      }
      return known
    }
    for change in changes { note(.replaced, change, instead: "the translator's text was used") }
    for text in texts.refused {
      note(
        .shadowed, "'\(text)' does not fit, because the catalog varies in a different way",
        instead: "it was left out")
    }
    return texts.localization
  }

  /// Reports unnamed fields, which belong to their own format and cannot be converted.
  private mutating func reportFields(
    of entry: CatalogEntry, _ source: ConversionSource, _ table: ConversionTable,
    _ result: inout CatalogEntry
  ) {
    if result.otherFields == entry.otherFields { result.otherFields = [] }
    for field in entry.otherFields + entry.localizations.flatMap(\.otherFields) {
      losses.append(
        ConversionLoss(
          .unknownField, table: table.identity, key: entry.key,
          locale: source.catalog.locales.last, file: source.catalog.source.path,
          "the field '\(field.name)' is unknown", instead: "it was left out"))
    }
  }

  private static func withoutTexts(_ entry: CatalogEntry) -> CatalogEntry {
    var entry = entry
    entry.localizations = []
    entry.comment = nil
    return entry
  }

  /// Returns whether a localization consists of the key or, in an exchange file, of the ids of its
  /// units.
  private static func isKey(_ localization: CatalogLocalization, _ key: String) -> Bool {
    let units = TextUnits(localization).units
    return !units.isEmpty
      && units.allSatisfy {
        $0.text == ($0.path.isEmpty ? key : key + FlatMessage.separator + $0.path)
      }
  }
}
