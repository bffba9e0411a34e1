/// A digest of some bytes in 128 bits: SipHash-2-4 with 128 bits of output and a key of zeros
/// (Aumasson and Bernstein, 2012; the longer output is that of the authors' reference).
///
/// It needs a page of code and no library, takes less time than reading a file, and differs for
/// different files except with a chance of one in 2¹²⁸ each. It is not a defence against someone
/// who makes two files alike on purpose; who can do that can write the cache itself.
struct ContentDigest: Hashable, Sendable {
  /// The first eight bytes, the lowest first.
  var first: UInt64
  /// The other eight.
  var second: UInt64

  init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }

  /// The digest of all of `bytes`.
  init(_ bytes: [UInt8], key: (UInt64, UInt64) = (0, 0)) {
    self = bytes.withUnsafeBytes { ContentDigest($0, key: key) }
  }

  /// The digest of all of `bytes`.
  init(_ bytes: UnsafeRawBufferPointer, key: (UInt64, UInt64) = (0, 0)) {
    var state = SipState(key)
    var index = 0
    while index + 8 <= bytes.count {
      state.take(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      index += 8
    }
    // The last word has the remaining bytes, and the length in its highest byte.
    var last = UInt64(UInt8(truncatingIfNeeded: bytes.count)) << 56
    for (place, byte) in bytes[index...].enumerated() {
      last |= UInt64(byte) << (8 * UInt64(place))
    }
    state.take(last)
    first = state.firstHalf()
    second = state.secondHalf()
  }
}

/// The state of SipHash.
private struct SipState {
  private var v0: UInt64
  private var v1: UInt64
  private var v2: UInt64
  private var v3: UInt64

  init(_ key: (UInt64, UInt64)) {
    // "somepseudorandomlygeneratedbytes".
    v0 = key.0 ^ 0x736F_6D65_7073_6575
    v1 = key.1 ^ 0x646F_7261_6E64_6F6D ^ 0xEE
    v2 = key.0 ^ 0x6C79_6765_6E65_7261
    v3 = key.1 ^ 0x7465_6462_7974_6573
  }

  @inline(__always)
  mutating func take(_ word: UInt64) {
    v3 ^= word
    round()
    round()
    v0 ^= word
  }

  /// The first half of the digest, after all words.
  mutating func firstHalf() -> UInt64 {
    v2 ^= 0xEE
    return finish()
  }

  /// The second half, after the first.
  mutating func secondHalf() -> UInt64 {
    v1 ^= 0xDD
    return finish()
  }

  private mutating func finish() -> UInt64 {
    for _ in 0..<4 { round() }
    return v0 ^ v1 ^ v2 ^ v3
  }

  @inline(__always)
  private mutating func round() {
    v0 &+= v1
    v1 = Self.rotated(v1, 13) ^ v0
    v0 = Self.rotated(v0, 32)
    v2 &+= v3
    v3 = Self.rotated(v3, 16) ^ v2
    v0 &+= v3
    v3 = Self.rotated(v3, 21) ^ v0
    v2 &+= v1
    v1 = Self.rotated(v1, 17) ^ v2
    v2 = Self.rotated(v2, 32)
  }

  @inline(__always)
  private static func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 {
    word &<< count | word &>> (64 - count)
  }
}
