/// Writes the binary form of a cache: numbers in seven bits per byte, the lowest first, and texts
/// after their length.
struct CacheWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: Int) { write(UInt64(bitPattern: Int64(number))) }

  mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ part: some Collection<UInt8>) {
    write(part.count)
    bytes.append(contentsOf: part)
  }

  mutating func write(_ digest: ContentDigest) {
    for half in [digest.first, digest.second] {
      withUnsafeBytes(of: half.littleEndian) { bytes.append(contentsOf: $0) }
    }
  }

  mutating func write(_ range: Range<Int>) {
    write(range.lowerBound)
    write(range.count)
  }

  /// Writes the number of items, and each item.
  mutating func write<Items: Collection>(
    all items: Items, _ each: (inout CacheWriter, Items.Element) -> Void
  ) {
    write(items.count)
    for item in items { each(&self, item) }
  }

  /// Writes whether there is a value, and the value.
  mutating func write<Item>(_ item: Item?, _ each: (inout CacheWriter, Item) -> Void) {
    write(item != nil)
    if let item { each(&self, item) }
  }
}
