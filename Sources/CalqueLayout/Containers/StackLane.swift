/// What a stack works out for one child. "Major" runs along the stack, "minor" across it.
struct StackLane {
  var node: UInt32
  /// The child that is served at this place in the order of flexibility.
  var turn: UInt32
  /// The distance from the child before; 0 for the first.
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
  /// Whether all guides stand where they do by default: at this fraction of the child.
  var plainGuide = Double.nan
  /// Whether children of lower priority get something even where nothing is proposed: what was kept
  /// back for them.
  var sharesReserve = false

  // The results
  /// Answers and distances.
  var length = 0.0
  /// The extent of the children before and behind the line on which their guides meet.
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
}
