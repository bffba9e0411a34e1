/// A set of ASCII characters.
struct ASCIISet: Sendable, Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The control characters U+0000 to U+001F.
  static let controls: ASCIISet = {
    var set = ASCIISet("")
    set.low = (1 << 0x20) - 1
    return set
  }()

  init(_ characters: StaticString) {
    characters.withUTF8Buffer { bytes in
      for byte in bytes { insert(byte) }
    }
  }

  /// Whether the set contains a byte of UTF-8.
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    if byte < 64 { return low >> UInt64(byte) & 1 != 0 }
    return byte < 128 && high >> UInt64(byte & 63) & 1 != 0
  }

  func union(_ other: ASCIISet) -> ASCIISet {
    var set = self
    set.low |= other.low
    set.high |= other.high
    return set
  }

  func subtracting(_ other: ASCIISet) -> ASCIISet {
    var set = self
    set.low &= ~other.low
    set.high &= ~other.high
    return set
  }

  private mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
  }
}
