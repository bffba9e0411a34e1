/// A tree of nodes in a flat arena, and the frames that they get. What a node does, its kind says;
/// the tree keeps the nodes, remembers their answers, and walks over them.
///
/// Fill it once with `append`, depth-first; then ask for layouts as often as needed. Between
/// layouts, leaves may change (`setNeedsMeasure`): then only the nodes above them are measured
/// again, and a part of the tree that is offered the same space as before is not visited at all.
///
/// Every answer is kept with the proposal that it belongs to, and frames are kept relative to the
/// parent. Inside, all coordinates start at the leading edge; a frame is turned once, when its
/// parent places it. A tree belongs to one thread at a time.
package final class LayoutTree {
  // The tree is never entered twice at a time, and the checks for that would cost more than the
  // layout: therefore "unchecked" below.
  package let metrics: PlatformMetrics
  let decisions: LayoutDecisions
  let defaultSpacing: Double
  let direction: LayoutDirection
  /// The axis of the stack that the root is in, if that is a part of another tree.
  let orientation: Axis?
  let kinds = BehaviorTable.entries

  @exclusivity(unchecked) private var memory = TreeMemory(capacity: 64)
  @exclusivity(unchecked) var count = 0

  // What does not fit into a record, by `payload`.
  @exclusivity(unchecked) var alignments = AlignmentTable()
  @exclusivity(unchecked) var numbers = NumberTable()
  @exclusivity(unchecked) var objects = ContiguousArray<AnyObject>()
  @exclusivity(unchecked) var leaves = LeafTable()

  @exclusivity(unchecked) var memo = MemoPool()
  @exclusivity(unchecked) var scratch = Scratch()
  /// The explicit guides of containers, which may be asked once for every ancestor.
  @exclusivity(unchecked) var guides: [GuideQuery: Double?] = [:]
  /// What containers prefer at their edges that are asked for every distance around them.
  @exclusivity(unchecked) var spacings: [Int: ViewSpacing] = [:]
  /// What kinds of nodes keep beside their nodes.
  @exclusivity(unchecked) var stores:
    ContiguousArray<(id: ObjectIdentifier, store: any TreeStore)> =
      []
  /// The numbers that cannot be worked with.
  @exclusivity(unchecked) var found: [LayoutDiagnostic] = []

  /// The containers whose sizes were computed and not taken from the cache, in order. To record
  /// them, set it to an empty array before a layout. Modifiers pass a proposal on, and leaves see
  /// the proposals they receive.
  @exclusivity(unchecked) package var measuredNodes: [LayoutNode]?

  let keepsAnswers: Bool
  /// Whether what can be derived from the nodes was.
  @exclusivity(unchecked) var isSealed = false
  /// How many nodes there were then.
  @exclusivity(unchecked) var sealedCount = 0
  /// The last node that something beside the tree knows by its index, so that it cannot move.
  @exclusivity(unchecked) var lastFixedPlace = -1
  /// How many nodes have gone, some of whose memory is only returned with the tree.
  @exclusivity(unchecked) var goneCount = 0
  /// How deep the tree is, and how deep the last node is in it.
  @exclusivity(unchecked) private(set) var depth = 0
  @exclusivity(unchecked) private var lastDepth = 0

  /// An empty tree.
  ///
  /// - Parameters:
  ///   - direction: the direction of the root and of what does not set its own.
  ///   - orientation: the axis of the stack that the root is in, if it is in one.
  ///   - keepsAnswers: `false` makes the tree work everything out again each time; tests compare.
  package init(
    metrics: PlatformMetrics = PlatformMetrics(), direction: LayoutDirection,
    orientation: Axis? = nil, keepsAnswers: Bool = true
  ) {
    self.orientation = orientation
    self.keepsAnswers = keepsAnswers
    self.metrics = metrics
    decisions = metrics.decisions
    self.direction = direction
    defaultSpacing = Double(metrics.spacing)
  }

  deinit {
    numbers.deallocate()
    TreeMemoryPool.give(memory, leaves.takeAnswers(), leafCapacity: leaves.capacity)
    memo.deallocate()
    scratch.deallocate()
  }

  /// Adds a node as the last child of `parent`, or as the root.
  ///
  /// Children are appended in front of the next sibling of their parent.
  @discardableResult
  package func append(_ element: LayoutElement, to parent: LayoutNode?) -> LayoutNode {
    let index = appendRecord(element.kind, to: parent)
    kinds[Int(element.kind.index)].behavior.append(element, Node(self, index))
    return LayoutNode(index: UInt32(index))
  }

  /// Adds what all nodes have, without what the kind is told.
  @inline(__always)
  func appendRecord(_ nodeKind: NodeKind, to parent: LayoutNode?) -> Int {
    if count == memory.capacity { grow(wasLaidOut ? count + count / 2 : Self.grown(count)) }
    let index = count
    count += 1
    isSealed = false
    let kind = kinds + Int(nodeKind.index)
    var flags = kind.pointee.flags
    if let parent {
      let above = nodes + Int(parent.index)
      above.pointee.childCount += 1
      flags.formUnion(
        above.pointee.flags.inherited(byFirst: index == Int(parent.index) + 1))
      descend(index, below: Int(parent.index))
    } else {
      flags.formUnion(rootFlags)
      (depth, lastDepth) = (max(depth, 1), 1)
    }
    (nodes + index).initialize(
      to: NodeRecord(
        end: UInt32(index + 1), parent: parent?.index ?? .max, kind: nodeKind,
        shape: kind.pointee.shape, flags: flags))
    (frames + index).initialize(to: Frame())
    return index
  }

  /// Counts the levels above a node that is about to be appended.
  @inline(__always)
  private func descend(_ index: Int, below parent: Int) {
    var last = index - 1
    while last > parent, nodes[last].parent != .max {
      last = Int(nodes[last].parent)
      lastDepth -= 1
    }
    lastDepth += 1
    depth = max(depth, lastDepth)
  }

  /// Counts the levels of a node again that was appended after another one than the last inside of
  /// its parent.
  package func noteDepth(of node: LayoutNode) {
    var index = node.index
    lastDepth = 0
    while index != .max {
      lastDepth += 1
      index = nodes[Int(index)].parent
    }
    depth = max(depth, lastDepth)
  }

  private var rootFlags: NodeFlags {
    var flags: NodeFlags = direction == .rightToLeft ? .rightToLeft : []
    switch orientation {
    case .horizontal: flags.insert(.inRow)
    case .vertical: flags.insert(.inColumn)
    case nil: break
    }
    return flags
  }

  /// Makes room for a number of nodes that is known beforehand.
  package func reserveCapacity(_ count: Int) {
    if memory.capacity < count { grow(count) }
  }

  /// Memory that is not written to costs nothing, and is returned when the tree is complete; a copy
  /// of what was written costs as much as it does to write it.
  static func grown(_ capacity: Int) -> Int { capacity * 4 }

  @inline(never)
  private func grow(_ capacity: Int) {
    guard !wasLaidOut, TreeMemoryPool.sizes.contains(capacity),
      let (larger, answers, leafCapacity) = TreeMemoryPool.take(max(count, 1) * 2)
    else { return memory.resize(capacity) }
    memory.appendedNodes(count, to: larger)
    memory.deallocate()
    memory = larger
    leaves.take(answers, leafCapacity)
  }

  /// Whether there are placements to be kept.
  private var wasLaidOut: Bool { sealedCount > 0 }

  /// Returns the memory that was taken for nodes that did not come.
  func trim() {
    if memory.capacity > 64, memory.capacity > count + count / 8 {
      memory.resize(max(count, 64))
    }
    leaves.trim()
  }

  /// The memory that the tree holds in bytes, without what leaves and closures hold themselves.
  package var memoryUse: Int {
    let record =
      MemoryLayout<NodeRecord>.stride + MemoryLayout<Frame>.stride + MemoryLayout<Proposal>.stride
      + MemoryLayout<SiblingInfo>.stride
    var bytes = memory.capacity * record + memo.bytes + scratch.bytes + numbers.bytes + leaves.bytes
    bytes += alignments.bytes
    bytes += objects.capacity * MemoryLayout<AnyObject>.stride
    return stores.reduce(bytes) { $0 + $1.store.bytes }
  }
}

extension LayoutTree: GuideSource {}

extension LayoutTree {
  @inline(__always)
  var nodes: UnsafeMutablePointer<NodeRecord> { memory.nodes }
  /// Relative to the parent, `x` to the right from its left edge.
  @inline(__always)
  var frames: UnsafeMutablePointer<Frame> { memory.frames }
  /// The proposals for which the insides were placed.
  @inline(__always)
  var placed: UnsafeMutablePointer<Proposal> { memory.placed }
  @inline(__always)
  var siblings: UnsafeMutablePointer<SiblingInfo> { memory.siblings }
}
