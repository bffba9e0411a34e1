import CalqueDiagnostics

/// Finds the smallest edits that change one `<file>` to represent a changed catalog.
struct XLIFFEditor {
  let file: XLIFFDocument.File
  private let catalog: Catalog
  private let old: CatalogEntries
  let units: [ScalarKey: [Int]]
  let text: SourceText
  private let languages: XLIFFLanguages
  private let oldLanguages: XLIFFLanguages
  let printer: XLIFFPrinter
  /// Whether it is an export of the source language itself, where a target is a new text for the
  /// source.
  private let isSameLanguage: Bool
  var edits: [Edit] = []

  init(_ file: XLIFFDocument.File, _ catalog: Catalog, _ text: SourceText) throws {
    self.file = file
    self.catalog = catalog
    self.text = text
    old = SpelledUnits(file, text).entries
    units = Dictionary(grouping: file.units.indices) { ScalarKey(file.units[$0].path.key) }
    var languages = try XLIFFLanguages(catalog)
    isSameLanguage =
      file.targetLanguage != nil && file.targetLanguage?.value == file.sourceLanguage?.value
      && languages.target == nil
    var oldLanguages = try XLIFFLanguages(
      Catalog(file, entries: old, version: nil, source: text, problems: []))
    // There are no texts in the target language yet, but the file names it.
    if languages.target == nil { languages.target = file.targetLanguage?.value }
    if oldLanguages.target == nil { oldLanguages.target = file.targetLanguage?.value }
    self.languages = languages
    self.oldLanguages = oldLanguages
    printer = XLIFFSpacing.printer(like: file, in: text)
  }

  /// Collects the edits, unsorted.
  mutating func edit() throws {
    try editFile()
    let kept = Set(catalog.entries.map { ScalarKey($0.key) })
    for (key, indices) in units where !kept.contains(key) {
      for index in indices { remove(file.units[index].range) }
    }
    var anchor: Int?
    for entry in catalog.entries {
      guard let indices = units[ScalarKey(entry.key)],
        let before = old.place(of: entry.key).map({ old[$0] })
      else {
        try insert(try printer.units(of: entry, languages, style(of: [])), after: anchor)
        continue
      }
      if !isSame(before, entry) { try edit(entry, before, indices) }
      anchor = indices.last
    }
  }

  // MARK: The file

  private mutating func editFile() throws {
    if catalog.original != file.original?.value {
      replaceValue(file.original, "original", by: catalog.original, after: nil)
    }
    if languages.source != oldLanguages.source {
      replaceValue(
        file.sourceLanguage, "source-language", by: languages.source, after: file.original)
    }
    if languages.target != oldLanguages.target, !isSameLanguage {
      replaceValue(
        file.targetLanguage, "target-language", by: languages.target,
        after: file.sourceLanguage ?? file.original)
    }
    let fields = XLIFFFieldEdits(
      before: XLIFFFields.fields(of: file, in: text), after: catalog.otherFields,
      tag: file.tagRange, place: file.tagRange.upperBound, indentation: "\n    ", text: text)
    do throws(CatalogWritingError) {
      edits += try fields.edits { $0 == "header" && file.header == nil }
    } catch {
      throw CatalogWritingError("\(error.reason), in <file>")
    }
  }

  private mutating func replaceValue(
    _ attribute: XMLAttribute?, _ name: String, by value: String?, after other: XMLAttribute?
  ) {
    guard let value, attribute?.value != value else { return }
    let spelling = XMLEscaping.attribute(value)
    if let attribute {
      edits.append(Edit(range: attribute.valueRange, replacement: spelling))
    } else if !value.isEmpty {
      let place = other.map { $0.valueRange.upperBound + 1 } ?? file.tagRange.lowerBound + 5
      edits.append(Edit(range: place..<place, replacement: " \(name)=\"\(spelling)\""))
    }
  }

  // MARK: Entries

  /// Whether nothing was changed. Texts are also compared by bytes, because two spellings of a
  /// character are equal strings.
  private func isSame(_ before: CatalogEntry, _ after: CatalogEntry) -> Bool {
    guard before == after else { return false }
    func strings(_ entry: CatalogEntry) -> [Substring.UTF8View] {
      let values = entry.localizations.flatMap {
        [$0.value].compactMap(\.self) + $0.substitutions.map(\.value)
      }
      let all = [entry.comment ?? ""] + values.flatMap { $0.texts.map(\.string) }
      return all.map { Substring($0).utf8 }
    }
    return zip(strings(before), strings(after)).allSatisfy { $0.elementsEqual($1) }
  }

  private func style(of indices: [Int]) -> XLIFFPath.Style {
    let styles = indices.map { file.units[$0].path.style }
    return styles.first { $0 != .plain } ?? XLIFFPrinter.style(of: catalog)
  }

  private mutating func edit(
    _ entry: CatalogEntry, _ before: CatalogEntry, _ indices: [Int]
  ) throws {
    try editFields(of: file.units[indices[0]], entry, before)
    if entry.extractionState != before.extractionState {
      throw CatalogWritingError(
        key: entry.key, "An XLIFF file cannot store a key's extraction state")
    }
    let source = isSameLanguage ? nil : entry.localization(languages.source)
    let leaves = try XLIFFLeaves.leaves(
      of: entry, source: source, target: languages.target.flatMap(entry.localization),
      style: style(of: indices))
    // Of several units with the same id, the last one is used.
    var places: [ScalarKey: Int] = [:]
    for index in indices { places[id(of: index)] = index }
    var wanted: Set<ScalarKey> = []
    var anchor = indices.last
    var isChanged = false
    for leaf in leaves {
      let id = ScalarKey(leaf.path.id)
      wanted.insert(id)
      guard let index = places[id] else {
        try insert([try printer.unit(leaf, of: entry)], after: anchor)
        continue
      }
      anchor = index
      isChanged = true
      try edit(file.units[index], leaf, entry)
    }
    for index in indices where !wanted.contains(id(of: index)) {
      // A unit without a text, but with a source, still requests a translation.
      if leaves.isEmpty, isSameLanguage { continue }
      remove(file.units[index].range)
    }
    guard isChanged else { return }
    for index in indices where wanted.contains(id(of: index)) {
      try editNotes(of: file.units[index], entry, before)
      editTranslate(of: file.units[index], entry, before)
    }
  }

  private func id(of unit: Int) -> ScalarKey { ScalarKey(file.units[unit].id.value) }

  // MARK: Units

  /// The fields of an entry are those of its first unit.
  private mutating func editFields(
    of unit: XLIFFDocument.Unit, _ entry: CatalogEntry, _ before: CatalogEntry
  ) throws {
    let last = [unit.source?.range, unit.target?.range].compactMap { $0?.upperBound }
    let notes = unit.notes.map(\.range.upperBound) + unit.others.map(\.range.upperBound)
    let fields = XLIFFFieldEdits(
      before: before.otherFields, after: entry.otherFields, tag: unit.tagRange,
      place: (last + notes).max() ?? unit.tagRange.upperBound,
      indentation: printer.innerIndentation, text: text)
    do throws(CatalogWritingError) {
      edits += try fields.edits {
        // Elements that the model has names for are not other fields.
        !["source", "target", "note", "trans-unit", "file"].contains($0)
      }
    } catch {
      throw CatalogWritingError(key: entry.key, error.reason)
    }
  }

  private mutating func edit(
    _ unit: XLIFFDocument.Unit, _ leaf: XLIFFLeaf, _ entry: CatalogEntry
  ) throws {
    if leaf.hasOwnSource, let source = leaf.source {
      if let element = unit.source {
        try setText(of: element, "source", source.string, entry)
      } else {
        let place = unit.tagRange.upperBound
        edits.append(
          Edit(
            range: place..<place,
            replacement: printer.innerIndentation
              + "<source>\(XMLEscaping.text(source.string))</source>"))
      }
    }
    guard let target = leaf.target else {
      if let element = unit.target { remove(element.range) }
      return
    }
    guard let element = unit.target else {
      if isSameLanguage, target.string == unit.source?.string { return }
      let place = unit.source?.range.upperBound ?? unit.tagRange.upperBound
      edits.append(
        Edit(
          range: place..<place,
          replacement: printer.innerIndentation + (try printer.target(target, entry))))
      return
    }
    try setState(of: element, target)
    try setText(of: element, "target", target.string, entry)
  }

  private mutating func setText(
    of element: XLIFFDocument.Text, _ name: String, _ string: String, _ entry: CatalogEntry
  ) throws {
    // Compared by bytes: two spellings of one character are two texts.
    if element.string.utf8.elementsEqual(string.utf8) { return }
    try printer.check(string, entry)
    let spelling = XMLEscaping.text(string)
    if element.isSelfClosing {
      let end = element.tagRange.upperBound
      edits.append(
        Edit(range: (end - 2)..<end, replacement: ">\(spelling)</\(name)>"))
    } else {
      edits.append(Edit(range: element.content, replacement: spelling))
    }
  }

  private mutating func setState(of element: XLIFFDocument.Text, _ text: CatalogText) throws {
    let before = XLIFFState.catalogState(
      element.state?.value, qualifier: element.qualifier?.value)
    if before == text.state { return }
    let (state, qualifier) = XLIFFState.attributes(of: text.state)
    var added = ""
    for (attribute, name, value) in [
      (element.state, "state", state), (element.qualifier, "state-qualifier", qualifier),
    ] {
      switch (attribute, value) {
      case (let attribute?, let value?):
        edits.append(
          Edit(range: attribute.valueRange, replacement: XMLEscaping.attribute(value)))
      case (let attribute?, nil):
        remove(attribute.nameRange.lowerBound..<(attribute.valueRange.upperBound + 1))
      case (nil, let value?): added += " \(name)=\"\(XMLEscaping.attribute(value))\""
      case (nil, nil): break
      }
    }
    if !added.isEmpty {
      let place =
        element.state.map { $0.valueRange.upperBound + 1 }
        ?? element.tagRange.lowerBound + "<target".utf8.count
      edits.append(Edit(range: place..<place, replacement: added))
    }
  }
}
