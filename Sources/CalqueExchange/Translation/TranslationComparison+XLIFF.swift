import CalqueCatalogs

extension TranslationComparison {
  /// Compares the units of a `<file>`.
  mutating func compare(_ catalog: Catalog) {
    var before: Catalog?
    if case .catalog(let other) = base?.content { before = other }
    // In a file with one language, a target is a new text of the source itself.
    let locale = catalog.locales.last { $0 != catalog.sourceLanguage } ?? catalog.locales.last
    for entry in catalog.entries {
      guard let target = entry.localization(locale ?? "") else { continue }
      let texts = target.textsByPath.filter { !$0.text.string.isEmpty }
      guard let known = entries[ScalarKey(entry.key)] else {
        if let text = texts.first {
          reportUnknown(
            entry.key, at: entry.range.lowerBound, translation: text.text.string)
        }
        continue
      }
      let source =
        locale == catalog.sourceLanguage
        ? nil : catalog.sourceLanguage.flatMap(entry.localization)
      let sent = before?[entry.key]?.localization(locale ?? "")
      for (path, text) in target.textsByPath {
        compare(
          text, known, path, source: source?.text(at: path)?.string, sent: sent?.text(at: path),
          at: entry.range.lowerBound)
      }
    }
  }

  private mutating func compare(
    _ text: CatalogText, _ entry: TranslationEntry, _ path: TextPath, source: String?,
    sent: CatalogText?, at offset: Int
  ) {
    // Unchanged since it was exported.
    if let sent, sent.string == text.string, sent.state == text.state { return }
    let current = entry[path]
    if text.string.isEmpty, current?.source.isEmpty != true {
      guard let current, !current.translation.isEmpty else { return }
      remark(.empty, entry.key, path, at: offset, "The file no longer has a translation")
      return
    }
    // A key without a text in the source language is its own text.
    if TranslationTable.areSame(language, table.sourceLanguage), current?.target == nil,
      (current?.source ?? entry.key).utf8.elementsEqual(text.string.utf8)
    {
      return
    }
    let isSameText = current?.target?.utf8.elementsEqual(text.string.utf8) == true
    // A file without states does not change any.
    let said = text.state == "" ? nil : text.state
    if isSameText {
      let now = current?.state ?? "translated"
      guard let said, said != now, !(now.isEmpty && said == "translated") else { return }
    } else if current == nil, let reason = reasonAgainst(path, entry) {
      remark(.refused, entry.key, path, at: offset, reason)
      remarks[remarks.count - 1].translation = text.string
      return
    }
    var change = TranslationChange(
      entry: entry, path: path, text: isSameText ? nil : text.string, state: said, file: part.path,
      offset: offset)
    if let source, !entry.says(source, at: path) {
      change.conflict = .init(
        before: source, now: current?.source ?? entry.units.first?.source ?? entry.key)
    } else if let sent, let current, !isSameText,
      !current.translation.utf8.elementsEqual(sent.state == "new" ? "".utf8 : sent.string.utf8)
    {
      change.conflict = .init(
        before: sent.string, now: current.target ?? "", isTranslation: true)
    }
    self.change(change)
  }

  /// Returns the reason that a new text cannot be added to a key; nil if it can.
  func reasonAgainst(_ path: TextPath, _ entry: TranslationEntry) -> String? {
    if entry.hasStringSet { return "The catalog has a set of texts there" }
    for choice in path.choices where choice.kind.isByNumber {
      if !PluralOrder.isKnown(choice.selector, in: language) {
        return "\(language) has no plural form '\(choice.selector)'"
      }
    }
    if table.format == .strings { return "A .strings file has one text for each key" }
    let shown = entry.target ?? entry.source
    if let name = path.part {
      guard shown.substitution(name) ?? entry.source.substitution(name) != nil else {
        return "The catalog has no part '\(name)' there"
      }
    } else if table.format == .stringsdict, path.choices.contains(where: { $0.kind == .plural }) {
      return "In a .stringsdict, plural forms belong to a named part"
    }
    // A plain text in place of a choice would remove the choice's texts.
    let known = entry.target?.textsByPath.map(\.path) ?? []
    let isBeside = known.allSatisfy { other in
      guard other.part == path.part else { return true }
      for (one, two) in zip(other.choices, path.choices) {
        if one.kind != two.kind { return false }
        if one.selector != two.selector { return true }
      }
      return other.choices.count <= path.choices.count
    }
    return isBeside ? nil : "The catalog's translation varies in a different way"
  }
}

extension TranslationEntry {
  /// Returns whether the source language has a text at a path, or in a form that is used for it.
  fileprivate func says(_ text: String, at path: TextPath) -> Bool {
    if let unit = self[path], unit.source.utf8.elementsEqual(text.utf8) { return true }
    if units.contains(where: { $0.path.part == path.part && $0.source == text }) { return true }
    return source.textsByPath.contains { other in
      guard other.path.part == path.part else { return false }
      let spelled =
        other.path.part.flatMap(source.substitution)?.withoutArgument(other.text.string)
      return other.text.string == text || spelled == text
    }
  }
}
