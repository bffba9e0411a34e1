/// The entries of a catalog, in order. No two have the same key. Keys are told apart by their
/// characters: two spellings of `é` are two keys, as they are to Foundation's dictionaries.
///
/// A `.strings` or an `.xliff` file that was just read gives its entries from their places in the
/// file: each is decoded when it is asked for, and asking twice decodes twice. Strings of their own
/// for every key, value and comment would take several times the space of the file. A change decodes
/// all of them.
public struct CatalogEntries: RandomAccessCollection, Sendable, Hashable,
  ExpressibleByArrayLiteral
{
  /// What stands in the file of a catalog that nobody changed; nil where the entries are decoded.
  private var spelled: (any SpelledEntries)?
  private var decoded: [CatalogEntry]
  /// The places of the decoded entries by their keys.
  private var indices: [LiteralKey: Int32]

  /// Makes a collection of entries. Of equal keys the last one counts, in the place of the first.
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

  /// Makes a collection of the entries in an array literal.
  public init(arrayLiteral elements: CatalogEntry...) {
    self.init(elements)
  }

  init(_ spelled: any SpelledEntries) {
    self.spelled = spelled
    decoded = []
    indices = [:]
  }

  /// The place of the first entry: 0.
  public var startIndex: Int { 0 }

  /// The place behind the last entry.
  public var endIndex: Int { spelled?.count ?? decoded.count }

  /// The entry at a place.
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

  /// The locale of which it is known, with nothing decoded, that every entry has one plain text in
  /// it and none in another, and that the runtime sees all of them.
  package var knownLocale: String? { spelled?.plainLocale }

  /// The place of a key.
  func place(of key: String) -> Int? {
    if let spelled { return spelled.place(of: key) }
    return indices[LiteralKey(key)].map { Int($0) }
  }

  /// Puts an entry, under whatever key it has, in the place of the one with a key; at the end where
  /// there is no such key.
  mutating func replace(_ key: String, with entry: CatalogEntry) {
    guard LiteralKey(key) != LiteralKey(entry.key), place(of: key) != nil else {
      append(entry)
      return
    }
    remove(entry.key)
    decode()
    guard let place = indices.removeValue(forKey: LiteralKey(key)) else { return }
    decoded[Int(place)] = entry
    indices[LiteralKey(entry.key)] = place
  }

  mutating func append(_ entry: CatalogEntry) {
    decode()
    if let place = indices[LiteralKey(entry.key)] {
      decoded[Int(place)] = entry
    } else {
      indices[LiteralKey(entry.key)] = Int32(clamping: decoded.count)
      decoded.append(entry)
    }
  }

  mutating func insert(_ entry: CatalogEntry, at place: Int) {
    decode()
    var place = Swift.min(Swift.max(place, 0), decoded.count)
    if let old = indices[LiteralKey(entry.key)] {
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
      indices[LiteralKey(entry.key)] = Int32(clamping: place)
    }
  }
}
