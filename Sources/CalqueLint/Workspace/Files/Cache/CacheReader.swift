/// Reads what a `CacheWriter` wrote. Throws on any other input, and never crashes.
struct CacheReader {
  /// The bytes are not those of a cache.
  struct Broken: Error {}

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Whether all was read.
  var isAtEnd: Bool { index == bytes.endIndex }

  mutating func byte() throws(Broken) -> UInt8 {
    guard index < bytes.endIndex else { throw Broken() }
    defer { index += 1 }
    return bytes[index]
  }

  mutating func word() throws(Broken) -> UInt64 {
    var result: UInt64 = 0
    for shift in stride(from: 0 as UInt64, to: 64, by: 7) {
      let byte = try byte()
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return result }
    }
    throw Broken()
  }

  mutating func integer() throws(Broken) -> Int { Int(truncatingIfNeeded: try word()) }

  /// Reads a count.
  mutating func count() throws(Broken) -> Int {
    let result = try integer()
    guard result >= 0 else { throw Broken() }
    return result
  }

  mutating func flag() throws(Broken) -> Bool { try byte() == 1 }

  mutating func part() throws(Broken) -> ArraySlice<UInt8> {
    let count = try count()
    guard count <= bytes.endIndex - index else { throw Broken() }
    defer { index += count }
    return bytes[index..<(index + count)]
  }

  mutating func text() throws(Broken) -> String { String(decoding: try part(), as: UTF8.self) }

  mutating func digest() throws(Broken) -> ContentDigest {
    ContentDigest(first: try half(), second: try half())
  }

  /// Reads a range in a file.
  mutating func range() throws(Broken) -> Range<Int> {
    let (start, length) = (try count(), try count())
    // Files are far smaller; the sum of these values does not overflow.
    guard start <= UInt32.max, length <= UInt32.max else { throw Broken() }
    return start..<(start + length)
  }

  private mutating func half() throws(Broken) -> UInt64 {
    var result: UInt64 = 0
    for shift in stride(from: 0 as UInt64, to: 64, by: 8) { result |= UInt64(try byte()) << shift }
    return result
  }

  /// Reads a count and as many items.
  mutating func all<Item>(
    _ each: (inout CacheReader) throws(Broken) -> Item
  ) throws(Broken) -> [Item] {
    let count = try count()
    var items: [Item] = []
    // Each takes at least a byte; the count of a broken file is not trusted before that.
    items.reserveCapacity(min(count, bytes.endIndex - index))
    for _ in 0..<count { items.append(try each(&self)) }
    return items
  }

  /// Reads an optional value.
  mutating func optional<Item>(
    _ each: (inout CacheReader) throws(Broken) -> Item
  ) throws(Broken) -> Item? {
    try flag() ? try each(&self) : nil
  }
}
