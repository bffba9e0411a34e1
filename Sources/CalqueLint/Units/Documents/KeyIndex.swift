import CalqueCatalogs
import CalqueDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds the entries of a `.strings` file by their keys, using the raw text.
struct KeyIndex {
  private let file: StringsFile
  private let slots: [Int32]
  private let mask: Int
  /// The keys that are written with escapes, decoded.
  private let decoded: [Int: [UInt8]]
  /// The entries that other ones with the same key follow.
  private let hidden: Set<Int32>

  /// An index of all entries that are texts; if keys are equal, the last one is found.
  init(_ file: StringsFile) {
    self.file = file
    var size = 16
    while size < file.entries.count * 2 { size *= 2 }
    let mask = size - 1
    var slots = [Int32](repeating: -1, count: size)
    var hidden: Set<Int32> = []
    let decoded = Self.decodedKeys(of: file)
    // As buffers: an array would be retained and released for each entry.
    file.entries.withUnsafeBufferPointer { entries in
      file.source.utf8.withUnsafeBufferPointer { bytes in
        slots.withUnsafeMutableBufferPointer { slots in
          for index in entries.indices {
            let traits = entries[index].traits
            if traits.contains(.structuredValue) { continue }
            if traits.contains(.escapedKey) {
              decoded[index]?.withUnsafeBufferPointer {
                Self.insert(index, $0, into: slots, mask, &hidden, entries, decoded, bytes)
              }
            } else {
              let key = UnsafeBufferPointer(rebasing: bytes[entries[index].keyRange])
              Self.insert(index, key, into: slots, mask, &hidden, entries, decoded, bytes)
            }
          }
        }
      }
    }
    self.slots = slots
    self.mask = mask
    self.decoded = decoded
    self.hidden = hidden
  }

  private static func decodedKeys(of file: StringsFile) -> [Int: [UInt8]] {
    var decoded: [Int: [UInt8]] = [:]
    for (index, entry) in file.entries.enumerated()
    where entry.traits.contains(.escapedKey) && !entry.traits.contains(.structuredValue) {
      decoded[index] = Array(file.key(of: entry).utf8)
    }
    return decoded
  }

  /// Returns the entry of a key; `hint` is tried first, since translations mostly keep the order.
  @inline(__always)
  func find(_ key: UnsafeBufferPointer<UInt8>, hint: Int) -> Int? {
    file.entries.withUnsafeBufferPointer { entries in
      file.source.utf8.withUnsafeBufferPointer { bytes in
        if hint < entries.count, !entries[hint].traits.contains(.structuredValue),
          Self.isEqual(hint, key, entries, decoded, bytes)
        {
          return hint
        }
        var slot = Int(truncatingIfNeeded: Self.hash(key)) & mask
        while slots[slot] >= 0 {
          let index = Int(slots[slot])
          if Self.isEqual(index, key, entries, decoded, bytes) { return index }
          slot = (slot + 1) & mask
        }
        return nil
      }
    }
  }

  /// Visits the entries that are found by their keys, in the order of the file: if keys are equal,
  /// the last one.
  func forEachEntry(_ visit: (Int) -> Void) {
    let entries = file.entries
    for index in entries.indices where !entries[index].traits.contains(.structuredValue) {
      if hidden.isEmpty || !hidden.contains(Int32(truncatingIfNeeded: index)) { visit(index) }
    }
  }

  @inline(__always)
  private static func insert(
    _ index: Int, _ key: UnsafeBufferPointer<UInt8>, into slots: UnsafeMutableBufferPointer<Int32>,
    _ mask: Int, _ hidden: inout Set<Int32>, _ entries: UnsafeBufferPointer<StringsEntry>,
    _ decoded: [Int: [UInt8]], _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    var slot = Int(truncatingIfNeeded: hash(key)) & mask
    while slots[slot] >= 0, !isEqual(Int(slots[slot]), key, entries, decoded, bytes) {
      slot = (slot + 1) & mask
    }
    if slots[slot] >= 0 { hidden.insert(slots[slot]) }
    slots[slot] = Int32(truncatingIfNeeded: index)
  }

  @inline(__always)
  private static func isEqual(
    _ index: Int, _ key: UnsafeBufferPointer<UInt8>,
    _ entries: UnsafeBufferPointer<StringsEntry>,
    _ decoded: [Int: [UInt8]], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if entries[index].traits.contains(.escapedKey) {
      return decoded[index]?.elementsEqual(key) ?? false
    }
    let range = entries[index].keyRange
    guard range.count == key.count else { return false }
    return key.isEmpty
      || memcmp(
        bytes.baseAddress.unsafelyUnwrapped + range.lowerBound,
        key.baseAddress.unsafelyUnwrapped, key.count) == 0
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
