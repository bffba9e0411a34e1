/// Finds keys, and duplicate keys, by their spellings.
///
/// It is an open-addressed table of indices. Most keys take one probe, and keys without escapes
/// need no allocation.
struct KeyTable: Sendable {
  private var slots: [Int32]
  private var hashes: [UInt32]
  private let mask: Int

  /// Creates a table for a number of keys.
  init(count: Int) {
    var size = 16
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    hashes = Array(repeating: 0, count: size)
    mask = size - 1
  }

  /// Enters a key. Returns the index under which an equal one was last entered, if any; the new one
  /// replaces it.
  @inline(__always)
  mutating func insert(
    _ index: Int, hash: UInt64, isEqual: (_ other: Int) -> Bool
  ) -> Int? {
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let other = Int(slots[slot])
      if hashes[slot] == tag, isEqual(other) {
        slots[slot] = Int32(truncatingIfNeeded: index)
        return other
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(truncatingIfNeeded: index)
    hashes[slot] = tag
    return nil
  }

  /// The index under which an equal key was last entered, if any.
  @inline(__always)
  func find(hash: UInt64, isEqual: (_ other: Int) -> Bool) -> Int? {
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let other = Int(slots[slot])
      if hashes[slot] == tag, isEqual(other) { return other }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Mixes eight bytes at a time. Not suitable for hostile input: a thousand keys with the same
  /// hash take a thousand probes, but no more.
  @inline(__always)
  static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index + 8 <= bytes.count {
      hash = mix(hash ^ bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var tail: UInt64 = 0
    while index < bytes.count {
      tail = tail << 8 | UInt64(bytes[index])
      index += 1
    }
    return mix(hash ^ tail)
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }

  @inline(__always)
  static func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    guard left.count == right.count else { return false }
    var index = 0
    while index + 8 <= left.count {
      if left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        != right.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      {
        return false
      }
      index += 8
    }
    while index < left.count {
      if left[index] != right[index] { return false }
      index += 1
    }
    return true
  }
}
