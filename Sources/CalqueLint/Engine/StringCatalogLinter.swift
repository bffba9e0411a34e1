import CalqueCatalogs
import CalqueDiagnostics

/// Lints a string catalog, which holds all languages of a table, and the like in an exchange file,
/// which holds two of them.
extension EntryLinter {
  /// Looks at a string catalog. The source language is the one that the file gives.
  mutating func lint(stringCatalog catalog: Catalog, _ list: inout FindingList) {
    let source = catalog.sourceLanguage ?? "en"
    let targets = catalog.locales.filter {
      LocaleFolder.isLanguage($0) && !LocaleFolder.haveSameLanguage($0, source)
    }
    let parents = Dictionary(
      uniqueKeysWithValues: targets.map { ($0, LocaleFolder.parents(of: $0, among: targets)) })
    // Of a file that was cut, nobody can say what is missing.
    let isWhole = !catalog.problems.contains { $0.effect == .losesFile }
    let context = EntryContext(sourceLanguage: source, targets: targets)
    counts = (0, Dictionary(uniqueKeysWithValues: targets.map { ($0, 0) }))
    for entry in catalog.entries {
      entryNumber += 1
      lint(entry, in: context, &list)
      list.enter(locale: nil)
      for rule in list.rules.entry { rule.check(entry, in: context, &list) }
      if !list.rules.sourceText.isEmpty { lintText(of: entry, source: source, &list) }
      guard isWhole, entry.shouldTranslate,
        entry.extractionState != "stale",
        !entry.key.isEmpty
      else { continue }
      lintCoverage(of: entry, source: source, targets: targets, parents: parents, &list)
    }
  }

  private mutating func lint(
    _ entry: CatalogEntry, in catalog: EntryContext, _ list: inout FindingList
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
      Reference(
        usage: $0, name: "the key", isProse: false, source: sourceText.map { FormatUsage($0) },
        texts: texts)
    }
    var reference: Reference
    if let declaredByKey {
      reference = declaredByKey
    } else if let sourceText {
      // Most texts have no placeholder.
      var usage: FormatUsage?
      if texts?.havePercent != false {
        usage = FormatUsage(sourceText)
        if usage?.isFormat == false { usage = nil }
      }
      reference = Reference(usage: usage, name: source, isProse: usage == nil, texts: texts)
    } else {
      // The key is the source text.
      reference = Reference(usage: nil, name: "the key", isProse: true, texts: texts)
    }
    for localization in entry.localizations {
      let isSource = localization.locale == source
      lint(
        localization, key: entry.key, locale: localization.locale,
        reference: isSource ? (declaredByKey ?? .none).ofSource : reference, &list)
      guard !list.rules.translation.isEmpty, catalog.targets.contains(localization.locale) else {
        continue
      }
      for rule in list.rules.translation {
        rule.check(localization, of: entry, in: catalog, &list)
      }
    }
  }

  private func lintText(of entry: CatalogEntry, source: String, _ list: inout FindingList) {
    guard entry.shouldTranslate, entry.extractionState != "stale" else { return }
    let localization = entry.localization(source).flatMap { $0.value == nil ? nil : $0 }
    let text = SourceEntry(
      key: entry.key, keyRange: entry.keyRange, locale: source, comment: entry.comment,
      commentRange: entry.commentRange,
      usage: localization.map { FormatUsage($0) } ?? FormatUsage(CatalogText(entry.key)))
    for rule in list.rules.sourceText { rule.check(text, &list) }
  }

  /// The texts that translations stand for: those of the source language, else the key, where that is
  /// no mere name.
  private func texts(
    of entry: CatalogEntry, _ sourceText: CatalogLocalization?, _ source: String
  ) -> SourceTexts? {
    if let sourceText { return SourceTexts(sourceText, locale: source) }
    guard KeyText.isText(entry.key) else { return nil }
    return SourceTexts(
      entry.key, traits: TextScan(entry.key).traits, locale: source, isKey: true)
  }

  private mutating func lintCoverage(
    of entry: CatalogEntry, source: String, targets: [String], parents: [String: [String]],
    _ list: inout FindingList
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
      // A variety of a language says only what it says otherwise.
      if parents[locale]?.contains(where: entry.hasValue) == true {
        continue
      }
      if isTranslatable { counts.missing[locale, default: 0] += 1 }
      list.enter(locale: locale)
      if list.rules.coverage.isEmpty { continue }
      if sourceText == nil {
        sourceText = entry.localization(source)?.value?.texts.last?.string ?? entry.key
      }
      let gap = CoverageGap(
        key: entry.key, sourceText: sourceText, sourcePlace: nil, locale: locale,
        place: entry.keyRange)
      for rule in list.rules.coverage { rule.check(gap, &list) }
    }
  }
}

extension CatalogLocalization {
  /// Whether it has a text that is still to be written: its state is new.
  fileprivate var isNotBegun: Bool {
    if case .text(let text)? = value, substitutions.isEmpty { return text.state == "new" }
    return value?.texts.contains { $0.state == "new" } == true
      || substitutions.contains { $0.value.texts.contains { $0.state == "new" } }
  }
}
