/// The entries of a file that was just read, as places in its text. Each access decodes an entry.
protocol SpelledEntries: AnyObject, Sendable {
  /// How many entries there are.
  var count: Int { get }
  /// Decodes the entry at a position.
  subscript(place: Int) -> CatalogEntry { get }
  /// The position of a key.
  func place(of key: String) -> Int?
  /// Whether both are known, without decoding, to have the same entries.
  func isSameReading(as other: any SpelledEntries) -> Bool
  /// A locale in which every entry is known, without decoding, to have one plain text, with no text
  /// in any other locale and every entry visible to the runtime.
  var plainLocale: String? { get }
}

extension SpelledEntries {
  /// The positions of all entries.
  var indices: Range<Int> { 0..<count }
}
