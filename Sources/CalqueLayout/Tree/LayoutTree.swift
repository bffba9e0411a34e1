package import Foundation

/// A tree of elements in a flat arena, and the frames that they get.
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
  // layout: hence "unchecked" below.
  package let metrics: PlatformMetrics
  let decisions: LayoutDecisions
  let defaultSpacing: Double
  let direction: LayoutDirection
  /// The axis of the stack that the root stands in, if that is a part of another tree.
  let orientation: Axis?

  @exclusivity(unchecked) var nodes: UnsafeMutablePointer<NodeRecord>
  /// Relative to the parent, `x` to the right from its left edge.
  @exclusivity(unchecked) var frames: UnsafeMutablePointer<Frame>
  /// The proposals for which the insides were placed.
  @exclusivity(unchecked) var placed: UnsafeMutablePointer<Proposal>
  @exclusivity(unchecked) var standings: UnsafeMutablePointer<Standing>
  private(set) var count = 0
  private var capacity = 64

  // What does not fit into a record, by `payload`.
  @exclusivity(unchecked) var alignments = ContiguousArray<Alignment>()
  @exclusivity(unchecked) var insets = ContiguousArray<EdgeInsets>()
  @exclusivity(unchecked) var flexibleFrames = ContiguousArray<FlexibleFrameRule>()
  @exclusivity(unchecked) var leaves = ContiguousArray<any MeasuredLeaf>()
  @exclusivity(unchecked) var leafAnswers: UnsafeMutablePointer<LeafAnswers>
  private var leafCapacity = 64
  @exclusivity(unchecked) var elements = ContiguousArray<LayoutElement>()

  @exclusivity(unchecked) var memo = MemoPool()
  @exclusivity(unchecked) var scratch = Scratch()
  /// The explicit guides of containers, which may be asked once for every ancestor.
  @exclusivity(unchecked) var guides: [GuideQuery: Double?] = [:]
  /// What custom layouts, and large containers that merge the preferences of their children, prefer at
  /// their edges: it is asked for every distance around them.
  @exclusivity(unchecked) var keptSpacings: [Int: ViewSpacing] = [:]
  /// How often the custom layout that runs now has asked its subviews.
  @exclusivity(unchecked) var questions = 0
  /// The cells of grids, by node.
  @exclusivity(unchecked) var gridPlans: [Int: GridPlan] = [:]
  /// The room at the edges of a node that is not part of its safe area, by node.
  @exclusivity(unchecked) var safeAreas: [Int: SafeArea] = [:]
  /// The nodes that run into that room.
  @exclusivity(unchecked) var safeAreaSeekers: [SafeAreaSeeker] = []
  /// The safe areas around the root.
  package var surroundings: Surroundings?
  /// The frames that are made of the lengths of their containers, by node.
  @exclusivity(unchecked) var containerFrames: [Int: ContainerFrame] = [:]
  /// The third axis, if anything uses it.
  @exclusivity(unchecked) var depths: Depths?
  /// What the root is offered from the back to the front, in points; `nil` asks for its ideal depth.
  package var depthProposal: CGFloat?
  /// Long stacks as they were placed, by node.
  @exclusivity(unchecked) var keptRuns: [Int: KeptRun] = [:]
  /// The numbers that cannot be worked with.
  @exclusivity(unchecked) var found: [LayoutDiagnostic] = []
  /// Where custom layouts put their subviews, while they do.
  @exclusivity(unchecked) var recording: PlacementRecord?

  /// The containers whose sizes were worked out and not remembered, in order, if somebody wants to
  /// know: set it to an empty array before a layout. Modifiers pass a question on, and leaves see
  /// themselves what they are asked.
  @exclusivity(unchecked) package var measuredNodes: [LayoutNode]?

  let keepsAnswers: Bool
  var isSealed = false
  var depth = 0

  /// An empty tree.
  ///
  /// - Parameters:
  ///   - direction: the direction of the root and of what does not set its own.
  ///   - orientation: the axis of the stack that the root stands in, if it does.
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
    nodes = .resizable(capacity)
    frames = .resizable(capacity)
    placed = .resizable(capacity)
    standings = .resizable(capacity)
    leafAnswers = .resizable(leafCapacity)
  }

  deinit {
    nodes.giveBack()
    frames.giveBack()
    placed.giveBack()
    standings.giveBack()
    leafAnswers.giveBack()
    memo.deallocate()
    scratch.deallocate()
  }

  /// Adds a node as the last child of `parent`, or as the root.
  ///
  /// Children are appended before the next sibling of their parent.
  @discardableResult
  package func append(_ element: LayoutElement, to parent: LayoutNode?) -> LayoutNode {
    if count == capacity { resize(capacity * 2) }
    let index = count
    count += 1
    isSealed = false
    nodes[index] = record(element, index, parent.map { Int($0.index) })
    // What needs the node to be there.
    switch element {
    case .containerFrame(let frame): updateContainerFrame(index, frame)
    case .depth(let rule): addDepthRule(rule, index)
    default: break
    }
    frames[index] = Frame()
    placed[index] = .unspecified
    standings[index] = Standing()
    if let parent { nodes[Int(parent.index)].childCount += 1 }
    return LayoutNode(index: UInt32(index))
  }

  /// Makes room for a number of nodes that is known beforehand.
  package func reserveCapacity(_ count: Int) {
    if capacity < count { resize(count) }
  }

  /// Lays out the whole tree.
  ///
  /// - Parameter proposal: what the root is offered, in points.
  /// - Returns: the size that the root chose.
  @discardableResult
  package func layout(_ proposal: ProposedViewSize) -> CGSize {
    finish()
    guard count > 0 else { return .zero }
    let proposal = Proposal(proposal)
    var answer = Extent.zero
    withStack(forDepth: depth) {
      answer = layOut(0, proposal.width, proposal.height)
      if answer.width.isFinite && answer.height.isFinite {
        frames[0] = Frame(x: 0, y: 0, width: answer.width, height: answer.height)
      } else {
        placeFinite(proposal)
      }
      extendBeyondSafeAreas()
      layOutDepths()
    }
    return answer.size
  }

  /// Nothing can be placed in infinity: where the root would be infinite, it is placed at its ideal
  /// length.
  private func placeFinite(_ proposal: Proposal) {
    let (finite, size) = placeable(0, proposal)
    settle(0, finite, 0, 0, size, size.width, false)
  }

  /// The size that the root would choose for a proposal, without placing anything.
  package func size(for proposal: ProposedViewSize) -> CGSize {
    finish()
    guard count > 0 else { return .zero }
    let proposal = Proposal(proposal)
    var answer = Extent.zero
    withStack(forDepth: depth) { answer = measure(0, proposal.width, proposal.height) }
    return answer.size
  }

  func append(_ leaf: any MeasuredLeaf) -> UInt32 {
    if leaves.count == leafCapacity { resizeLeaves(leafCapacity * 2) }
    leafAnswers[leaves.count] = LeafAnswers(leaf)
    leaves.append(leaf)
    return UInt32(leaves.count - 1)
  }

  private func resize(_ capacity: Int) {
    nodes = nodes.resized(capacity)
    frames = frames.resized(capacity)
    placed = placed.resized(capacity)
    standings = standings.resized(capacity)
    self.capacity = capacity
  }

  private func resizeLeaves(_ capacity: Int) {
    leafAnswers = leafAnswers.resized(capacity)
    leafCapacity = capacity
  }

  /// Gives back the memory that was taken for nodes that did not come.
  func trim() {
    if capacity > 64, capacity > count + count / 8 { resize(max(count, 64)) }
    if leafCapacity > 64, leafCapacity > leaves.count + leaves.count / 8 {
      resizeLeaves(max(leaves.count, 64))
    }
  }

  /// The memory that the tree holds in bytes, without what leaves and closures hold themselves.
  package var memoryUse: Int {
    let record =
      MemoryLayout<NodeRecord>.stride + MemoryLayout<Frame>.stride + MemoryLayout<Proposal>.stride
      + MemoryLayout<Standing>.stride
    var bytes = capacity * record + memo.bytes + scratch.bytes
    bytes += alignments.capacity * MemoryLayout<Alignment>.stride
    bytes += insets.capacity * MemoryLayout<EdgeInsets>.stride
    bytes += flexibleFrames.capacity * MemoryLayout<FlexibleFrameRule>.stride
    bytes += leaves.capacity * MemoryLayout<any MeasuredLeaf>.stride
    bytes += leafCapacity * MemoryLayout<LeafAnswers>.stride
    bytes += elements.capacity * MemoryLayout<LayoutElement>.stride
    return keptRuns.values.reduce(bytes) { $0 + $1.bytes }
  }
}
