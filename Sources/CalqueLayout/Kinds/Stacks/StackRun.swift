/// What a stack works out for one child. "Major" is along the stack, "minor" across it.
struct StackLane {
  var node: UInt32
  /// The child that is served at this place in the order of flexibility.
  var turn: UInt32
  /// The distance from the child in front; 0 for the first.
  var gap: Double
  /// The length that the child is offered.
  var offer: Double
  /// The answer.
  var major: Double
  var minor: Double
  /// The answer to 0, and how much larger the answer to infinity is.
  var least: Double
  var flexibility: Double
  /// The distance of the alignment guide from the leading or top edge.
  var guide: Double
}

/// A stack that is being solved: its rules, and a lane for each child.
struct StackRun {
  let isRow: Bool
  let alignment: AlignmentKey
  let lanes: UnsafeMutablePointer<StackLane>
  let count: Int
  /// Whether children may have different priorities.
  let mixedPriorities: Bool
  /// Where all guides are if they are where they are by default: at this fraction of the child.
  var plainGuide = Double.nan
  /// Whether children of lower priority get something even where nothing is proposed: what was kept
  /// back for them.
  var sharesReserve = false

  // The results
  /// Answers and distances.
  var length = 0.0
  /// The extent of the children in front of and after the line on which their guides meet.
  var ascent = 0.0
  var descent = 0.0

  /// What a child says that has only one length along the stack.
  @inline(__always)
  var inflexible: NodeFlags { isRow ? .rigid : .ignoresHeight }

  /// Whether every child is offered the same, whatever the others take. Distances below 0 make room
  /// to share even where none is proposed.
  @inline(__always)
  func hasNothingToShare(_ major: Double) -> Bool {
    major.isNaN || major == .infinity
      || (major == 0 && !sharesReserve && (count < 2 || lanes[1].gap >= 0))
  }

  @inline(__always)
  func proposal(_ major: Double, _ minor: Double) -> Proposal {
    isRow ? Proposal(major, minor) : Proposal(minor, major)
  }

  @inline(__always)
  var size: Extent {
    let minor = ascent + descent
    return isRow ? Extent(length, minor) : Extent(minor, length)
  }

  @inline(__always)
  func setAnswer(_ size: Extent, offer: Double, _ lane: Int) {
    let lane = lanes + lane
    lane.pointee.offer = offer
    lane.pointee.major = isRow ? size.width : size.height
    lane.pointee.minor = isRow ? size.height : size.width
  }

  /// The same run with lanes of its own.
  func copy(to lanes: UnsafeMutablePointer<StackLane>) -> StackRun {
    lanes.update(from: self.lanes, count: count)
    var copy = StackRun(
      isRow: isRow, alignment: alignment, lanes: lanes, count: count,
      mixedPriorities: mixedPriorities)
    copy.plainGuide = plainGuide
    copy.sharesReserve = sharesReserve
    return copy
  }
}

extension StackRun {
  /// The children of a stack; the lanes are good until the scratch memory is released.
  init(_ node: Node, isRow: Bool) {
    let (tree, record) = (node.tree, node.record)
    let count = Int(record.pointee.childCount)
    let lanes = tree.scratch.take(count, of: StackLane.self)
    let spacing = node.stackSpacing
    let uniform = spacing.isNaN ? tree.defaultSpacing : spacing
    let asks = node.asksForGaps(isRow: isRow)
    var child = node.index + 1
    for lane in 0..<count {
      var gap = 0.0
      if lane > 0 {
        let previous = child
        // Only here, and not after the last child: that one may be far away in memory, and is
        // read when its turn comes.
        child = Int(tree.nodes[previous].end)
        gap = asks ? tree.knownGap(previous, child, isRow ? .horizontal : .vertical) : uniform
      }
      lanes[lane].node = UInt32(child)
      lanes[lane].turn = UInt32(lane)
      lanes[lane].gap = gap
    }
    let payload = Int(record.pointee.payload)
    self.init(
      isRow: isRow,
      alignment: isRow
        ? tree.alignments[payload].vertical.key : tree.alignments[payload].horizontal.key,
      lanes: lanes, count: count,
      mixedPriorities: record.pointee.flags.contains(.mixedPriorities))
    sharesReserve = node.sharesReserve
    if !tree.mayBeExplicit(alignment, node.index) {
      plainGuide = alignment.builtInDefault(1, 1) ?? .nan
    }
  }
}

extension Node {
  /// The distance between the children of a stack; NaN leaves it to them.
  @inline(__always)
  var stackSpacing: Double { number1 }

  /// Whether children of lower priority are offered what was kept back for them, whatever is
  /// missing.
  @inline(__always)
  var sharesReserve: Bool {
    record.pointee.flags.contains(.mixedPriorities) && tree.decisions.overflow == .stopsAtZero
  }

  /// Whether the distances between the children of a stack are theirs to choose.
  @inline(__always)
  func asksForGaps(isRow: Bool) -> Bool {
    stackSpacing.isNaN
      && !record.pointee.flags.isDisjoint(with: .spacing(along: isRow ? .horizontal : .vertical))
  }
}
