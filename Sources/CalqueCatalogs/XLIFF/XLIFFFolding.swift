import CalqueDiagnostics

/// Combines the units of a key into one entry, with any number of texts.
///
/// Units are decoded from their places, and for most of them only the key and the texts: an
/// exchange file has thousands of units.
struct XLIFFFolding: Sendable {
  /// A language of the file, and the place where it is named.
  private struct Language {
    var name: String
    var range: Range<Int>

    init?(_ attribute: XMLAttribute?) {
      guard let attribute else { return nil }
      (name, range) = (attribute.value, attribute.valueRange)
    }
  }

  /// An entry that units are added to.
  private struct Draft {
    var entry: CatalogEntry
    var lastUnit: Int
    var source = Localization()
    var target = Localization()
    var problems: [CatalogProblem] = []
  }

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

  /// The places of the components of a path.
  private struct Places {
    var key: Range<Int>
    var part = 0..<0
    var selectors: [Range<Int>] = []
  }

  let units: XLIFFUnits
  private let text: SourceText
  private let sourceLanguage: Language?
  private let targetLanguage: Language?

  /// Prepares to fold the units of a file.
  init(_ file: XLIFFDocument.File, _ text: SourceText) {
    units = file.units
    self.text = text
    sourceLanguage = Language(file.sourceLanguage)
    targetLanguage = Language(file.targetLanguage)
  }

  /// Returns the entry of the units of one key, and their problems.
  ///
  /// - Parameter indices: Their positions among the units of the file, in order.
  func fold(
    _ indices: some Sequence<Int>
  ) -> (entry: CatalogEntry, problems: [CatalogProblem]) {
    var indices = indices.makeIterator()
    guard let first = indices.next() else { return (CatalogEntry(key: ""), []) }
    var draft = draft(first)
    // Most keys have one unit, and do not need a list.
    if let second = indices.next() {
      var ids = [ScalarKey(units.id(first)): units.places[first].id.value.range]
      extend(&draft, with: second, &ids)
      while let index = indices.next() { extend(&draft, with: index, &ids) }
    }
    finish(&draft)
    return (draft.entry, draft.problems)
  }

  // MARK: Units

  /// The entry of a single unit.
  private func draft(_ index: Int) -> Draft {
    let (unit, rest) = (units.places[index], units.rest(index))
    let path = XLIFFPath(id: units.id(index))
    let words = places(of: path, in: unit.id.value.range)
    var draft = Draft(
      entry: CatalogEntry(
        key: path.key, keyRange: words.key, range: unit.range.range,
        shouldTranslate: rest?.isTranslatable ?? true,
        otherFields: rest.map { XLIFFFields.fields(of: $0, in: text) } ?? []),
      lastUnit: index)
    setComment(of: &draft.entry, unit, rest)
    insert(unit, rest, path, words, &draft)
    return draft
  }

  /// Adds another unit to an entry.
  private func extend(
    _ draft: inout Draft, with index: Int, _ ids: inout [ScalarKey: Range<Int>]
  ) {
    let (unit, rest, id) = (units.places[index], units.rest(index), units.id(index))
    if let earlier = ids[ScalarKey(id)] {
      draft.problems.append(
        CatalogProblem(
          .duplicateKey, at: unit.id.value.range,
          "The id '\(id)' is already defined at \(text.position(at: earlier.lowerBound))",
          hint: "Remove one of the two", effect: .losesEntries, related: earlier))
    } else {
      ids[ScalarKey(id)] = unit.id.value.range
    }
    if draft.lastUnit == index - 1 {
      draft.lastUnit = index
      draft.entry.range = draft.entry.range.lowerBound..<unit.range.range.upperBound
    }
    if draft.entry.comment == nil { setComment(of: &draft.entry, unit, rest) }
    if rest?.isTranslatable == false { draft.entry.shouldTranslate = false }
    let path = XLIFFPath(id: id)
    insert(unit, rest, path, places(of: path, in: unit.id.value.range), &draft)
  }

  /// Inserts the texts of a unit at their places.
  private func insert(
    _ unit: XLIFFUnitPlaces, _ rest: XLIFFUnitRest?, _ path: XLIFFPath, _ words: Places,
    _ draft: inout Draft
  ) {
    let range = unit.range.range
    var isPlaced = true
    if !unit.source.isNone {
      let text = CatalogText(units.texts.string(unit.source.content), range: unit.source.inner)
      if draft.source.insert(text, path, words, range) == .conflict { isPlaced = false }
    }
    if !unit.target.isNone {
      let state = units.texts.attribute(unit.target.attribute)?.value
      let text = CatalogText(
        units.texts.string(unit.target.content), range: unit.target.inner,
        state: XLIFFState.catalogState(state, qualifier: rest?.targetQualifier?.value))
      if draft.target.insert(text, path, words, range) == .conflict { isPlaced = false }
    }
    guard !isPlaced else { return }
    draft.problems.append(
      CatalogProblem(
        .xliffID, at: unit.id.value.range,
        "The key '\(path.key)' varies in a different way, or not at all, in another unit",
        hint: "Remove the units of one of them", effect: .losesEntries,
        related: draft.entry.keyRange))
  }

  private func setComment(
    of entry: inout CatalogEntry, _ unit: XLIFFUnitPlaces, _ rest: XLIFFUnitRest?
  ) {
    if unit.note.isNone { return }
    var notes = [XLIFFDocument.Note(unit.note, units.texts)]
    if let rest { notes += rest.notes }
    notes.removeAll(where: \.string.isEmpty)
    guard let first = notes.first, let last = notes.last else { return }
    entry.comment = notes.count == 1 ? first.string : notes.map(\.string).joined(separator: "\n")
    entry.commentRange = first.content.lowerBound..<last.content.upperBound
    entry.isCommentAutoGenerated = notes.allSatisfy { $0.from == "auto-generated" }
  }

  /// Sets the texts of an entry after all of its units were added.
  private func finish(_ draft: inout Draft) {
    // In an export of the source language itself, a target is a new text for the source.
    let isSame = targetLanguage != nil && (sourceLanguage?.name ?? "") == targetLanguage?.name
    draft.entry.localizations.reserveCapacity(2)
    if !draft.source.isEmpty, !isSame || draft.target.isEmpty {
      draft.entry.localizations.append(
        draft.source.localization(sourceLanguage?.name ?? "", sourceLanguage?.range ?? 0..<0))
    }
    if !draft.target.isEmpty {
      draft.entry.localizations.append(
        draft.target.localization(targetLanguage?.name ?? "", targetLanguage?.range ?? 0..<0))
    }
  }

  // MARK: Places

  /// The places of the components of a path. They are searched one after the other, because each
  /// has a different length in the file if it is spelled with references.
  private func places(of path: XLIFFPath, in id: Range<Int>) -> Places {
    guard path.style != .plain else { return Places(key: id) }
    var end = id.lowerBound
    let keyEnd: Int
    switch path.style {
    case .plain: return Places(key: id)
    case .catalog:
      keyEnd = last(XLIFFPath.separator, in: id) ?? id.upperBound
      end = keyEnd + XLIFFPath.separator.utf8.count
    case .dictionary:
      end += 1
      keyEnd = first(":dict/", in: end..<id.upperBound) ?? end
    }
    var places = Places(
      key: (path.style == .dictionary ? end : id.lowerBound)..<keyEnd)
    end = max(end, keyEnd)
    func place(of word: String) -> Range<Int> {
      guard end <= id.upperBound,
        let start = first(word, in: end..<id.upperBound)
      else { return id }
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
