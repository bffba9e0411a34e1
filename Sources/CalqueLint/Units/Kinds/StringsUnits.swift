import CalqueCatalogs
import CalqueDiagnostics

/// The units of a `.strings` file. Such files are most of the input, so texts stay bytes until a
/// rule is interested in them.
struct StringsUnits {
  private let file: StringsFile
  private let locale: String?
  /// Whether the language's `.stringsdict` file has a key: the runtime shows that text then.
  private let isShadowed: (String) -> Bool

  init(
    _ file: StringsFile, locale: String?, isShadowed: @escaping (String) -> Bool = { _ in false }
  ) {
    self.file = file
    self.locale = locale
    self.isShadowed = isShadowed
  }

  /// Visits the source texts themselves, and returns the places of those in whose placeholders
  /// something was found. The same may be found in their translations, which are checked more
  /// closely then.
  func visitSource(
    _ source: SourceTable, _ entries: inout EntryUnits, _ visitor: inout some UnitVisitor
  ) -> [Int] {
    var suspects: [Int] = []
    visitor.enter(locale: locale)
    let interest = visitor.interest
    file.source.utf8.withUnsafeBufferPointer { bytes in
      for (index, entry) in file.entries.enumerated()
      where !entry.traits.contains(.structuredValue) {
        let traits = source.textTraits[index]
        let isText = interest.includes(traits, source: nil)
        let isKeyFormat = hasPercentInKey(bytes, entry)
        // One plain placeholder under a key that is a name can be nothing but right.
        let isPlain =
          traits.isDisjoint(with: [.percentVariant, .dollar])
          && PlaceholderSequence.isOnePlainObject(bytes, entry.valueRange)
        let isFormat = isKeyFormat || traits.contains(.percent) && !isPlain
        guard isText || isFormat else { continue }
        var text = unit(entry, traits, source: nil)
        text.isSource = true
        if isText { visitor.visit(text) }
        guard isFormat else { continue }
        let before = visitor.findingCount
        // A key declares the arguments of a source text only if both are formats: other keys are
        // names, whatever they contain.
        let reference =
          source.traits[index].contains(.isFormat)
          ? SourceTable.reference(ofKey: text.key, besides: FormatUsage(text.text)) : .none
        visitArguments(text, reference.ofSource, &entries, &visitor)
        if visitor.findingCount > before { suspects.append(index) }
      }
    }
    return suspects
  }

  /// Whether the file has marks for translating in place (Crowdin, "In-Context") and no texts.
  private var hasMarksOfPlatform: Bool {
    file.entries.first.map { file.value(of: $0).hasPrefix("crwdns") } ?? false
  }

  /// Visits the source texts as translators see them, with their comments: those with a percent
  /// sign, as rules are about the arguments of texts.
  func visitSourceTexts(_ visitor: inout some UnitVisitor) {
    file.source.utf8.withUnsafeBufferPointer { bytes in
      for entry in file.entries
      where !entry.traits.contains(.structuredValue) && mayHavePercent(bytes, entry) {
        visitor.visit(
          SourceUnit(
            key: file.key(of: entry), keyRange: entry.keyRange, locale: locale,
            comment: file.comment(of: entry),
            commentRange: entry.commentRange,
            usage: FormatUsage(CatalogText(file.value(of: entry), range: entry.valueRange))))
      }
    }
  }

  /// Whether an entry or its comment may have a percent sign, which can be written as an escape.
  private func mayHavePercent(_ bytes: UnsafeBufferPointer<UInt8>, _ entry: StringsEntry) -> Bool {
    if !entry.traits.isDisjoint(with: [.escapedKey, .escapedValue, .markup, .binary]) {
      return true
    }
    func hasPercent(_ range: Range<Int>) -> Bool {
      ByteSearch.first(UInt8(ascii: "%"), in: UnsafeBufferPointer(rebasing: bytes[range])) != nil
    }
    return hasPercent(entry.range) || entry.commentRange.map(hasPercent) == true
  }

  /// Visits the texts of another language, together with the source's.
  ///
  /// - Returns: For each entry of the source file, the entry of this file with the same key, or -1.
  func visit(
    against source: SourceTable?, _ entries: inout EntryUnits, _ visitor: inout some UnitVisitor
  ) -> [Int32] {
    var matches = [Int32](repeating: -1, count: source?.strings?.entries.count ?? 0)
    // Notes to translators describe texts and are not shown; pseudo-locales are generated.
    if locale.map(LocaleFolder.isUnread) == true || hasMarksOfPlatform { return matches }
    visitor.enter(locale: locale)
    let interest = visitor.interest
    file.source.utf8.withUnsafeBufferPointer { bytes in
      var next = 0
      for (index, entry) in file.entries.enumerated()
      where !entry.traits.contains(.structuredValue) {
        var match: Int?
        if let keys = source?.index {
          match = find(entry, in: keys, bytes, hint: next)
          if let match {
            matches[match] = Int32(truncatingIfNeeded: index)
            next = match + 1
          }
        }
        let traits = TextScan(bytes, entry, in: file).traits
        if let source, let match {
          let isText = interest.includes(traits, source: source.textTraits[match])
          let hasPercent = traits.contains(.percent)
          let isFormat =
            source.traits[match].contains(.isFormat)
            ? !hasPercent || !isSame(entry, bytes, match, source) : hasPercent
          guard isText || isFormat else { continue }
          let text = unit(entry, traits, source: source.text(ofEntry: match), index)
          if isText { visitor.visit(text) }
          if isFormat {
            visitArguments(text, reference(of: text.key, match, source), &entries, &visitor)
          }
        } else {
          visitUnmatched(entry, traits, bytes, source, &entries, &visitor)
        }
      }
    }
    return matches
  }

  /// Visits a text that the `.strings` file of the source language does not have.
  private func visitUnmatched(
    _ entry: StringsEntry, _ traits: TextTraits, _ bytes: UnsafeBufferPointer<UInt8>,
    _ source: SourceTable?, _ entries: inout EntryUnits, _ visitor: inout some UnitVisitor
  ) {
    let key = file.key(of: entry)
    let reference = source?.reference(of: key) ?? SourceTable.reference(ofKey: key)
    let other = reference.texts?.text(part: nil, selectors: ["other"])
    let isFormat = traits.contains(.percent) || hasPercentInKey(bytes, entry)
    let interest = visitor.interest
    let isText = interest.includes(traits, source: other?.traits)
    guard isFormat || isText else { return }
    let text = unit(entry, traits, source: other)
    if isText { visitor.visit(text) }
    if isFormat { visitArguments(text, reference, &entries, &visitor) }
  }

  private func unit(
    _ entry: StringsEntry, _ traits: TextTraits, source: TextUnit.Source?, _ index: Int = 0
  ) -> TextUnit {
    TextUnit(
      text: CatalogText(file.value(of: entry), range: entry.valueRange), traits: traits,
      key: file.key(of: entry), locale: locale, source: source, entry: index)
  }

  private func reference(
    of key: String, _ match: Int, _ source: SourceTable
  ) -> ArgumentSource {
    // At run time the dictionary's text takes precedence over that of the plain table.
    guard let dictionary = source.dictionary, dictionary[key] != nil else {
      return source.reference(ofEntry: match)
    }
    return source.reference(of: key)
  }

  private func visitArguments(
    _ text: TextUnit, _ reference: ArgumentSource, _ entries: inout EntryUnits,
    _ visitor: inout some UnitVisitor
  ) {
    guard visitor.asks(for: .arguments), !isShadowed(text.key) else { return }
    entries.visitArguments(
      FormatUsage(text.text), key: text.key, locale: locale, reference: reference, &visitor)
  }

  @inline(__always)
  private func find(
    _ entry: StringsEntry, in keys: KeyIndex, _ bytes: UnsafeBufferPointer<UInt8>, hint: Int
  ) -> Int? {
    if entry.traits.contains(.escapedKey) {
      var key = file.key(of: entry)
      return key.withUTF8 { keys.find($0, hint: hint) }
    }
    return keys.find(UnsafeBufferPointer(rebasing: bytes[entry.keyRange]), hint: hint)
  }

  /// Whether the placeholders are written as the source's, in which nothing was found.
  private func isSame(
    _ entry: StringsEntry, _ bytes: UnsafeBufferPointer<UInt8>, _ match: Int,
    _ source: SourceTable
  ) -> Bool {
    guard let strings = source.strings, !source.traits[match].contains(.isSuspect) else {
      return false
    }
    let other = strings.entries[match]
    // An escape may represent a percent sign, which the raw text does not show then.
    if entry.traits.contains(.escapedValue),
      PlaceholderSequence.hasNumericEscape(bytes, entry.valueRange)
    {
      return false
    }
    return strings.source.utf8.withUnsafeBufferPointer { theirs in
      if other.traits.contains(.escapedValue),
        PlaceholderSequence.hasNumericEscape(theirs, other.valueRange)
      {
        return false
      }
      return PlaceholderSequence.isSame(bytes, entry.valueRange, theirs, other.valueRange)
    }
  }

  private func hasPercentInKey(_ bytes: UnsafeBufferPointer<UInt8>, _ entry: StringsEntry) -> Bool {
    ByteSearch.first(
      UInt8(ascii: "%"), in: UnsafeBufferPointer(rebasing: bytes[entry.keyRange])) != nil
  }
}
