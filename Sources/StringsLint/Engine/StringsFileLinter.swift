import Diagnostics
import StringCatalogs

/// Lints `.strings` files. They are most of what there is to read, so texts stay bytes here until
/// there is something to look at.
struct StringsFileLinter {
  /// For each entry of the source file, the entry of this file with the same key, or -1.
  private(set) var matches: [Int32]
  private let file: StringsFile
  private let locale: String?

  init(_ file: StringsFile, locale: String?, source: SourceTable?) {
    self.file = file
    self.locale = locale
    matches = Array(repeating: -1, count: source?.strings?.entries.count ?? 0)
  }

  /// Looks at the source texts themselves. What is found in one may be found in its translations,
  /// which are looked at more closely then.
  func lintSource(
    _ source: inout SourceTable, _ linter: inout EntryLinter, _ list: inout FindingList
  ) {
    file.source.utf8.withUnsafeBufferPointer { bytes in
      for (index, entry) in file.entries.enumerated()
      where !entry.traits.contains(.structuredValue) {
        let scan = TextScan(bytes, entry, in: file)
        guard scan.hasDirectionalControl || scan.hasPercent || hasPercentInKey(bytes, entry) else {
          continue
        }
        let before = list.count
        let key = file.key(of: entry)
        // A key declares the arguments of a source text only where both are formats: other keys
        // are names, whatever stands in them.
        let isFormat = source.traits[index].contains(.isFormat)
        let reference = isFormat ? SourceTable.reference(ofKey: key) : .none
        lint(entry, key: key, reference.ofSource, &linter, &list)
        if list.count > before { source.traits[index].insert(.isSuspect) }
      }
    }
  }

  /// Looks at what translators are told about the source texts.
  func lintComments(_ list: inout FindingList) {
    for entry in file.entries where !entry.traits.contains(.structuredValue) {
      let commented = CommentedEntry(
        key: file.key(of: entry), keyRange: entry.keyRange, comment: file.comment(of: entry),
        commentRange: entry.commentRange,
        usage: FormatUsage(CatalogText(file.value(of: entry))))
      for rule in list.rules.comment { rule.check(commented, &list) }
    }
  }

  /// Compares the texts with the source's.
  mutating func lint(
    against source: SourceTable?, _ linter: inout EntryLinter, _ list: inout FindingList
  ) {
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
        let scan = TextScan(bytes, entry, in: file)
        if let source, let match {
          let isSuspect =
            source.traits[match].contains(.isFormat)
            ? !scan.hasPercent || !isSame(entry, bytes, match, source) : scan.hasPercent
          guard isSuspect || scan.hasDirectionalControl else { continue }
          let reference = reference(of: entry, match, source)
          lint(entry, key: file.key(of: entry), reference, &linter, &list)
        } else if scan.hasPercent || scan.hasDirectionalControl || hasPercentInKey(bytes, entry) {
          let key = file.key(of: entry)
          let reference = source?.reference(of: key) ?? SourceTable.reference(ofKey: key)
          lint(entry, key: key, reference, &linter, &list)
        }
      }
    }
  }

  private func reference(
    of entry: StringsEntry, _ match: Int, _ source: SourceTable
  ) -> EntryLinter.Reference {
    // At run time the dictionary's text comes before that of the plain table.
    guard let dictionary = source.dictionary, dictionary[file.key(of: entry)] != nil else {
      return source.reference(ofEntry: match)
    }
    return source.reference(of: file.key(of: entry))
  }

  private func lint(
    _ entry: StringsEntry, key: String, _ reference: EntryLinter.Reference,
    _ linter: inout EntryLinter, _ list: inout FindingList
  ) {
    let text = CatalogText(file.value(of: entry), range: entry.valueRange)
    let localization = CatalogLocalization(locale: locale ?? "", value: .text(text))
    linter.lint(localization, key: key, locale: locale, reference: reference, &list)
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

  /// Whether the placeholders are spelled as the source's, in which nothing was found.
  private func isSame(
    _ entry: StringsEntry, _ bytes: UnsafeBufferPointer<UInt8>, _ match: Int,
    _ source: SourceTable
  ) -> Bool {
    guard let strings = source.strings, !source.traits[match].contains(.isSuspect) else {
      return false
    }
    let other = strings.entries[match]
    // A percent sign may hide behind an escape; the spelling does not show it then.
    if entry.traits.contains(.escapedValue), TextScan.hasNumericEscape(bytes, entry.valueRange) {
      return false
    }
    return strings.source.utf8.withUnsafeBufferPointer { theirs in
      if other.traits.contains(.escapedValue),
        TextScan.hasNumericEscape(theirs, other.valueRange)
      {
        return false
      }
      return PlaceholderSequence.isSame(bytes, entry.valueRange, theirs, other.valueRange)
    }
  }

  private func hasPercentInKey(_ bytes: UnsafeBufferPointer<UInt8>, _ entry: StringsEntry) -> Bool {
    bytes[entry.keyRange].contains(UInt8(ascii: "%"))
  }
}
