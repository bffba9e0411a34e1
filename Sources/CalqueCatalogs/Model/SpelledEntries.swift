/// The entries of a file that was just read, as places in its text: each is decoded when it is
/// asked for.
protocol SpelledEntries: AnyObject, Sendable {
  /// How many entries there are.
  var count: Int { get }
  /// Decodes the entry at a place.
  subscript(place: Int) -> CatalogEntry { get }
  /// The place of a key.
  func place(of key: String) -> Int?
  /// Whether it is known, with nothing decoded, that both have the same entries.
  func isSameReading(as other: any SpelledEntries) -> Bool
  /// The locale of which it is known, with nothing decoded, that every entry has one plain text in
  /// it and none in another, and that the runtime sees all of them.
  var plainLocale: String? { get }
}

extension SpelledEntries {
  /// The places of all entries.
  var indices: Range<Int> { 0..<count }
}
