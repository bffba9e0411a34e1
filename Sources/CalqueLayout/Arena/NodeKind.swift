import Synchronization

/// A kind of node: a place in the table of behaviors.
package struct NodeKind: Hashable, BitwiseCopyable, Sendable {
  let index: UInt8

  /// Adds a kind to the table. A kind does it once, in a static constant.
  package init(_ behavior: any NodeBehavior.Type) {
    index = BehaviorTable.add(behavior)
  }

  /// What a node of this kind is called in the description of a layout.
  package var name: String { BehaviorTable.entries[Int(index)].name }
}

/// The behaviors of all kinds of nodes. A kind enters when its `kind` is first read, at the latest
/// when its first node is made.
enum BehaviorTable {
  /// What the arena asks so often that it is kept beside the behavior.
  struct Entry {
    let behavior: any NodeBehavior.Type
    let name: String
    let flags: NodeFlags
    let shape: NodeShape
  }

  /// How many kinds there can be: a kind is one byte of a node.
  static let capacity = 256

  /// An entry is written once, in front of the first node that has its index; nodes travel between
  /// threads only by means that order memory, so that readers see what was written.
  nonisolated(unsafe) static let entries = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)

  private static let count = Mutex(0)

  fileprivate static func add(_ behavior: any NodeBehavior.Type) -> UInt8 {
    count.withLock { count in
      precondition(count < capacity, "there are more than \(capacity) kinds of nodes")
      (entries + count).initialize(
        to: Entry(
          behavior: behavior, name: behavior.name, flags: behavior.flags, shape: behavior.shape))
      defer { count += 1 }
      return UInt8(count)
    }
  }
}
