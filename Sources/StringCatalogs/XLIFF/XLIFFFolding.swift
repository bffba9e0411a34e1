import Diagnostics

/// Folds the units of a `<file>` into entries: one for a key, whatever number of texts it has.
struct XLIFFFolding {
  private struct Localization {
    var value = XLIFFValueBuilder()
    var parts: [(name: String, range: Range<Int>, value: XLIFFValueBuilder)] = []
    var isEmpty = true

    mutating func insert(
      _ text: CatalogText, _ path: XLIFFPath, _ places: Places, _ unit: Range<Int>
    )
      -> XLIFFValueBuilder.Outcome
    {
      isEmpty = false
      guard let part = path.part else {
        return value.insert(text, at: path.choices[...], places: places.selectors[...], unit: unit)
      }
      var index = parts.firstIndex { $0.name == part }
      if index == nil {
        index = parts.count
        parts.append((part, places.part, XLIFFValueBuilder()))
      }
      return parts[index ?? 0].value.insert(
        text, at: path.choices[...], places: places.selectors[...], unit: unit)
    }

    func localization(_ locale: String, _ range: Range<Int>) -> CatalogLocalization {
      CatalogLocalization(
        locale: locale, localeRange: range, value: value.value,
        substitutions: parts.compactMap { part in
          part.value.value.map {
            CatalogSubstitution(name: part.name, nameRange: part.range, value: $0)
          }
        })
    }
  }

  /// Where the words of a path stand.
  private struct Places {
    var key: Range<Int>
    var part = 0..<0
    var selectors: [Range<Int>] = []
  }

  private struct Group {
    var entry: CatalogEntry
    var lastUnit: Int
    var source = Localization()
    var target = Localization()
  }

  private let file: XLIFFDocument.File
  private let text: SourceText
  private var groups: [Group] = []
  private var problems: [CatalogProblem] = []

  static func fold(_ file: XLIFFDocument.File, _ text: SourceText) -> (
    entries: [CatalogEntry], problems: [CatalogProblem]
  ) {
    var folding = XLIFFFolding(file: file, text: text)
    folding.fold()
    return (folding.groups.map(folding.entry), folding.problems)
  }

  private init(file: XLIFFDocument.File, text: SourceText) {
    self.file = file
    self.text = text
  }

  private mutating func fold() {
    var known: [String: Int] = [:]
    var ids: [String: Range<Int>] = [:]
    known.reserveCapacity(file.units.count)
    groups.reserveCapacity(file.units.count)
    for (index, unit) in file.units.enumerated() {
      guard let id = unit.id else { continue }
      let words = places(of: unit.path, in: id)
      let place = known[unit.path.key] ?? groups.count
      if place == groups.count {
        known[unit.path.key] = place
        groups.append(Group(entry: entry(of: unit, keyRange: words.key), lastUnit: index))
      } else {
        // Only here can an id be one that was there already.
        if ids.isEmpty { for unit in file.units[..<index] { note(unit, in: &ids) } }
        if let earlier = ids[id.value] { reportDuplicate(id, earlier) }
        Self.extend(&groups[place], with: unit, index)
      }
      if !ids.isEmpty { note(unit, in: &ids) }
      if Self.insert(unit, words, into: &groups[place]) { continue }
      reportConflict(unit, groups[place].entry.keyRange)
    }
  }

  private func note(_ unit: XLIFFDocument.Unit, in ids: inout [String: Range<Int>]) {
    if let id = unit.id, ids[id.value] == nil { ids[id.value] = id.valueRange }
  }

  private mutating func reportDuplicate(_ id: XMLAttribute, _ earlier: Range<Int>) {
    problems.append(
      CatalogProblem(
        .duplicateKey, at: id.valueRange,
        "The id '\(id.value)' is already at \(text.position(at: earlier.lowerBound))",
        hint: "Remove one of the two", effect: .losesEntries, related: earlier))
  }

  /// Whether the texts of a unit have their places in the entry.
  private static func insert(
    _ unit: XLIFFDocument.Unit, _ words: Places, into group: inout Group
  ) -> Bool {
    var isPlaced = true
    if let source = unit.source {
      let text = CatalogText(source.string, range: source.content)
      let outcome = group.source.insert(text, unit.path, words, unit.range)
      if outcome == .conflict { isPlaced = false }
    }
    if let target = unit.target {
      let text = CatalogText(
        target.string, range: target.content,
        state: XLIFFState.catalogState(
          target.state?.value, qualifier: target.qualifier?.value))
      let outcome = group.target.insert(text, unit.path, words, unit.range)
      if outcome == .conflict { isPlaced = false }
    }
    return isPlaced
  }

  private mutating func reportConflict(_ unit: XLIFFDocument.Unit, _ first: Range<Int>) {
    problems.append(
      CatalogProblem(
        .xliffSchema, at: unit.id?.valueRange ?? unit.range,
        "The key '\(unit.path.key)' varies in another way, or not at all, in another unit",
        hint: "Remove the units of one of the two", effect: .losesEntries, related: first))
  }

  // MARK: Entries

  private func entry(of unit: XLIFFDocument.Unit, keyRange: Range<Int>) -> CatalogEntry {
    var entry = CatalogEntry(
      key: unit.path.key, keyRange: keyRange, range: unit.range,
      shouldTranslate: unit.isTranslatable, otherFields: XLIFFFields.fields(of: unit, in: text))
    Self.setComment(&entry, unit)
    return entry
  }

  private static func extend(_ group: inout Group, with unit: XLIFFDocument.Unit, _ index: Int) {
    if group.lastUnit == index - 1 {
      group.lastUnit = index
      group.entry.range = group.entry.range.lowerBound..<unit.range.upperBound
    }
    if group.entry.comment == nil { setComment(&group.entry, unit) }
    if !unit.isTranslatable { group.entry.shouldTranslate = false }
  }

  private static func setComment(_ entry: inout CatalogEntry, _ unit: XLIFFDocument.Unit) {
    let notes = unit.notes.filter { !$0.string.isEmpty }
    guard let first = notes.first, let last = notes.last else { return }
    entry.comment = notes.map(\.string).joined(separator: "\n")
    entry.commentRange = first.content.lowerBound..<last.content.upperBound
    entry.isCommentAutoGenerated = notes.allSatisfy { $0.from == "auto-generated" }
  }

  private func entry(_ group: Group) -> CatalogEntry {
    var entry = group.entry
    let sourceLocale = file.sourceLanguage?.value ?? ""
    let targetLocale = file.targetLanguage?.value ?? ""
    // In an export of the source language itself, a target is a new text for the source.
    let isSame = file.targetLanguage != nil && sourceLocale == targetLocale
    if !group.source.isEmpty, !isSame || group.target.isEmpty {
      entry.localizations.append(
        group.source.localization(sourceLocale, file.sourceLanguage?.valueRange ?? 0..<0))
    }
    if !group.target.isEmpty {
      entry.localizations.append(
        group.target.localization(targetLocale, file.targetLanguage?.valueRange ?? 0..<0))
    }
    return entry
  }

  // MARK: Places

  /// Where the words of a path stand. They are looked for one after the other, as each has its own
  /// length in the file where it is spelled with references.
  private func places(of path: XLIFFPath, in id: XMLAttribute) -> Places {
    guard path.style != .plain else { return Places(key: id.valueRange) }
    var end = id.valueRange.lowerBound
    let keyEnd: Int
    switch path.style {
    case .plain: return Places(key: id.valueRange)
    case .catalog:
      keyEnd = last(XLIFFPath.separator, in: id.valueRange) ?? id.valueRange.upperBound
      end = keyEnd + XLIFFPath.separator.utf8.count
    case .dictionary:
      end += 1
      keyEnd = first(":dict/", in: end..<id.valueRange.upperBound) ?? end
    }
    var places = Places(
      key: (path.style == .dictionary ? end : id.valueRange.lowerBound)..<keyEnd)
    end = max(end, keyEnd)
    func place(of word: String) -> Range<Int> {
      guard end <= id.valueRange.upperBound,
        let start = first(word, in: end..<id.valueRange.upperBound)
      else { return id.valueRange }
      end = start + word.utf8.count
      return start..<end
    }
    if let part = path.part {
      if path.style == .catalog { _ = place(of: "substitutions.") }
      places.part = place(of: part)
    }
    for choice in path.choices {
      if path.style == .catalog { _ = place(of: ".") }
      places.selectors.append(place(of: choice.selector))
    }
    return places
  }

  private func first(_ word: String, in range: Range<Int>) -> Int? {
    let length = word.utf8.count
    guard range.count >= length else { return nil }
    return (range.lowerBound...(range.upperBound - length)).first {
      text.utf8[$0..<($0 + length)].elementsEqual(word.utf8)
    }
  }

  private func last(_ word: String, in range: Range<Int>) -> Int? {
    let length = word.utf8.count
    guard range.count >= length else { return nil }
    return (range.lowerBound...(range.upperBound - length)).last {
      text.utf8[$0..<($0 + length)].elementsEqual(word.utf8)
    }
  }
}
