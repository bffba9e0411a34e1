import Diagnostics
import StringCatalogs

/// Finds the entries of a `.strings` file by their keys, over the spellings.
struct KeyIndex {
  private let file: StringsFile
  private var slots: [Int32]
  private let mask: Int
  /// The keys that are spelled with escapes, decoded.
  private var decoded: [Int: [UInt8]] = [:]

  /// An index of all entries that are texts; of equal keys the last one is found.
  init(_ file: StringsFile) {
    self.file = file
    var size = 16
    while size < file.entries.count * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    mask = size - 1
    file.source.utf8.withUnsafeBufferPointer { bytes in
      for (index, entry) in file.entries.enumerated()
      where !entry.traits.contains(.structuredValue) {
        if entry.traits.contains(.escapedKey) {
          let key = Array(file.key(of: entry).utf8)
          decoded[index] = key
          key.withUnsafeBufferPointer { insert(index, $0, bytes) }
        } else {
          insert(index, UnsafeBufferPointer(rebasing: bytes[entry.keyRange]), bytes)
        }
      }
    }
  }

  /// The entry of a key, which is tried at `hint` first: translations mostly keep the order.
  @inline(__always)
  func find(_ key: UnsafeBufferPointer<UInt8>, hint: Int) -> Int? {
    file.source.utf8.withUnsafeBufferPointer { bytes in
      if hint < file.entries.count, !file.entries[hint].traits.contains(.structuredValue),
        isEqual(hint, key, bytes)
      {
        return hint
      }
      var slot = Int(truncatingIfNeeded: Self.hash(key)) & mask
      while slots[slot] >= 0 {
        let index = Int(slots[slot])
        if isEqual(index, key, bytes) { return index }
        slot = (slot + 1) & mask
      }
      return nil
    }
  }

  private mutating func insert(
    _ index: Int, _ key: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    var slot = Int(truncatingIfNeeded: Self.hash(key)) & mask
    while slots[slot] >= 0, !isEqual(Int(slots[slot]), key, bytes) { slot = (slot + 1) & mask }
    slots[slot] = Int32(truncatingIfNeeded: index)
  }

  @inline(__always)
  private func isEqual(
    _ index: Int, _ key: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let entry = file.entries[index]
    if entry.traits.contains(.escapedKey) { return decoded[index]?.elementsEqual(key) ?? false }
    let range = entry.keyRange
    guard range.count == key.count else { return false }
    for offset in 0..<key.count where bytes[range.lowerBound + offset] != key[offset] {
      return false
    }
    return true
  }

  /// FNV-1a over eight bytes at a time, folded.
  private static func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(key)
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(truncatingIfNeeded: key.count)
    var index = 0
    while index + 8 <= raw.count {
      hash =
        (hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      index += 8
    }
    while index < raw.count {
      hash = (hash ^ UInt64(raw[index])) &* 0x100_0000_01B3
      index += 1
    }
    return hash ^ hash >> 29
  }
}
