/// The texts of sources, by which they may name keys: whole literals, identifiers, and the
/// beginnings and endings of texts that are put together.
struct KeyWords: Sendable {
  /// Literals and identifiers.
  private var whole: Set<UInt64> = []
  /// What texts that are put together begin with.
  private var beginnings: Set<UInt64> = []
  /// What they end with, read backwards.
  private var endings: Set<UInt64> = []
  /// Names of members without the case of their letters, as tools make them of keys.
  private var symbols: Set<UInt64> = []

  /// Adds a literal or an identifier.
  mutating func add(_ text: some Sequence<UInt8>) { whole.insert(Self.hash(text)) }

  /// Adds what a text begins with, unless too many do.
  mutating func add(beginning text: ArraySlice<UInt8>) {
    if Self.isTelling(text) { beginnings.insert(Self.hash(text)) }
  }

  /// Adds what a text ends with, unless too many do.
  mutating func add(ending text: ArraySlice<UInt8>) {
    if Self.isTelling(text) { endings.insert(Self.hash(text.reversed())) }
  }

  /// Adds the name of a member, with the names of the types around it.
  mutating func add(symbol name: UnsafeBufferPointer<UInt8>.SubSequence) {
    symbols.insert(Self.symbol(name).hash)
  }

  /// Adds all of another scan.
  mutating func add(_ other: KeyWords) {
    whole.formUnion(other.whole)
    beginnings.formUnion(other.beginnings)
    endings.formUnion(other.endings)
    symbols.formUnion(other.symbols)
  }

  /// Whether a source may name a key.
  func mayName(_ key: String) -> Bool {
    let bytes = Array(key.utf8)
    // What is mostly placeholders and marks may be made in many ways.
    guard Self.isTelling(bytes[...]) else { return true }
    if whole.contains(Self.hash(bytes)) { return true }
    let symbol = Self.symbol(bytes)
    if symbol.count >= Self.fewest, symbols.contains(symbol.hash) { return true }
    return Self.contains(beginnings, partOf: bytes)
      || Self.contains(endings, partOf: bytes.reversed())
  }

  private static func contains(_ parts: Set<UInt64>, partOf text: some Sequence<UInt8>) -> Bool {
    if parts.isEmpty { return false }
    var hash = start
    for byte in text {
      hash = (hash ^ UInt64(byte)) &* prime
      if parts.contains(hash) { return true }
    }
    return false
  }

  /// The fewest letters of a part that tells keys apart.
  private static let fewest = 3

  private static func isTelling(_ text: ArraySlice<UInt8>) -> Bool {
    var letters = 0
    for byte in text where isLetter(byte) {
      letters += 1
      if letters == fewest { return true }
    }
    return false
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
  }

  // FNV-1a of 64 bits.
  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01B3

  private static func hash(_ text: some Sequence<UInt8>) -> UInt64 {
    text.reduce(start) { ($0 ^ UInt64($1)) &* prime }
  }

  /// The letters and digits of a name, without their case.
  private static func symbol(_ name: some Sequence<UInt8>) -> (hash: UInt64, count: Int) {
    var (hash, count) = (start, 0)
    for byte in name {
      let isDigit = byte >= 0x30 && byte <= 0x39
      guard isDigit || isLetter(byte) else { continue }
      hash = (hash ^ UInt64(isDigit || byte >= 0x80 ? byte : byte | 0x20)) &* prime
      count += 1
    }
    return (hash, count)
  }
}
