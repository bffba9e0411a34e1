extension StackRun {
  /// The second pass: a stack that was free across hands out the length that it then took.
  ///
  /// - Returns: what the children are proposed across the stack.
  mutating func solveForPlacing(
    _ tree: LayoutTree, _ proposal: Proposal, _ size: Extent
  ) -> Double {
    let proposed = isRow ? proposal.height : proposal.width
    let minor = proposed.isNaN ? (isRow ? size.height : size.width) : proposed
    solve(tree, isRow ? proposal.width : proposal.height, minor)
    return minor
  }

  /// Measures the children of a stack for a proposal; the results are in the run.
  ///
  /// - Parameter laysOut: the offers are final; the insides of the children are placed at once.
  mutating func solve(
    _ tree: LayoutTree, _ major: Double, _ minor: Double, laysOut: Bool = false
  ) {
    if hasNothingToShare(major) {
      // Nothing to negotiate: every child would be offered the same in the end.
      for lane in 0..<count {
        lanes[lane].offer = major
        answer(tree, lane, minor, laysOut)
      }
    } else {
      negotiate(tree, major, minor, laysOut)
    }
    sum(tree, minor)
  }

  /// Works out the size of a stack whose children have answered.
  mutating func sum(_ tree: LayoutTree, _ minor: Double) {
    length = 0
    for lane in 0..<count {
      length += lanes[lane].gap + lanes[lane].major
    }
    // Distances may be negative, a stack is not.
    length = max(length, 0)
    align(tree, minor)
  }

  @inline(__always)
  private func answer(_ tree: LayoutTree, _ lane: Int, _ minor: Double, _ laysOut: Bool) {
    let lane = lanes + lane
    let child = Int(lane.pointee.node)
    if isRow {
      let offer = lane.pointee.offer
      let size = laysOut ? tree.layOut(child, offer, minor) : tree.measure(child, offer, minor)
      lane.pointee.major = size.width
      lane.pointee.minor = size.height
    } else {
      let offer = lane.pointee.offer
      let size = laysOut ? tree.layOut(child, minor, offer) : tree.measure(child, minor, offer)
      lane.pointee.major = size.height
      lane.pointee.minor = size.width
    }
  }

  /// Serves the children one by one, the least flexible of the highest priority first. Each is
  /// offered an equal share of what is left; nothing is kept back for the others of its group.
  private func negotiate(
    _ tree: LayoutTree, _ major: Double, _ minor: Double, _ laysOut: Bool
  ) {
    var available = major
    for lane in 0..<count { available -= lanes[lane].gap }
    if serveContented(tree, available, minor) { return }
    for lane in 0..<count {
      let child = Int(lanes[lane].node)
      if tree.nodes[child].flags.contains(inflexible) {
        lanes[lane].offer = .nan
        answer(tree, lane, minor, laysOut)
        lanes[lane].least = lanes[lane].major
        lanes[lane].flexibility = 0
        continue
      }
      // Each of them makes two other proposals of the two ends, and so on inside.
      if tree.nodes[child].flags.isSuperset(of: .nestedRatios) {
        lanes[lane].least = 0
        lanes[lane].flexibility = .infinity
        continue
      }
      let ends = tree.measureEnds(child, minor, along: isRow ? .horizontal : .vertical)
      let most = isRow ? ends.most.width : ends.most.height
      lanes[lane].least = isRow ? ends.least.width : ends.least.height
      // A child that is infinite in any case has no flexibility.
      lanes[lane].flexibility = most == lanes[lane].least ? 0 : most - lanes[lane].least
    }
    order(tree)
    guard mixedPriorities else {
      serve(tree, 0..<count, available, minor, laysOut)
      return
    }
    // The minima of the groups that come later are theirs until it is their turn.
    var reserved = 0.0
    for lane in 0..<count { reserved += lanes[lane].least }
    var start = 0
    while start < count {
      let priority = tree.siblings[Int(lanes[Int(lanes[start].turn)].node)].priority
      var end = start
      while end < count {
        let lane = Int(lanes[end].turn)
        if tree.siblings[Int(lanes[lane].node)].priority != priority { break }
        reserved -= lanes[lane].least
        end += 1
      }
      let left = serve(tree, start..<end, available - reserved, minor, laysOut)
      available = (tree.decisions.overflow == .carriesDeficit ? left : max(left, 0)) + reserved
      start = end
    }
  }

  @discardableResult
  private func serve(
    _ tree: LayoutTree, _ turns: Range<Int>, _ space: Double, _ minor: Double, _ laysOut: Bool
  ) -> Double {
    var space = space
    for turn in turns {
      let lane = Int(lanes[turn].turn)
      let child = Int(lanes[lane].node)
      if !tree.nodes[child].flags.contains(inflexible) {
        lanes[lane].offer = max(space / Double(turns.upperBound - turn), 0)
        answer(tree, lane, minor, laysOut)
      }
      space -= lanes[lane].major
    }
    return space
  }

  /// Brings the turns into order: priority down, flexibility up, then in their own order.
  ///
  /// Of two children that are both infinitely flexible the one with the larger minimum comes
  /// first, so that it does not push the other out.
  private func order(_ tree: LayoutTree) {
    func precedes(_ a: UInt32, _ b: UInt32) -> Bool {
      let first = lanes + Int(a)
      let second = lanes + Int(b)
      if mixedPriorities {
        let one = tree.siblings[Int(first.pointee.node)].priority
        let other = tree.siblings[Int(second.pointee.node)].priority
        if one != other { return one > other }
      }
      let one = first.pointee.flexibility
      let other = second.pointee.flexibility
      if one != other { return one < other }
      if one == .infinity, first.pointee.least != second.pointee.least,
        tree.decisions.infiniteTie == .largestMinimumFirst
      {
        return first.pointee.least > second.pointee.least
      }
      return a < b
    }
    guard count > 24 else {
      for place in 1..<max(count, 1) {
        let turn = lanes[place].turn
        var hole = place
        while hole > 0, precedes(turn, lanes[hole - 1].turn) {
          lanes[hole].turn = lanes[hole - 1].turn
          hole -= 1
        }
        lanes[hole].turn = turn
      }
      return
    }
    var turns = (0..<UInt32(count)).map { $0 }
    turns.sort(by: precedes)
    for place in 0..<count { lanes[place].turn = turns[place] }
  }

  /// Finds the guides of the children and how far these reach to both sides of the common line.
  private mutating func align(_ tree: LayoutTree, _ minor: Double) {
    self.ascent = 0
    self.descent = 0
    guard count > 0 else { return }
    var ascent = -Double.infinity
    var descent = -Double.infinity
    if !plainGuide.isNaN {
      var widest = -Double.infinity
      for lane in lanes..<lanes + count { widest = max(widest, lane.pointee.minor) }
      if widest < .infinity {
        for lane in lanes..<lanes + count {
          lane.pointee.guide = plainGuide * lane.pointee.minor
        }
        self.ascent = plainGuide * widest
        self.descent = widest - self.ascent
        return
      }
    }
    for lane in 0..<count {
      let lane = lanes + lane
      let across = lane.pointee.minor
      let proposal = proposal(lane.pointee.offer, minor)
      let size =
        isRow ? Extent(lane.pointee.major, across) : Extent(across, lane.pointee.major)
      let guide = tree.guide(alignment, of: Int(lane.pointee.node), proposal, size)
      lane.pointee.guide = guide
      ascent = max(ascent, guide)
      // An infinite child reaches as far as it reaches, wherever its guide is.
      let rest = across - guide
      descent = max(descent, rest.isNaN ? 0 : rest)
    }
    let includesLine = tree.decisions.stackExtent == .includesLine
    self.ascent = includesLine ? max(ascent, 0) : ascent
    self.descent = includesLine ? max(descent, 0) : descent
  }
}
