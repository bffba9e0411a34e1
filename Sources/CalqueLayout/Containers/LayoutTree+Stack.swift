extension LayoutTree {
  /// The size of a stack among the nodes of the tree.
  func stackSize(_ index: Int, _ width: Double, _ height: Double) -> Extent {
    if let kept = keptRun(index, width, height) { return kept.size }
    let mark = scratch.mark
    defer { scratch.release(mark) }
    var run = stackRun(index)
    solve(&run, run.isRow ? width : height, run.isRow ? height : width)
    return stackExtent(run)
  }

  @inline(__always)
  func stackExtent(_ run: StackRun) -> Extent {
    let minor = run.ascent + run.descent
    return run.isRow ? Extent(run.length, minor) : Extent(minor, run.length)
  }

  func placeStack(_ index: Int, _ width: Double, _ height: Double, _ size: Extent) {
    let mark = scratch.mark
    defer { scratch.release(mark) }
    let isRow = nodes[index].action != .vstack
    let known = Proposal(
      isRow || !width.isNaN ? width : size.width, isRow && height.isNaN ? size.height : height)
    if let kept = keptRun(index, known.width, known.height, laysOut: true) {
      return place(kept, index, size)
    }
    var run = stackRun(index)
    let minor = solveForPlacing(&run, width, height, size)
    placeLanes(run, index, minor, size)
    keep(run, index, known.width, known.height, size)
  }

  /// Measures and places a stack in one pass, which is possible where a length across it is given
  /// or does not matter.
  ///
  /// - Returns: `nil` where it is not.
  func layoutStack(_ index: Int, _ width: Double, _ height: Double) -> Extent? {
    let isRow = nodes[index].action == .hstack
    if isRow ? height.isNaN && !nodes[index].flags.contains(.ignoresHeight) : width.isNaN {
      return nil
    }
    if let kept = keptRun(index, width, height, laysOut: true) {
      let size = kept.size
      place(kept, index, size)
      return size
    }
    let mark = scratch.mark
    defer { scratch.release(mark) }
    noteMeasured(index)
    var run = stackRun(index)
    let minor = isRow ? height : width
    solve(&run, isRow ? width : height, minor, laysOut: true)
    let size = stackExtent(run)
    placeLanes(run, index, minor, size)
    keep(run, index, width, height, size)
    return size
  }

  private func placeLanes(_ run: StackRun, _ index: Int, _ minor: Double, _ size: Extent) {
    let turns = nodes[index].flags.contains(.rightToLeft)
    var at = 0.0
    for lane in 0..<run.count {
      let lane = run.lanes + lane
      let child = Int(lane.pointee.node)
      at += lane.pointee.gap
      let across = run.ascent - lane.pointee.guide
      let proposal = run.proposal(lane.pointee.offer, minor)
      if run.isRow {
        let answer = Extent(lane.pointee.major, lane.pointee.minor)
        settle(child, proposal, at, across, answer, size.width, turns)
      } else {
        let answer = Extent(lane.pointee.minor, lane.pointee.major)
        settle(child, proposal, across, at, answer, size.width, turns)
      }
      at += lane.pointee.major
    }
  }

  /// The second pass: a stack that was free across hands out the length that it then took.
  ///
  /// - Returns: what the children are proposed across the stack.
  func solveForPlacing(
    _ run: inout StackRun, _ width: Double, _ height: Double, _ size: Extent
  ) -> Double {
    let proposed = run.isRow ? height : width
    let minor = proposed.isNaN ? (run.isRow ? size.height : size.width) : proposed
    solve(&run, run.isRow ? width : height, minor)
    return minor
  }

  func stackRun(_ index: Int) -> StackRun {
    let node = nodes + index
    let count = Int(node.pointee.childCount)
    let lanes = scratch.take(count, of: StackLane.self)
    let isRow = node.pointee.action != .vstack
    let given = node.pointee.a
    let uniform = given.isNaN ? defaultSpacing : given
    let asks = asksForGaps(index)
    var child = index + 1
    for lane in 0..<count {
      var gap = 0.0
      if lane > 0 {
        let previous = child
        // Only here, and not after the last child: that one may stand far away in memory, and is
        // read when its turn comes.
        child = Int(nodes[previous].end)
        gap = asks ? knownGap(previous, child, isRow ? .horizontal : .vertical) : uniform
      }
      lanes[lane].node = UInt32(child)
      lanes[lane].turn = UInt32(lane)
      lanes[lane].gap = gap
    }
    let payload = Int(node.pointee.payload)
    var run = StackRun(
      isRow: isRow,
      alignment: isRow ? alignments[payload].vertical.key : alignments[payload].horizontal.key,
      lanes: lanes, count: count,
      mixedPriorities: node.pointee.flags.contains(.mixedPriorities))
    run.sharesReserve = sharesReserve(index)
    if !mayBeExplicit(run.alignment, index) {
      run.plainGuide = run.alignment.builtInDefault(1, 1) ?? .nan
    }
    return run
  }

  /// Whether children of lower priority are offered what was kept back for them, whatever is missing.
  @inline(__always)
  func sharesReserve(_ index: Int) -> Bool {
    nodes[index].flags.contains(.mixedPriorities) && decisions.overflow == .stopsAtZero
  }

  /// Whether the distances between the children of a stack are theirs to choose.
  @inline(__always)
  func asksForGaps(_ index: Int) -> Bool {
    let axis: Axis = nodes[index].action == .vstack ? .vertical : .horizontal
    return nodes[index].a.isNaN && !nodes[index].flags.isDisjoint(with: .spacing(along: axis))
  }

  func knownGap(_ previous: Int, _ child: Int, _ axis: Axis) -> Double {
    if !nodes[child].flags.contains(.gapKnown) {
      standings[child].gap = preferredGap(previous, child, axis)
      nodes[child].flags.insert(.gapKnown)
    }
    return standings[child].gap
  }

  // MARK: Solving

  /// Measures the children of a stack for a proposal; see `StackRun` for the results.
  ///
  /// - Parameter laysOut: the offers are final; the insides of the children are placed at once.
  func solve(_ run: inout StackRun, _ major: Double, _ minor: Double, laysOut: Bool = false) {
    if run.hasNothingToShare(major) {
      // Nothing to negotiate: every child would be offered the same in the end.
      for lane in 0..<run.count {
        run.lanes[lane].offer = major
        answer(run, lane, minor, laysOut)
      }
    } else {
      negotiate(run, major, minor, laysOut)
    }
    sum(&run, minor)
  }

  /// Works out the size of a stack whose children have answered.
  func sum(_ run: inout StackRun, _ minor: Double) {
    run.length = 0
    for lane in 0..<run.count {
      run.length += run.lanes[lane].gap + run.lanes[lane].major
    }
    // Distances may be negative, a stack is not.
    run.length = max(run.length, 0)
    align(&run, minor)
  }

  @inline(__always)
  private func answer(_ run: StackRun, _ lane: Int, _ minor: Double, _ laysOut: Bool) {
    let lane = run.lanes + lane
    let child = Int(lane.pointee.node)
    if run.isRow {
      let offer = lane.pointee.offer
      let size = laysOut ? layOut(child, offer, minor) : measure(child, offer, minor)
      lane.pointee.major = size.width
      lane.pointee.minor = size.height
    } else {
      let offer = lane.pointee.offer
      let size = laysOut ? layOut(child, minor, offer) : measure(child, minor, offer)
      lane.pointee.major = size.height
      lane.pointee.minor = size.width
    }
  }

  /// Serves the children one by one, the least flexible of the highest priority first. Each is
  /// offered an equal share of what is left; nothing is kept back for the others of its group.
  private func negotiate(_ run: StackRun, _ major: Double, _ minor: Double, _ laysOut: Bool) {
    let lanes = run.lanes
    var available = major
    for lane in 0..<run.count { available -= lanes[lane].gap }
    if serveContented(run, available, minor) { return }
    for lane in 0..<run.count {
      let child = Int(lanes[lane].node)
      if nodes[child].flags.contains(run.inflexible) {
        lanes[lane].offer = .nan
        answer(run, lane, minor, laysOut)
        lanes[lane].least = lanes[lane].major
        lanes[lane].flexibility = 0
        continue
      }
      // Each of them makes two other proposals of the two ends, and so on inside.
      if nodes[child].flags.isSuperset(of: .nestedRatios) {
        lanes[lane].least = 0
        lanes[lane].flexibility = .infinity
        continue
      }
      let ends = measureEnds(child, minor, alongX: run.isRow)
      let most = run.isRow ? ends.most.width : ends.most.height
      lanes[lane].least = run.isRow ? ends.least.width : ends.least.height
      // A child that is infinite in any case has no flexibility.
      lanes[lane].flexibility = most == lanes[lane].least ? 0 : most - lanes[lane].least
    }
    order(run)
    guard run.mixedPriorities else {
      serve(run, 0..<run.count, available, minor, laysOut)
      return
    }
    // The minima of the groups that come later are theirs until it is their turn.
    var reserved = 0.0
    for lane in 0..<run.count { reserved += lanes[lane].least }
    var start = 0
    while start < run.count {
      let priority = standings[Int(lanes[Int(lanes[start].turn)].node)].priority
      var end = start
      while end < run.count {
        let lane = Int(lanes[end].turn)
        if standings[Int(lanes[lane].node)].priority != priority { break }
        reserved -= lanes[lane].least
        end += 1
      }
      let left = serve(run, start..<end, available - reserved, minor, laysOut)
      available = (decisions.overflow == .carriesDeficit ? left : max(left, 0)) + reserved
      start = end
    }
  }

  @discardableResult
  private func serve(
    _ run: StackRun, _ turns: Range<Int>, _ space: Double, _ minor: Double, _ laysOut: Bool
  ) -> Double {
    var space = space
    for turn in turns {
      let lane = Int(run.lanes[turn].turn)
      let child = Int(run.lanes[lane].node)
      if !nodes[child].flags.contains(run.inflexible) {
        run.lanes[lane].offer = max(space / Double(turns.upperBound - turn), 0)
        answer(run, lane, minor, laysOut)
      }
      space -= run.lanes[lane].major
    }
    return space
  }

  /// Brings the turns into order: priority down, flexibility up, then as they stand.
  ///
  /// Of two children that are both infinitely flexible the one with the larger minimum comes
  /// first, so that it does not push the other out.
  private func order(_ run: StackRun) {
    let lanes = run.lanes
    func precedes(_ a: UInt32, _ b: UInt32) -> Bool {
      let first = lanes + Int(a)
      let second = lanes + Int(b)
      if run.mixedPriorities {
        let one = standings[Int(first.pointee.node)].priority
        let other = standings[Int(second.pointee.node)].priority
        if one != other { return one > other }
      }
      let one = first.pointee.flexibility
      let other = second.pointee.flexibility
      if one != other { return one < other }
      if one == .infinity, first.pointee.least != second.pointee.least,
        decisions.infiniteTie == .largestMinimumFirst
      {
        return first.pointee.least > second.pointee.least
      }
      return a < b
    }
    guard run.count > 24 else {
      for place in 1..<max(run.count, 1) {
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
    var turns = (0..<UInt32(run.count)).map { $0 }
    turns.sort(by: precedes)
    for place in 0..<run.count { lanes[place].turn = turns[place] }
  }

  /// Finds the guides of the children and how far these reach to both sides of the common line.
  private func align(_ run: inout StackRun, _ minor: Double) {
    run.ascent = 0
    run.descent = 0
    guard run.count > 0 else { return }
    var ascent = -Double.infinity
    var descent = -Double.infinity
    if !run.plainGuide.isNaN {
      var widest = -Double.infinity
      for lane in run.lanes..<run.lanes + run.count { widest = max(widest, lane.pointee.minor) }
      if widest < .infinity {
        for lane in run.lanes..<run.lanes + run.count {
          lane.pointee.guide = run.plainGuide * lane.pointee.minor
        }
        run.ascent = run.plainGuide * widest
        run.descent = widest - run.ascent
        return
      }
    }
    for lane in 0..<run.count {
      let lane = run.lanes + lane
      let across = lane.pointee.minor
      let proposal = run.proposal(lane.pointee.offer, minor)
      let size =
        run.isRow ? Extent(lane.pointee.major, across) : Extent(across, lane.pointee.major)
      let guide = guide(run.alignment, of: Int(lane.pointee.node), proposal, size)
      lane.pointee.guide = guide
      ascent = max(ascent, guide)
      // An infinite child reaches as far as it reaches, wherever its guide is.
      let behind = across - guide
      descent = max(descent, behind.isNaN ? 0 : behind)
    }
    let includesLine = decisions.stackExtent == .includesLine
    run.ascent = includesLine ? max(ascent, 0) : ascent
    run.descent = includesLine ? max(descent, 0) : descent
  }
}
