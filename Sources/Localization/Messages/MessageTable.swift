import Diagnostics
import ICU

/// The compiled messages of one table in one language, found by the bytes of their keys.
///
/// Immutable once made, so any task may read it without a lock.
final class MessageTable: Sendable {
  struct Entry: Sendable {
    var keyStart: UInt32
    var keyCount: UInt32
    /// The first step of the message for a key with values.
    var format: UInt32
    /// The first step of the message for a plain key, whose texts are shown as they stand.
    var verbatim: UInt32
    /// The index of the text, if the entry is a single text. Negative: it is not.
    var text: Int32
    /// The index of the file that the entry comes from, and its offset there. Negative: no file.
    var source: Int32
    var offset: UInt32
  }

  struct Slot: Sendable {
    /// A part of the key's hash that the index of the slot does not hold.
    var tag: UInt32
    /// One more than the index of the entry. Zero: the slot is free.
    var entry: UInt32
    /// Where the key stands, so that an entry is touched only when it is the right one.
    var keyStart: UInt32
    var keyCount: UInt32
  }

  let localization: String
  let name: String
  let program: MessageProgram
  let rules: PluralRules
  private let entries: [Entry]
  private let slots: [Slot]
  private let mask: Int
  private let sources: [SourceText]

  init(
    localization: String, name: String, program: MessageProgram, entries: [Entry],
    sources: [SourceText]
  ) {
    self.localization = localization
    self.name = name
    self.program = program
    self.entries = entries
    self.sources = sources
    rules = PluralRules(locale: localization)
    var capacity = 8
    while capacity < 2 * entries.count { capacity *= 2 }
    mask = capacity - 1
    slots = Self.slots(of: entries, pool: program.pool, capacity: capacity)
  }

  /// The index of a key's entry; negative without one.
  @inline(__always)
  func find(_ key: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
    slots.withUnsafeBufferPointer { slots in
      var index = Int(truncatingIfNeeded: hash) & mask
      let tag = UInt32(truncatingIfNeeded: hash >> 32)
      while true {
        let slot = slots[index]
        if slot.entry == 0 { return -1 }
        if slot.tag == tag, matches(slot, key) { return Int(slot.entry) - 1 }
        index = (index + 1) & mask
      }
    }
  }

  @inline(__always)
  func entry(_ index: Int) -> Entry { entries[index] }

  /// Where an entry stands, as `path:line:column`.
  func place(of index: Int) -> String? {
    let entry = entries[index]
    guard entry.source >= 0 else { return nil }
    let source = sources[Int(entry.source)]
    return "\(source.path):\(source.position(at: Int(entry.offset)))"
  }

  @inline(__always)
  private func matches(_ slot: Slot, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    guard Int(slot.keyCount) == key.count else { return false }
    return program.pool.withUnsafeBufferPointer { pool in
      Self.areEqual(pool, at: Int(slot.keyStart), key)
    }
  }

  @inline(__always)
  private static func areEqual(
    _ pool: UnsafeBufferPointer<UInt8>, at start: Int, _ key: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let pool = pool.baseAddress, let other = key.baseAddress else { return key.isEmpty }
    let first = UnsafeRawPointer(pool + start)
    let second = UnsafeRawPointer(other)
    var offset = 0
    while offset + 8 <= key.count {
      if first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset += 8
    }
    while offset < key.count {
      if pool[start + offset] != other[offset] { return false }
      offset += 1
    }
    return true
  }

  private static func slots(of entries: [Entry], pool: [UInt8], capacity: Int) -> [Slot] {
    var slots = Array(repeating: Slot(tag: 0, entry: 0, keyStart: 0, keyCount: 0), count: capacity)
    pool.withUnsafeBufferPointer { pool in
      for (number, entry) in entries.enumerated() {
        let hash: UInt64
        if let base = pool.baseAddress {
          hash = KeyHash.hash(base + Int(entry.keyStart), count: Int(entry.keyCount))
        } else {
          hash = 0
        }
        var index = Int(truncatingIfNeeded: hash) & (capacity - 1)
        while slots[index].entry != 0 { index = (index + 1) & (capacity - 1) }
        slots[index] = Slot(
          tag: UInt32(truncatingIfNeeded: hash >> 32), entry: UInt32(number + 1),
          keyStart: entry.keyStart, keyCount: entry.keyCount)
      }
    }
    return slots
  }
}
