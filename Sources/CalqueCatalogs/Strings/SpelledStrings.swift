import CalqueDiagnostics

/// The entries of a `.strings` file, stored as places in its text.
///
/// It is a class, so that the catalog and its copies share one reference.
final class SpelledStrings: SpelledEntries {
  /// The language of the file.
  private let locale: String
  /// The locale, if the runtime reads all of the entries.
  let plainLocale: String?
  /// Whether the runtime refuses the file.
  private let isRefused: Bool
  /// The file, reduced to the entries that are texts, one for each key.
  private let file: StringsFile
  /// The positions of keys, by their decoded text.
  private let table: KeyTable

  /// Of entries with equal keys the last is used, at the position of the first. An entry that the
  /// runtime never reaches does not replace one that it reads.
  init(_ file: StringsFile, locale: String) {
    var entries: [StringsEntry] = []
    entries.reserveCapacity(file.entries.count)
    var table = KeyTable(count: file.entries.count)
    isRefused = !file.isUnderstood
    var isWhole = !isRefused
    for entry in file.entries where !entry.traits.contains(.structuredValue) {
      let isReachable = !entry.traits.contains(.unreachable)
      if !isReachable { isWhole = false }
      let key = ScalarKey(file.key(of: entry))
      let hash = Self.hash(key)
      if let place = table.find(
        hash: hash, isEqual: { ScalarKey(file.key(of: entries[$0])) == key })
      {
        if isReachable || isRefused || entries[place].traits.contains(.unreachable) {
          entries[place] = entry
        }
      } else {
        _ = table.insert(entries.count, hash: hash) { _ in false }
        entries.append(entry)
      }
    }
    self.locale = locale
    plainLocale = isWhole ? locale : nil
    self.file = StringsFile(file, entries: entries)
    self.table = table
  }

  var count: Int { file.entries.count }

  /// Decodes the entry at a position.
  subscript(place: Int) -> CatalogEntry {
    let entry = file.entries[place]
    let value = CatalogText(file.value(of: entry), range: entry.valueRange)
    return CatalogEntry(
      key: file.key(of: entry), keyRange: entry.keyRange, range: entry.range,
      comment: file.comment(of: entry), commentRange: entry.commentRange,
      isReachable: !isRefused && !entry.traits.contains(.unreachable),
      localizations: [CatalogLocalization(locale: locale, value: .text(value))])
  }

  /// The position of a key.
  func place(of key: String) -> Int? {
    let key = ScalarKey(key)
    return table.find(hash: Self.hash(key)) { ScalarKey(file.key(of: file.entries[$0])) == key }
  }

  /// Whether both have the same text and the same language, and therefore the same entries.
  func isSameReading(as other: any SpelledEntries) -> Bool {
    guard let other = other as? SpelledStrings else { return false }
    return locale == other.locale && file.entries == other.file.entries
      && file.source.utf8 == other.file.source.utf8
  }

  /// The hash of the decoded key, because a key can be spelled with and without escapes.
  private static func hash(_ key: ScalarKey) -> UInt64 {
    UInt64(bitPattern: Int64(key.hashValue))
  }
}
