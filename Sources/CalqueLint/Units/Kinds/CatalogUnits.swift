import CalqueCatalogs
import CalqueDiagnostics

/// The units of a string catalog, which holds all languages of a table, and of a table in an
/// exchange file, which holds two of them.
extension EntryUnits {
  /// Everything in a catalog. The source language is the one that the file gives.
  mutating func visit(catalog: Catalog, _ visitor: inout some UnitVisitor) {
    let languages = CatalogLanguages(catalog)
    counts = (0, Dictionary(uniqueKeysWithValues: languages.info.targets.map { ($0, 0) }))
    for entry in catalog.entries { visit(entry, among: languages, &visitor) }
  }

  /// Everything about an entry of a catalog.
  mutating func visit(
    _ entry: CatalogEntry, among languages: CatalogLanguages, _ visitor: inout some UnitVisitor
  ) {
    entryNumber += 1
    isTranslatable = entry.shouldTranslate
    visit(entry, in: languages.info, &visitor)
    visitor.enter(locale: nil)
    if visitor.asks(for: .entry) { visitor.visit(EntryUnit(entry: entry, catalog: languages.info)) }
    let source = languages.info.sourceLanguage
    if visitor.asks(for: .source) { visitSource(of: entry, source: source, &visitor) }
    guard languages.areKnown, entry.shouldTranslate, entry.extractionState != "stale",
      !entry.key.isEmpty
    else { return }
    visitGaps(
      of: entry, source: source, targets: languages.info.targets, parents: languages.parents,
      &visitor)
  }

  private mutating func visit(
    _ entry: CatalogEntry, in catalog: CatalogInfo, _ visitor: inout some UnitVisitor
  ) {
    let source = catalog.sourceLanguage
    let sourceText = entry.hasValue(in: source) ? entry.localization(source) : nil
    let texts = texts(of: entry, sourceText, source)
    var keyUsage: FormatUsage?
    if entry.key.contains(byte: UInt8(ascii: "%")) {
      keyUsage = FormatUsage(CatalogText(entry.key))
      if keyUsage?.isFormat == false { keyUsage = nil }
      if let usage = keyUsage, let sourceText,
        FormatUsage.isName(entry.key, usage, of: FormatUsage(sourceText))
      {
        keyUsage = nil
      }
    }
    let declaredByKey = keyUsage.map {
      ArgumentSource(
        usage: $0, name: ArgumentSource.key, isProse: false,
        source: sourceText.map { FormatUsage($0) },
        texts: texts)
    }
    var reference: ArgumentSource
    if let declaredByKey {
      reference = declaredByKey
    } else if let sourceText {
      // Most texts have no placeholder.
      var usage: FormatUsage?
      if texts?.havePercent != false {
        usage = FormatUsage(sourceText)
        if usage?.isFormat == false { usage = nil }
      }
      reference = ArgumentSource(usage: usage, name: source, isProse: usage == nil, texts: texts)
    } else {
      // The key is the source text.
      reference = ArgumentSource(usage: nil, name: ArgumentSource.key, isProse: true, texts: texts)
    }
    for localization in entry.localizations {
      let isSource = localization.locale == source
      visit(
        localization, key: entry.key, locale: localization.locale,
        reference: isSource ? (declaredByKey ?? .none).ofSource : reference, &visitor)
      guard visitor.asks(for: .translation), catalog.targets.contains(localization.locale) else {
        continue
      }
      visitor.visit(TranslationUnit(translation: localization, entry: entry, catalog: catalog))
    }
  }

  private func visitSource(
    of entry: CatalogEntry, source: String, _ visitor: inout some UnitVisitor
  ) {
    guard entry.shouldTranslate, entry.extractionState != "stale" else { return }
    let localization = entry.localization(source).flatMap { $0.value == nil ? nil : $0 }
    visitor.visit(
      SourceUnit(
        key: entry.key, keyRange: entry.keyRange, locale: source, comment: entry.comment,
        commentRange: entry.commentRange,
        usage: localization.map { FormatUsage($0) } ?? FormatUsage(CatalogText(entry.key))))
  }

  /// Returns the texts that are translated: those of the source language, else the key, unless it
  /// is only a name.
  private func texts(
    of entry: CatalogEntry, _ sourceText: CatalogLocalization?, _ source: String
  ) -> SourceTexts? {
    if let sourceText { return SourceTexts(sourceText, locale: source) }
    guard KeyText.isText(entry.key) else { return nil }
    return SourceTexts(
      entry.key, traits: TextScan(entry.key).traits, locale: source, isKey: true)
  }

  private mutating func visitGaps(
    of entry: CatalogEntry, source: String, targets: [String], parents: [String: [String]],
    _ visitor: inout some UnitVisitor
  ) {
    var sourceText: String?
    let isTranslatable = FormatProse.hasLetters(entry.sourceText(source))
    if isTranslatable {
      counts.total += 1
      for localization in entry.localizations where localization.isNotBegun {
        let locale = localization.locale
        guard counts.missing[locale] != nil,
          parents[locale]?.contains(where: entry.hasValue) != true
        else { continue }
        counts.missing[locale, default: 0] += 1
      }
    }
    for locale in targets where !entry.hasValue(in: locale) {
      // A variety of a language has only the texts that differ.
      if parents[locale]?.contains(where: entry.hasValue) == true {
        continue
      }
      if isTranslatable { counts.missing[locale, default: 0] += 1 }
      visitor.enter(locale: locale)
      if !visitor.asks(for: .gap) { continue }
      if sourceText == nil {
        sourceText = entry.localization(source)?.value?.texts.last?.string ?? entry.key
      }
      visitor.visit(
        CoverageGap(
          key: entry.key, sourceText: sourceText, sourcePlace: nil, locale: locale,
          place: entry.keyRange))
    }
  }
}

extension CatalogLocalization {
  /// Whether it has a text that is still to be written: it is empty, or its state is new.
  fileprivate var isNotBegun: Bool {
    func isNotBegun(_ text: CatalogText) -> Bool { text.state == "new" || text.string.isEmpty }
    if case .text(let text)? = value, substitutions.isEmpty { return isNotBegun(text) }
    return value?.texts.contains(where: isNotBegun) == true
      || substitutions.contains { $0.value.texts.contains(where: isNotBegun) }
  }
}
