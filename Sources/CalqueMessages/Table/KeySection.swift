/// The keys of a table, found by their bytes: a hash table with linear probing.
public struct KeySection {
  /// A slot of the hash table. Stored with this layout: 16 bytes without padding.
  public struct Slot: Sendable, BitwiseCopyable {
    /// The part of the key's hash that the index of the slot does not contain.
    @usableFromInline package var tag: UInt32 = 0
    /// The index of the entry plus one. Zero means that the slot is free.
    @usableFromInline package var entry: UInt32 = 0
    /// The start of the key in the pool.
    @usableFromInline package var start: UInt32 = 0
    @usableFromInline package var count: UInt32 = 0
  }

  package let keyCount: Int
  /// The slots; their number is a power of two, and at least one is free.
  @usableFromInline package let slots: Records<Slot>
  @usableFromInline package let pool: Records<UInt8>
  @usableFromInline let mask: Int

  /// Reads the section in some bytes. Returns nil if its parts do not fit into them.
  init?(_ bytes: UnsafeRawBufferPointer) {
    var reader = RecordReader(bytes)
    guard let counts = reader.counts(), let slots = reader.records(counts[0], of: Slot.self),
      let pool = reader.records(counts[2], of: UInt8.self), reader.isAtEnd,
      slots.count > 0, slots.count & (slots.count - 1) == 0, Int(counts[1]) < slots.count
    else { return nil }
    keyCount = Int(counts[1])
    self.slots = slots
    self.pool = pool
    mask = slots.count - 1
  }

  /// Returns the index of a key's entry; negative if there is none.
  @inlinable @inline(__always)
  public func find(_ key: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
    var index = Int(truncatingIfNeeded: hash) & mask
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    while true {
      let slot = slots[index]
      if slot.entry == 0 { return -1 }
      if slot.tag == tag, matches(slot, key) { return Int(slot.entry) - 1 }
      index = (index + 1) & mask
    }
  }

  @inlinable @inline(__always)
  func matches(_ slot: Slot, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    guard Int(slot.count) == key.count else { return false }
    guard let other = key.baseAddress else { return true }
    let first = UnsafeRawPointer(pool.base + Int(slot.start))
    let second = UnsafeRawPointer(other)
    if key.count >= 8 {
      var offset = 0
      while offset + 8 < key.count {
        if first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          != second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        {
          return false
        }
        offset += 8
      }
      // The last word overlaps the one before it, so that no single bytes are compared.
      return first.loadUnaligned(fromByteOffset: key.count - 8, as: UInt64.self)
        == second.loadUnaligned(fromByteOffset: key.count - 8, as: UInt64.self)
    }
    for offset in 0..<key.count
    where first.load(fromByteOffset: offset, as: UInt8.self) != other[offset] {
      return false
    }
    return true
  }

  /// Returns the bytes of a section with these keys, which are all different.
  static func bytes(of keys: [String]) -> [UInt8] {
    // At most two thirds full, so that a search examines two slots on average.
    var capacity = 8
    while 2 * capacity < 3 * keys.count { capacity *= 2 }
    var slots = Array(repeating: Slot(), count: capacity)
    var pool: [UInt8] = []
    for (number, key) in keys.enumerated() {
      let bytes = Array(key.utf8)
      let hash = bytes.withUnsafeBufferPointer { KeyHash.hash($0) }
      var index = Int(truncatingIfNeeded: hash) & (capacity - 1)
      while slots[index].entry != 0 { index = (index + 1) & (capacity - 1) }
      slots[index] = Slot(
        tag: UInt32(truncatingIfNeeded: hash >> 32), entry: UInt32(clamping: number + 1),
        start: UInt32(clamping: pool.count), count: UInt32(clamping: bytes.count))
      pool += bytes
    }
    var writer = SectionWriter()
    writer.append(counts: [slots.count, keys.count, pool.count])
    writer.append(slots)
    writer.append(pool)
    return writer.finish()
  }
}
