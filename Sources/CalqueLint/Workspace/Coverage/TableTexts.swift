import CalqueCatalogs

/// One table in all of its languages, in whichever files they are.
struct TableTexts {
  /// The name: the path of a string catalog, or that of the `.lproj` folders and the table.
  let name: String
  /// The language that the others are compared with.
  let sourceLanguage: String
  let source: [Catalog]
  private let others: [(locale: String, catalogs: [Catalog])]

  /// The tables of a group of files.
  ///
  /// - Parameters:
  ///   - languages: The languages of each folder with `.lproj` folders. Those without a file of the
  ///     table lack all of its texts, if it is translated at all.
  ///   - given: The language of the source texts; nil to determine it from the files.
  static func tables(
    of group: FileGroup, in languages: [String: Set<String>] = [:], given: String?,
    read: (String) -> [Catalog]
  ) -> [TableTexts] {
    switch group {
    case .catalog(let path):
      return read(path).map { catalog in
        let source = catalog.sourceLanguage ?? given ?? "en"
        return TableTexts(
          name: catalog.original.map { "\(path): \($0)" } ?? path, sourceLanguage: source,
          source: [catalog],
          others: catalog.locales.filter { $0 != source }.map { ($0, [catalog]) })
      }
    case .table(let folder, let name, let members):
      let names = SourceFolder.names(among: members.map(\.locale), given: given)
      guard let sourceName = names.first else { return [] }
      var catalogs: [String: [Catalog]] = [:]
      for member in members { catalogs[member.locale] = member.paths.flatMap(read) }
      let isNamed = LocaleFolder.isLanguage(sourceName)
      return [
        TableTexts(
          name: folder + name, sourceLanguage: isNamed ? sourceName : given ?? "en",
          source: source(names.map { catalogs[$0] ?? [] }),
          others: others(members.map(\.locale), names, languages[folder] ?? [])
            .map { ($0, catalogs[$0] ?? []) })
      ]
    }
  }

  /// Returns the languages of a table other than the source's: those with a file and, if there are
  /// any, those that have files of other tables in the same folder and inherit nothing.
  private static func others(
    _ locales: [String], _ source: [String], _ siblings: Set<String>
  ) -> [String] {
    let present = locales.filter { !source.contains($0) }
    if present.isEmpty { return [] }
    let lacking = siblings.subtracting(locales).filter {
      LocaleFolder.isLanguage($0) && LocaleFolder.parents(of: $0, among: present).isEmpty
    }
    return present + lacking.sorted()
  }

  /// Returns the catalogs with source texts: the first of each format, which is that of the
  /// development language before that of `Base`.
  private static func source(_ folders: [[Catalog]]) -> [Catalog] {
    var result: [Catalog] = []
    for catalog in folders.joined() where !result.contains(where: { $0.format == catalog.format }) {
      result.append(catalog)
    }
    return result
  }

  /// Returns the coverage of each language but the source's for the texts that need a translation.
  func coverage() -> [(locale: String, count: CoverageCount)] {
    let keys = translatableKeys
    let expected = others.filter {
      LocaleFolder.isLanguage($0.locale)
        && !LocaleFolder.haveSameLanguage($0.locale, sourceLanguage)
    }
    return expected.map { other in
      let parents = LocaleFolder.parents(of: other.locale, among: expected.map(\.locale))
      let fallbacks = expected.filter { parents.contains($0.locale) }
      var count = CoverageCount()
      for (key, sourceTexts) in keys {
        let places = [other] + fallbacks
        let states = places.map {
          Self.state(of: key, in: $0.catalogs, locale: $0.locale, source: sourceTexts)
        }
        switch states.first(where: { $0 != .missing }) ?? .missing {
        case .missing: count.missing += 1
        case .needsReview: count.needsReview += 1
        case .same: count.same += 1
        case .translated: count.translated += 1
        }
      }
      return (other.locale, count)
    }
  }

  /// Returns the source language's text of a key, or nil if the key is the text.
  func sourceText(of key: String) -> String? {
    for catalog in source {
      guard let entry = catalog[key] else { continue }
      let localization =
        catalog.format == .strings || catalog.format == .stringsdict
        ? entry.localizations.first : entry.localization(sourceLanguage)
      if let text = localization.flatMap(Self.texts)?.last { return text.string }
    }
    return nil
  }

  /// Returns the texts of a key, language by language, the source first. A language without a text
  /// is not included.
  func entries(of key: String) -> [(locale: String, catalog: Catalog, entry: CatalogLocalization)] {
    var found: [(locale: String, catalog: Catalog, entry: CatalogLocalization)] = []
    for (locale, catalogs) in [(sourceLanguage, source)] + others {
      for catalog in catalogs {
        guard let entry = catalog[key],
          let localization = Self.isOfOneLanguage(catalog)
            ? entry.localizations.first : entry.localization(locale)
        else { continue }
        found.append((locale, catalog, localization))
      }
    }
    return found
  }

  /// The languages other than the source's.
  var locales: [String] { others.map(\.locale) }

  /// All keys of the source language.
  var keys: [String] { source.flatMap { $0.entries.map(\.key) } }

  private static func isOfOneLanguage(_ catalog: Catalog) -> Bool {
    catalog.format == .strings || catalog.format == .stringsdict
  }

  private enum State {
    case missing
    case same
    case needsReview
    case translated
  }

  private static func state(
    of key: String, in catalogs: [Catalog], locale: String, source: Set<String>
  ) -> State {
    for catalog in catalogs {
      guard let entry = catalog[key] else { continue }
      guard
        let localization =
          isOfOneLanguage(catalog) ? entry.localizations.first : entry.localization(locale)
      else { continue }
      let texts = texts(of: localization)
      if texts.isEmpty || texts.contains(where: { $0.state == "new" || $0.string.isEmpty }) {
        continue
      }
      if texts.contains(where: { $0.state == "needs_review" }) { return .needsReview }
      return texts.allSatisfy { source.contains($0.string) } ? .same : .translated
    }
    return .missing
  }

  private static func texts(of localization: CatalogLocalization) -> [CatalogText] {
    (localization.value?.texts ?? []) + localization.substitutions.flatMap(\.value.texts)
  }

  /// The keys whose texts have words, each once, with all texts of the source.
  private var translatableKeys: [(key: String, texts: Set<String>)] {
    var seen: Set<ScalarKey> = []
    var result: [(key: String, texts: Set<String>)] = []
    for catalog in source {
      for entry in catalog.entries
      where entry.shouldTranslate && entry.isReachable && entry.extractionState != "stale"
        && seen.insert(ScalarKey(entry.key)).inserted
      {
        guard FormatProse.hasLetters(sourceText(of: entry.key) ?? entry.key) else { continue }
        let localization =
          Self.isOfOneLanguage(catalog)
          ? entry.localizations.first : entry.localization(sourceLanguage)
        let texts = localization.map { Self.texts(of: $0).map(\.string) } ?? []
        result.append((entry.key, texts.isEmpty ? [entry.key] : Set(texts)))
      }
    }
    return result
  }
}
