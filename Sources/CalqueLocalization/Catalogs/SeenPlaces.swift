import CalqueMessages
import Synchronization

/// Remembers which entries of which tables were dealt with, for who would deal with each only once:
/// asking takes no lock and allocates nothing.
///
/// An entry that shares its slot with another one can be forgotten; it is dealt with again.
///
/// Sendable without a check of the compiler, which does not know where a pointer leads: to atomics,
/// which are there from `init` to the end.
final class SeenPlaces: @unchecked Sendable {
  private static let count = 256
  /// Zero: the slot is free.
  private let slots: UnsafeMutablePointer<Atomic<UInt64>>

  init() {
    slots = .allocate(capacity: Self.count)
    for index in 0..<Self.count { (slots + index).initialize(to: Atomic(0)) }
  }

  deinit {
    slots.deinitialize(count: Self.count)
    slots.deallocate()
  }

  /// Whether the entry is not known to be dealt with; from now on it is.
  ///
  /// - Parameter table: Outlives this.
  func insert(_ index: Int, of table: MessageTable) -> Bool {
    // Objects stand at multiples of 16 below 2⁴⁷, so 21 bits are left for the index.
    let address = UInt64(UInt(bitPattern: ObjectIdentifier(table)))
    guard address < 1 << 47, address & 15 == 0, index < 1 << 21 else { return true }
    let name = address << 17 | UInt64(index)
    let slot = Int(truncatingIfNeeded: (name &* 0x9E37_79B9_7F4A_7C15) >> 56)
    // Only what is new is written, so that tasks do not take the memory from one another.
    if slots[slot].load(ordering: .relaxed) == name { return false }
    slots[slot].store(name, ordering: .relaxed)
    return true
  }
}
