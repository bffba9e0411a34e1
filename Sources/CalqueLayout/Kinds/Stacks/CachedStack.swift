/// One child of a stack as it was placed last.
struct CachedLane {
  let node: UInt32
  /// The distance from the child in front; 0 for the first.
  var gap: Double
  /// The answer along the stack and across it.
  var major: Double
  var minor: Double
}

/// A long stack as it was placed last, so that a change inside visits only what it moves.
///
/// Only stacks are kept in which nothing is negotiated, and in which every child is aligned by
/// its size alone: there a child has no influence on the answers of the others.
final class CachedStack {
  /// Below this number of children it is as fast to solve the stack again.
  static let fewest: UInt32 = 16

  /// What the children were offered.
  let offer: Proposal
  let isRow: Bool
  /// Whether the distances depend on the children.
  let asks: Bool
  /// Where the guides are, as a fraction of each child.
  let plainGuide: Double
  let lanes: UnsafeMutablePointer<CachedLane>
  let count: Int
  private(set) var length: Double
  private(set) var widest: Double
  /// The width in which the children are placed; it counts from right to left.
  var width: Double

  /// The children inside which something has changed since the last question.
  var changed: [UInt32] = []
  /// The lanes that were measured since the last placement.
  private(set) var measured: [Int] = []
  /// The first lane that is to be elsewhere along the stack than it was placed.
  private(set) var firstMoved = Int.max
  /// Whether the line has moved on which the guides meet.
  private(set) var isRealigned = false

  init(_ run: StackRun, offer: Proposal, asks: Bool, widest: Double, width: Double) {
    self.offer = offer
    self.asks = asks
    self.widest = widest
    self.width = width
    isRow = run.isRow
    plainGuide = run.plainGuide
    count = run.count
    length = run.length
    lanes = .allocate(capacity: run.count)
    for lane in 0..<run.count {
      let from = run.lanes + lane
      (lanes + lane).initialize(
        to: CachedLane(
          node: from.pointee.node, gap: from.pointee.gap, major: from.pointee.major,
          minor: from.pointee.minor))
    }
  }

  deinit {
    lanes.deallocate()
  }

  var bytes: Int { count * MemoryLayout<CachedLane>.stride }

  var size: Extent {
    // The same sums as those of a stack that is solved again.
    let ascent = plainGuide * widest
    let minor = ascent + (widest - ascent)
    return isRow ? Extent(length, minor) : Extent(minor, length)
  }

  func lane(of node: UInt32) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if lanes[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func setGap(_ gap: Double, _ lane: Int) {
    guard lanes[lane].gap != gap else { return }
    lanes[lane].gap = gap
    firstMoved = min(firstMoved, lane)
  }

  func setSize(_ size: Extent, _ lane: Int) {
    let major = isRow ? size.width : size.height
    let minor = isRow ? size.height : size.width
    measured.append(lane)
    if lanes[lane].major != major {
      lanes[lane].major = major
      firstMoved = min(firstMoved, lane)
    }
    let before = lanes[lane].minor
    guard before != minor else { return }
    lanes[lane].minor = minor
    if minor > widest {
      widest = minor
      isRealigned = true
    } else if before == widest {
      var most = -Double.infinity
      for lane in 0..<count { most = max(most, lanes[lane].minor) }
      isRealigned = isRealigned || most != widest
      widest = most
    }
  }

  func sum() {
    guard firstMoved < count else { return }
    length = 0
    for lane in 0..<count { length += lanes[lane].gap + lanes[lane].major }
    length = max(length, 0)
  }

  func placed(_ width: Double) {
    measured.removeAll(keepingCapacity: true)
    firstMoved = .max
    isRealigned = false
    self.width = width
  }
}

/// The long stacks of a tree as they were placed last, by node.
final class CachedStacks: TreeStore {
  var byNode: [Int: CachedStack] = [:]

  func nodesChanged() { byNode.removeAll() }

  func canMoveNodes(from index: Int) -> Bool { true }

  func nodesMoved(from index: Int) { byNode = byNode.filter { $0.key < index } }

  var bytes: Int { byNode.values.reduce(0) { $0 + $1.bytes } }

  /// Says that something has changed in a stack, inside of a child if it is not the stack itself.
  func changed(_ index: Int, inside child: Int?) {
    guard let cached = byNode[index] else { return }
    guard let child, cached.changed.count <= cached.count else {
      byNode[index] = nil
      return
    }
    if cached.changed.last != UInt32(child) { cached.changed.append(UInt32(child)) }
  }
}
