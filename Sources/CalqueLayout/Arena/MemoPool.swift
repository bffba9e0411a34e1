/// The place of the answers of a node in the pool.
struct MemoBlock {
  var index: UInt32 = 0
  var used: UInt8 = 0
  /// 0, or a power of two.
  var capacity: UInt8 = 0
  /// The entry that is overwritten next in a block that cannot grow.
  var oldest: UInt8 = 0
}

struct MemoEntry {
  var proposal: Proposal
  var answer: Extent
}

/// Blocks of 2, 4, 8 or 16 answers. A node that is asked little takes little; blocks that were
/// outgrown are given to others.
struct MemoPool {
  /// Nested stacks ask a node with nine proposals: zero, infinity and a share in each axis.
  static let largest: UInt8 = 16

  private var base: UnsafeMutablePointer<MemoEntry>
  private var capacity = 32
  private(set) var count = 0
  /// The first free block of 2, 4 and 8 entries, `.max` for none; a free block holds the index of
  /// the next one in the bits of its first width. Blocks of 16 entries are never outgrown.
  private var free: (UInt32, UInt32, UInt32) = (.max, .max, .max)

  init() {
    base = .resizable(capacity)
  }

  func deallocate() {
    base.deallocateResizable()
  }

  var bytes: Int { capacity * MemoryLayout<MemoEntry>.stride }

  @inline(__always)
  func find(_ block: MemoBlock, _ width: Double, _ height: Double) -> Extent? {
    var entry = base + Int(block.index)
    let end = entry + Int(block.used)
    while entry < end {
      if entry.pointee.proposal.matches(width, height) { return entry.pointee.answer }
      entry += 1
    }
    return nil
  }

  mutating func insert(_ entry: MemoEntry, into block: inout MemoBlock) {
    if block.used == block.capacity {
      guard block.capacity < Self.largest else {
        base[Int(block.index) + Int(block.oldest)] = entry
        block.oldest = (block.oldest + 1) % Self.largest
        return
      }
      grow(&block, to: max(2, block.capacity * 2))
    }
    base[Int(block.index) + Int(block.used)] = entry
    block.used += 1
  }

  /// Takes room for two answers, and touches it.
  mutating func prepare(_ block: inout MemoBlock) {
    guard block.capacity == 0 else { return }
    grow(&block, to: 2)
    base[Int(block.index)].proposal = .unspecified
  }

  /// Takes back the room of a node that has gone.
  mutating func release(_ block: inout MemoBlock) {
    if block.capacity > 0, block.capacity < Self.largest { give(block) }
    block = MemoBlock()
  }

  private mutating func grow(_ block: inout MemoBlock, to size: UInt8) {
    let index = take(size)
    if block.capacity > 0 {
      (base + Int(index)).update(from: base + Int(block.index), count: Int(block.used))
      give(block)
    }
    block.index = index
    block.capacity = size
  }

  private mutating func take(_ size: UInt8) -> UInt32 {
    let head = self[free: size]
    if head != .max {
      self[free: size] = UInt32(base[Int(head)].proposal.width.bitPattern)
      return head
    }
    if count + Int(size) > capacity {
      base = base.resized(capacity * 2)
      capacity *= 2
    }
    count += Int(size)
    return UInt32(count - Int(size))
  }

  private mutating func give(_ block: MemoBlock) {
    let next = self[free: block.capacity]
    base[Int(block.index)].proposal.width = Double(bitPattern: UInt64(next))
    self[free: block.capacity] = block.index
  }

  private subscript(free size: UInt8) -> UInt32 {
    get {
      switch size {
      case 2: free.0
      case 4: free.1
      case 8: free.2
      default: .max
      }
    }
    set {
      switch size {
      case 2: free.0 = newValue
      case 4: free.1 = newValue
      case 8: free.2 = newValue
      default: break
      }
    }
  }
}
