import Diagnostics

/// Folds the units of a key into one entry, whatever number of texts it has.
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

  private let file: XLIFFDocument.File
  private let text: SourceText
  private var entry: CatalogEntry
  private var lastUnit: Int
  private var source = Localization()
  private var target = Localization()
  private var problems: [CatalogProblem] = []

  /// The entry that units of one key make, and what is wrong with them.
  ///
  /// - Parameter indices: Their places among the units of the file, in order.
  static func fold(
    _ indices: some Sequence<Int>, of file: XLIFFDocument.File, _ text: SourceText
  ) -> (entry: CatalogEntry, problems: [CatalogProblem]) {
    var ids: [LiteralKey: Range<Int>] = [:]
    var folding: XLIFFFolding?
    var first: XMLAttribute?
    for index in indices {
      let unit = file.units[index]
      guard let id = unit.id else { continue }
      if folding == nil {
        first = id
        folding = XLIFFFolding(file, text, unit, index)
        folding?.insert(unit, id)
        continue
      }
      // Most keys have one unit, and need no list.
      if let first { ids[LiteralKey(first.value)] = first.valueRange }
      first = nil
      if let earlier = ids[LiteralKey(id.value)] {
        folding?.reportDuplicate(id, earlier)
      } else {
        ids[LiteralKey(id.value)] = id.valueRange
      }
      folding?.extend(with: unit, index)
      folding?.insert(unit, id)
    }
    return (folding?.finished ?? CatalogEntry(key: ""), folding?.problems ?? [])
  }

  private init(
    _ file: XLIFFDocument.File, _ text: SourceText, _ unit: XLIFFDocument.Unit, _ index: Int
  ) {
    self.file = file
    self.text = text
    lastUnit = index
    entry = CatalogEntry(
      key: unit.path.key, range: unit.range, shouldTranslate: unit.isTranslatable,
      otherFields: XLIFFFields.fields(of: unit, in: text))
    setComment(unit)
    if let id = unit.id { entry.keyRange = places(of: unit.path, in: id).key }
  }

  private mutating func reportDuplicate(_ id: XMLAttribute, _ earlier: Range<Int>) {
    problems.append(
      CatalogProblem(
        .duplicateKey, at: id.valueRange,
        "The id '\(id.value)' is already at \(text.position(at: earlier.lowerBound))",
        hint: "Remove one of the two", effect: .losesEntries, related: earlier))
  }

  /// Puts the texts of a unit in their places.
  private mutating func insert(_ unit: XLIFFDocument.Unit, _ id: XMLAttribute) {
    let words = places(of: unit.path, in: id)
    var isPlaced = true
    if let text = unit.source {
      let text = CatalogText(text.string, range: text.content)
      if source.insert(text, unit.path, words, unit.range) == .conflict { isPlaced = false }
    }
    if let text = unit.target {
      let text = CatalogText(
        text.string, range: text.content,
        state: XLIFFState.catalogState(text.state?.value, qualifier: text.qualifier?.value))
      if target.insert(text, unit.path, words, unit.range) == .conflict { isPlaced = false }
    }
    guard !isPlaced else { return }
    problems.append(
      CatalogProblem(
        .xliffID, at: id.valueRange,
        "The key '\(unit.path.key)' varies in another way, or not at all, in another unit",
        hint: "Remove the units of one of the two", effect: .losesEntries,
        related: entry.keyRange))
  }

  // MARK: Entries

  private mutating func extend(with unit: XLIFFDocument.Unit, _ index: Int) {
    if lastUnit == index - 1 {
      lastUnit = index
      entry.range = entry.range.lowerBound..<unit.range.upperBound
    }
    if entry.comment == nil { setComment(unit) }
    if !unit.isTranslatable { entry.shouldTranslate = false }
  }

  private mutating func setComment(_ unit: XLIFFDocument.Unit) {
    let notes = unit.notes.filter { !$0.string.isEmpty }
    guard let first = notes.first, let last = notes.last else { return }
    entry.comment = notes.map(\.string).joined(separator: "\n")
    entry.commentRange = first.content.lowerBound..<last.content.upperBound
    entry.isCommentAutoGenerated = notes.allSatisfy { $0.from == "auto-generated" }
  }

  private var finished: CatalogEntry {
    var entry = entry
    let sourceLocale = file.sourceLanguage?.value ?? ""
    let targetLocale = file.targetLanguage?.value ?? ""
    // In an export of the source language itself, a target is a new text for the source.
    let isSame = file.targetLanguage != nil && sourceLocale == targetLocale
    if !source.isEmpty, !isSame || target.isEmpty {
      entry.localizations.append(
        source.localization(sourceLocale, file.sourceLanguage?.valueRange ?? 0..<0))
    }
    if !target.isEmpty {
      entry.localizations.append(
        target.localization(targetLocale, file.targetLanguage?.valueRange ?? 0..<0))
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
