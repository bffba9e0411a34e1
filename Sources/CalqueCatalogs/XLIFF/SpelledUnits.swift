import CalqueDiagnostics

/// The entries of a `<file>`, stored as the places of its units.
///
/// It is a class, so that the catalog and its copies share one reference.
final class SpelledUnits: SpelledEntries {
  /// The units of one key.
  private struct Group {
    /// The first and the last of the units.
    var first: Int32
    var last: Int32
    /// The place of the key in the decoded first id.
    var keyStart: UInt32
    var keyEnd: UInt32
  }

  /// The positions of the units of a group.
  private struct GroupUnits: Sequence, IteratorProtocol {
    var place: Int32
    let following: [Int32]

    mutating func next() -> Int? {
      guard place >= 0 else { return nil }
      defer { place = following.isEmpty ? -1 : following[Int(place)] }
      return Int(place)
    }
  }

  private let folding: XLIFFFolding
  private let groups: [Group]
  /// The position of the next unit with the same key, -1 after the last; empty if every key has one
  /// unit.
  private let following: [Int32]
  private let table: KeyTable
  /// The problems between units with the same key.
  let problems: [CatalogProblem]

  init(_ file: XLIFFDocument.File, _ text: SourceText) {
    folding = XLIFFFolding(file, text)
    let units = file.units
    var groups: [Group] = []
    groups.reserveCapacity(units.count)
    var following: [Int32] = []
    var table = KeyTable(count: units.count)
    var isCheckNeeded = false
    for index in units.indices {
      let key = Self.key(units, index)
      let bytes = units.texts.bytes(units.places[index].id.content)
      let hash = Self.hash(bytes[(bytes.startIndex + key.lowerBound)...].prefix(key.count))
      let place = table.find(hash: hash) { other in
        Self.keyBytes(units, groups[other]).elementsEqual(
          bytes[(bytes.startIndex + key.lowerBound)...].prefix(key.count))
      }
      guard let place else {
        _ = table.insert(groups.count, hash: hash) { _ in false }
        groups.append(
          Group(
            first: Int32(clamping: index), last: Int32(clamping: index),
            keyStart: UInt32(clamping: key.lowerBound), keyEnd: UInt32(clamping: key.upperBound)))
        continue
      }
      if following.isEmpty { following = Array(repeating: -1, count: units.count) }
      following[Int(groups[place].last)] = Int32(clamping: index)
      groups[place].last = Int32(clamping: index)
      isCheckNeeded = true
    }
    self.groups = groups.withUnsafeBufferPointer { Array($0) }
    self.following = following
    self.table = table
    var problems: [CatalogProblem] = []
    if isCheckNeeded {
      for group in groups where group.first != group.last {
        problems += folding.fold(GroupUnits(place: group.first, following: following)).problems
      }
    }
    self.problems = problems
  }

  var count: Int { groups.count }
  var plainLocale: String? { nil }

  subscript(place: Int) -> CatalogEntry {
    folding.fold(GroupUnits(place: groups[place].first, following: following)).entry
  }

  func place(of key: String) -> Int? {
    let key = Array(key.utf8)[...]
    return table.find(hash: Self.hash(key)) {
      Self.keyBytes(folding.units, groups[$0]).elementsEqual(key)
    }
  }

  /// Whether both are the same reading of a file. Two separate readings are compared entry by
  /// entry.
  func isSameReading(as other: any SpelledEntries) -> Bool { self === other }

  /// All entries, in file order.
  var entries: CatalogEntries {
    // Keys are compared by their bytes here.
    folding.units.texts.isWellFormed
      ? CatalogEntries(self) : CatalogEntries(indices.map { self[$0] })
  }

  // MARK: Keys

  /// The place of the key in a decoded id. Most ids are keys, and do not need to be decoded.
  private static func key(_ units: XLIFFUnits, _ index: Int) -> Range<Int> {
    let content = units.places[index].id.content
    let bytes = units.texts.bytes(content)
    guard bytes.contains(where: XLIFFPath.isMark) else { return 0..<bytes.count }
    let path = XLIFFPath(id: units.texts.string(content))
    let start = path.style == .dictionary ? 1 : 0
    return start..<min(start + path.key.utf8.count, bytes.count)
  }

  private static func keyBytes(_ units: XLIFFUnits, _ group: Group) -> ArraySlice<UInt8> {
    let bytes = units.texts.bytes(units.places[Int(group.first)].id.content)
    return bytes[(bytes.startIndex + Int(group.keyStart))...]
      .prefix(Int(group.keyEnd) - Int(group.keyStart))
  }

  private static func hash(_ key: ArraySlice<UInt8>) -> UInt64 {
    var hasher = Hasher()
    key.withUnsafeBytes { hasher.combine(bytes: $0) }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}
