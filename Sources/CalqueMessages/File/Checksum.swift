/// A 64-bit checksum that runs at the speed of memory.
///
/// It has four lanes of multiplications by odd numbers. Every step is reversible, so a change of
/// one word always changes the result; other changes are missed once in 2^64. It protects from
/// accidents, not from attacks: the contents of a file are checked as well (see ``SectionCheck``).
enum Checksum {
  // The primes of xxHash (Yann Collet), which mix well.
  private static let first: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  /// - Parameter bytes: The bytes; their number is a multiple of eight, as a remainder would be
  ///   ignored.
  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var a = first
    var b = second
    var c = ~first
    var d = ~second
    var offset = 0
    guard let base = bytes.baseAddress else { return 0 }
    let end = bytes.count & ~7
    while offset + 32 <= end {
      a = step(a, base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      b = step(b, base.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
      c = step(c, base.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self))
      d = step(d, base.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self))
      offset += 32
    }
    var sum = UInt64(truncatingIfNeeded: bytes.count) &* second
    for lane in [a, b, c, d] { sum = step(sum, lane) }
    while offset < end {
      sum = step(sum, base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    return sum ^ (sum >> 29)
  }

  @inline(__always)
  private static func step(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let product = (lane ^ word) &* first
    return product << 31 | product >> 33
  }
}
