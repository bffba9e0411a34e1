package import CalqueCatalogs
package import CalqueDiagnostics

/// The catalogs of an application, sorted by language and table.
package struct CatalogTables: Sendable {
  /// The part of one table in one language that comes from one file.
  struct Part: Sendable {
    var catalog: Int
    /// The indices of the entries and of their localizations. A negative index means that the key
    /// is the text.
    var entries: [(entry: Int, localization: Int)]
  }

  /// An entry of a file that the runtime cannot use.
  package struct Loss: Sendable, Hashable {
    package var message: String
    package var table: String
    package var locale: String
    package var place: Place
  }

  /// The language of the keys, as a BCP 47 tag.
  package let developmentLanguage: String
  /// The languages of the catalogs, as sorted BCP 47 tags.
  package let localizations: [String]
  let catalogs: [Catalog]
  private let lines: [SourceLines]
  let parts: [String: [String: [Part]]]

  /// - Parameters:
  ///   - catalogs: The catalogs.
  ///   - developmentLanguage: The language of the keys. If `nil`, the source language of the first
  ///     `.xcstrings` file; otherwise `en` if the catalogs have it, or else their first language.
  package init(catalogs: [Catalog], developmentLanguage: String?) {
    let development =
      developmentLanguage ?? catalogs.lazy.compactMap(\.sourceLanguage).first { !$0.isEmpty }
      ?? Self.usualLanguage(of: catalogs)
    self.developmentLanguage = LocalizationID.canonical(development)
    // A key that is in several files is read from the most specific one. Folders beside a string
    // catalog are compiled from it, and may have only one form of a plural.
    let ranks: [Catalog.Format] = [.xliff, .strings, .stringsdict, .xcstrings]
    // The development language takes precedence over `Base`.
    func rank(_ catalog: Catalog) -> Int {
      2 * (ranks.firstIndex(of: catalog.format) ?? 0)
        + (catalog.locales == [SourceFolder.base] ? 0 : 1)
    }
    self.catalogs = catalogs.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
    lines = self.catalogs.map { SourceLines($0.source) }
    var parts: [String: [String: [Part]]] = [:]
    for (index, catalog) in self.catalogs.enumerated() {
      for (locale, part) in Self.parts(of: catalog, at: index) {
        let name = locale == "Base" || locale.isEmpty ? development : locale
        parts[LocalizationID.canonical(name), default: [:]][catalog.name, default: []].append(part)
      }
    }
    self.parts = parts
    localizations = parts.keys.sorted()
    losses = catalogs.flatMap { catalog in
      catalog.problems.filter { $0.effect >= .losesEntries }.map { problem in
        Loss(
          message: problem.message, table: catalog.name, locale: catalog.locales.first ?? "",
          place: catalog.source.place(at: problem.range))
      }
    }
  }

  /// The entries that were lost when the files were read, in their order.
  package let losses: [Loss]

  /// Returns the sorted names of the tables that a language has.
  package func tableNames(of localization: String) -> [String] {
    parts[localization]?.keys.sorted() ?? []
  }

  /// Returns a table in one language; nil if there is none.
  package func table(named name: String, localization: String) -> MessageTable? {
    guard let parts = parts[localization]?[name] else { return nil }
    var sources: [Int: SourceLines] = [:]
    for part in parts { sources[part.catalog] = lines[part.catalog] }
    return TableCompiler.messages(localization: localization, parts: parts, catalogs: catalogs)
      .table(named: name, localization: localization, sources: sources)
  }

  /// Returns a table of one key that is its own text.
  package static func table(ofKey key: String, localization: String) -> MessageTable? {
    TableCompiler.messages(ofKey: key, localization: localization)
      .table(named: "", localization: localization, sources: [:])
  }

  private static func usualLanguage(of catalogs: [Catalog]) -> String {
    let locales = catalogs.flatMap(\.locales).filter { !$0.isEmpty }
      .map { $0 == SourceFolder.base ? $0 : LocalizationID.canonical($0) }
    return SourceFolder.language(among: locales, given: nil) ?? locales.min() ?? "en"
  }

  private static func parts(of catalog: Catalog, at index: Int) -> [String: Part] {
    if let locale = catalog.entries.knownLocale {
      // Nothing is decoded for known values; the compiler decodes the entries that it compiles.
      let places = catalog.entries.indices.map { (entry: $0, localization: 0) }
      return places.isEmpty ? [:] : [locale: Part(catalog: index, entries: places)]
    }
    var parts: [String: Part] = [:]
    let source = catalog.format == .xcstrings ? catalog.sourceLanguage : nil
    for (entryIndex, entry) in catalog.entries.enumerated() where entry.isReachable {
      var sourceIsSaid = false
      for (localizationIndex, localization) in entry.localizations.enumerated() {
        guard saysSomething(localization) else { continue }
        if localization.locale == source { sourceIsSaid = true }
        parts[localization.locale, default: Part(catalog: index, entries: [])].entries
          .append((entryIndex, localizationIndex))
      }
      if let source, !sourceIsSaid {
        parts[source, default: Part(catalog: index, entries: [])].entries.append((entryIndex, -1))
      }
    }
    return parts
  }

  /// Returns whether a localization has text; one that is still to be translated has none.
  private static func saysSomething(_ localization: CatalogLocalization) -> Bool {
    switch localization.value {
    case nil: false
    case .text(let text): !(text.state == "new" && text.string.isEmpty)
    case .variations(let variations): !variations.cases.isEmpty
    case .stringSet(let set): !set.texts.isEmpty
    }
  }
}
