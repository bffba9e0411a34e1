/// Finds bytes eight at a time.
enum ByteScan {
  static let ones: UInt64 = 0x0101_0101_0101_0101
  static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Marks the high bit of every byte of `word` that is zero. Exact up to the first one, which is
  /// all that a search from the low end asks for.
  @inline(__always)
  static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highs }

  /// The offset of the first `byte` at or after `start`.
  @inline(__always)
  static func first(
    _ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    let pattern = UInt64(byte) &* ones
    var index = start
    while index + 8 <= raw.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let found = zeros(word ^ pattern)
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < raw.count {
      if raw[index] == byte { return index }
      index += 1
    }
    return nil
  }
}
