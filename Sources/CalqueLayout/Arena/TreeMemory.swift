import Synchronization

/// The memory of the nodes and leaves of a large tree, which the next tree takes over.
///
/// Large pieces that are freed go back to the kernel, which clears each page again when it is
/// touched again: measured, that took more time than it took to build the tree. Nothing is read
/// from recycled memory that was not written for the tree at hand.
struct TreeMemory {
  var nodes: UnsafeMutablePointer<NodeRecord>
  var frames: UnsafeMutablePointer<Frame>
  var placed: UnsafeMutablePointer<Proposal>
  var siblings: UnsafeMutablePointer<SiblingInfo>
  /// How many nodes there is room for.
  var capacity: Int

  init(capacity: Int) {
    nodes = .resizable(capacity)
    frames = .resizable(capacity)
    placed = .resizable(capacity)
    siblings = .resizable(capacity)
    self.capacity = capacity
  }

  func deallocate() {
    nodes.deallocateResizable()
    frames.deallocateResizable()
    placed.deallocateResizable()
    siblings.deallocateResizable()
  }

  mutating func resize(_ capacity: Int) {
    nodes = nodes.resized(capacity)
    frames = frames.resized(capacity)
    placed = placed.resized(capacity)
    siblings = siblings.resized(capacity)
    self.capacity = capacity
  }

  /// Copies what was appended; the rest is derived or found by laying out.
  func appendedNodes(_ count: Int, to other: TreeMemory) {
    other.nodes.update(from: nodes, count: count)
    other.frames.update(from: frames, count: count)
  }
}

/// Memory of trees that are gone.
enum TreeMemoryPool {
  /// The pointers belong to the pool alone, until it hands them out under its lock.
  private struct Entry: @unchecked Sendable {
    let memory: TreeMemory
    let answers: UnsafeMutablePointer<LeafAnswers>
    let leafCapacity: Int
  }

  /// Smaller trees fit into memory that is not returned, larger ones hold too much of it: 14 MB.
  static let sizes = 1_024...65_536
  private static let mostEntries = 2
  private static let entries = Mutex<[Entry]>([])

  /// Memory for at least so many nodes, and answers of leaves that go with it.
  static func take(
    _ capacity: Int
  ) -> (TreeMemory, answers: UnsafeMutablePointer<LeafAnswers>, leafCapacity: Int)? {
    let entry: Entry? = entries.withLock { entries in
      guard let index = entries.lastIndex(where: { $0.memory.capacity >= capacity }) else {
        return nil
      }
      return entries.remove(at: index)
    }
    return entry.map { ($0.memory, $0.answers, $0.leafCapacity) }
  }

  /// Keeps the memory of a tree, or frees it.
  static func give(
    _ memory: TreeMemory, _ answers: UnsafeMutablePointer<LeafAnswers>, leafCapacity: Int
  ) {
    let entry = Entry(memory: memory, answers: answers, leafCapacity: leafCapacity)
    let isKept =
      sizes.contains(memory.capacity) && leafCapacity <= sizes.upperBound
      && entries.withLock { entries in
        guard entries.count < mostEntries else { return false }
        entries.append(entry)
        return true
      }
    if !isKept {
      memory.deallocate()
      answers.deallocateResizable()
    }
  }
}
