import CalqueMessages
import Synchronization

/// Remembers which entries of which tables were already handled, for code that handles each entry
/// once. A query takes no lock and allocates nothing.
///
/// An entry that shares its slot with another one can be forgotten; it is then handled again.
///
/// The Sendable conformance is unchecked because the compiler does not know the target of a
/// pointer. The pointer leads to atomics, which exist from `init` to `deinit`.
final class SeenPlaces: @unchecked Sendable {
  private static let count = 256
  /// Zero means that the slot is free.
  private let slots: UnsafeMutablePointer<Atomic<UInt64>>

  init() {
    slots = .allocate(capacity: Self.count)
    for index in 0..<Self.count { (slots + index).initialize(to: Atomic(0)) }
  }

  deinit {
    slots.deinitialize(count: Self.count)
    slots.deallocate()
  }

  /// Marks an entry as handled. Returns whether it was not known to be handled before.
  ///
  /// - Parameter table: A table that outlives this object.
  func insert(_ index: Int, of table: MessageTable) -> Bool {
    // Objects are at multiples of 16 below 2⁴⁷, so 21 bits are left for the index.
    let address = UInt64(UInt(bitPattern: ObjectIdentifier(table)))
    guard address < 1 << 47, address & 15 == 0, index < 1 << 21 else { return true }
    let name = address << 17 | UInt64(index)
    let slot = Int(truncatingIfNeeded: (name &* 0x9E37_79B9_7F4A_7C15) >> 56)
    // Only new entries are written, so that tasks do not contend for the cache line.
    if slots[slot].load(ordering: .relaxed) == name { return false }
    slots[slot].store(name, ordering: .relaxed)
    return true
  }
}
