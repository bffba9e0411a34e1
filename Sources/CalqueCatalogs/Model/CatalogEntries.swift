/// The entries of a catalog, in order. No two have the same key. Keys are compared by their
/// characters: two spellings of `é` are two keys, as in Foundation's dictionaries.
///
/// A `.strings` or an `.xliff` file that was just read stores only the places of its entries: each
/// access decodes an entry, and a second access decodes it again. Separate strings for every key,
/// value and comment would take several times the space of the file. A change decodes all of them.
public struct CatalogEntries: RandomAccessCollection, Sendable, Hashable,
  ExpressibleByArrayLiteral
{
  /// The contents of the file of an unchanged catalog; nil if the entries are decoded.
  private var spelled: (any SpelledEntries)?
  private var decoded: [CatalogEntry]
  /// The positions of the decoded entries by their keys.
  private var indices: [ScalarKey: Int32]

  /// Creates a collection of entries. Of entries with equal keys the last is used, at the position
  /// of the first.
  public init(_ entries: [CatalogEntry]) {
    decoded = entries
    indices = [:]
    index(capacity: entries.count)
    guard indices.count < entries.count else { return }
    decoded = []
    decoded.reserveCapacity(indices.count)
    indices.removeAll(keepingCapacity: true)
    for entry in entries { append(entry) }
  }

  /// Creates a collection of the entries in an array literal.
  public init(arrayLiteral elements: CatalogEntry...) {
    self.init(elements)
  }

  init(_ spelled: any SpelledEntries) {
    self.spelled = spelled
    decoded = []
    indices = [:]
  }

  /// The position of the first entry: 0.
  public var startIndex: Int { 0 }

  /// The position after the last entry.
  public var endIndex: Int { spelled?.count ?? decoded.count }

  /// The entry at a position.
  public subscript(place: Int) -> CatalogEntry {
    if let spelled { return spelled[place] }
    return decoded[place]
  }

  /// Whether two collections have the same entries in the same order.
  public static func == (left: CatalogEntries, right: CatalogEntries) -> Bool {
    if let left = left.spelled, let right = right.spelled, left.isSameReading(as: right) {
      return true
    }
    return left.count == right.count && left.elementsEqual(right)
  }

  /// Feeds the entries to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for entry in self { hasher.combine(entry) }
  }

  /// A locale in which every entry is known, without decoding, to have one plain text, with no text
  /// in any other locale and every entry visible to the runtime.
  package var knownLocale: String? { spelled?.plainLocale }

  /// The position of a key.
  func place(of key: String) -> Int? {
    if let spelled { return spelled.place(of: key) }
    return indices[ScalarKey(key)].map { Int($0) }
  }

  /// Replaces the entry of a key with an entry that may have another key, or adds it at the end if
  /// there is no such key.
  mutating func replace(_ key: String, with entry: CatalogEntry) {
    guard ScalarKey(key) != ScalarKey(entry.key), place(of: key) != nil else {
      append(entry)
      return
    }
    remove(entry.key)
    decode()
    guard let place = indices.removeValue(forKey: ScalarKey(key)) else { return }
    decoded[Int(place)] = entry
    indices[ScalarKey(entry.key)] = place
  }

  mutating func append(_ entry: CatalogEntry) {
    decode()
    if let place = indices[ScalarKey(entry.key)] {
      decoded[Int(place)] = entry
    } else {
      indices[ScalarKey(entry.key)] = Int32(clamping: decoded.count)
      decoded.append(entry)
    }
  }

  mutating func insert(_ entry: CatalogEntry, at place: Int) {
    decode()
    var place = Swift.min(Swift.max(place, 0), decoded.count)
    if let old = indices[ScalarKey(entry.key)] {
      decoded.remove(at: Int(old))
      if old < place { place -= 1 }
    }
    decoded.insert(entry, at: place)
    index(capacity: decoded.count)
  }

  @discardableResult
  mutating func remove(_ key: String) -> CatalogEntry? {
    guard let place = place(of: key) else { return nil }
    decode()
    let entry = decoded.remove(at: place)
    index(capacity: decoded.count)
    return entry
  }

  mutating func removeAll(where isRemoved: (CatalogEntry) throws -> Bool) rethrows {
    decode()
    defer { index(capacity: decoded.count) }
    try decoded.removeAll(where: isRemoved)
  }

  private mutating func decode() {
    guard let spelled else { return }
    decoded = (0..<spelled.count).map { spelled[$0] }
    self.spelled = nil
    index(capacity: decoded.count)
  }

  private mutating func index(capacity: Int) {
    indices.removeAll(keepingCapacity: true)
    indices.reserveCapacity(capacity)
    for (place, entry) in decoded.enumerated() {
      indices[ScalarKey(entry.key)] = Int32(clamping: place)
    }
  }
}
