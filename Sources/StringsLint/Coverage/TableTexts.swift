import StringCatalogs

/// One table in all of its languages, in whatever files they stand.
struct TableTexts {
  /// The name: the path of a string catalog, or that of the `.lproj` folders and the table.
  let name: String
  /// The language that the others are compared with.
  let sourceLanguage: String
  private let source: [Catalog]
  private let others: [(locale: String, catalogs: [Catalog])]

  /// The tables of a group of files.
  ///
  /// - Parameter given: The language of the source texts, if it is not to be found out.
  static func tables(
    of group: FileGroup, given: String?, read: (String) -> [Catalog]
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
      let sourceName = LocaleFolder.source(among: members.map(\.locale), given: given)
      var source: [Catalog] = []
      var others: [(locale: String, catalogs: [Catalog])] = []
      for member in members {
        let catalogs = [member.strings, member.dictionary].compactMap(\.self).flatMap(read)
        if member.locale == sourceName {
          source = catalogs
        } else {
          others.append((member.locale, catalogs))
        }
      }
      guard let sourceName else { return [] }
      let isNamed = LocaleFolder.isLanguage(sourceName)
      return [
        TableTexts(
          name: folder + name, sourceLanguage: isNamed ? sourceName : given ?? "en",
          source: source, others: others)
      ]
    }
  }

  /// What each language but the source's has of the texts that need a translation.
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
      for key in keys {
        let places = [other] + fallbacks
        let states = places.map { Self.state(of: key, in: $0.catalogs, locale: $0.locale) }
        switch states.first(where: { $0 != .missing }) ?? .missing {
        case .missing: count.missing += 1
        case .needsReview: count.needsReview += 1
        case .translated: count.translated += 1
        }
      }
      return (other.locale, count)
    }
  }

  /// What the source language says under a key; nil where the key is the text.
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

  private enum State {
    case missing
    case needsReview
    case translated
  }

  private static func state(of key: String, in catalogs: [Catalog], locale: String) -> State {
    for catalog in catalogs {
      guard let entry = catalog[key] else { continue }
      let isOfOneLanguage = catalog.format == .strings || catalog.format == .stringsdict
      guard
        let localization =
          isOfOneLanguage ? entry.localizations.first : entry.localization(locale)
      else { continue }
      let texts = texts(of: localization)
      if texts.isEmpty || texts.contains(where: { $0.state == "new" }) { continue }
      return texts.contains { $0.state == "needs_review" } ? .needsReview : .translated
    }
    return .missing
  }

  private static func texts(of localization: CatalogLocalization) -> [CatalogText] {
    (localization.value?.texts ?? []) + localization.substitutions.flatMap(\.value.texts)
  }

  /// The keys whose texts have words.
  private var translatableKeys: [String] {
    source.flatMap { catalog in
      catalog.entries.lazy.filter { $0.shouldTranslate && $0.isReachable }.map(\.key)
    }
    .filter { FormatProse.hasLetters(sourceText(of: $0) ?? $0) }
  }
}
