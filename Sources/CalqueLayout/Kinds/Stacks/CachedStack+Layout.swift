extension CachedStack {
  /// The stack as it was placed last, with what has changed inside measured again.
  ///
  /// - Parameter laysOut: the stack will be placed; the insides of what has changed are at once.
  /// - Returns: `nil` if it was placed for another proposal, or is not one that is kept.
  static func of(
    _ node: Node, _ width: Double, _ height: Double, isRow: Bool, laysOut: Bool = false
  ) -> CachedStack? {
    guard node.record.pointee.flags.contains(.isLong) else { return nil }
    let tree = node.tree
    let stacks = tree.store(CachedStacks.self)
    guard let cached = stacks.byNode[node.index], cached.offer.matches(width, height),
      cached.asks == node.asksForGaps(isRow: isRow)
    else { return nil }
    guard !cached.changed.isEmpty else { return cached }
    let changed = cached.changed
    cached.changed.removeAll()
    for child in changed {
      let lane = cached.lane(of: child)
      if cached.asks { cached.askForGaps(around: lane, tree) }
      let child = Int(child)
      cached.setSize(
        laysOut ? tree.layOut(child, width, height) : tree.measure(child, width, height), lane)
    }
    cached.sum()
    guard cached.widest.isFinite, cached.length.isFinite else {
      stacks.byNode[node.index] = nil
      return nil
    }
    return cached
  }

  private func askForGaps(around lane: Int, _ tree: LayoutTree) {
    let axis: Axis = isRow ? .horizontal : .vertical
    for lane in max(lane, 1)..<max(min(lane + 2, count), 1) {
      setGap(tree.knownGap(Int(lanes[lane - 1].node), Int(lanes[lane].node), axis), lane)
    }
  }

  /// Keeps a stack that was just placed, if it is one that can be.
  static func keep(_ run: StackRun, _ node: Node, _ offer: Proposal, _ size: Extent) {
    guard node.record.pointee.flags.contains(.isLong), node.tree.keepsAnswers else { return }
    let stacks = node.tree.store(CachedStacks.self)
    stacks.byNode[node.index] = nil
    guard run.hasNothingToShare(run.isRow ? offer.width : offer.height), !run.plainGuide.isNaN
    else { return }
    var widest = -Double.infinity
    for lane in 0..<run.count { widest = max(widest, run.lanes[lane].minor) }
    guard widest.isFinite, run.length.isFinite else { return }
    stacks.byNode[node.index] = CachedStack(
      run, offer: offer, asks: node.asksForGaps(isRow: run.isRow), widest: widest,
      width: size.width)
  }

  /// Moves what has moved, and places what has changed inside.
  func place(in node: Node, _ size: Extent) {
    let (tree, turns) = (node.tree, node.record.pointee.isRightToLeft)
    let start = isRealigned || (turns && width != size.width) ? 0 : firstMoved
    let ascent = plainGuide * widest
    if start < count { move(from: start, tree, ascent, size.width, turns) }
    for lane in measured {
      let lane = lanes[lane]
      let answer = isRow ? Extent(lane.major, lane.minor) : Extent(lane.minor, lane.major)
      let across = ascent - plainGuide * lane.minor
      // Along the stack it is where it was, or was moved above.
      let frame = tree.frames + Int(lane.node)
      frame.pointee.width = answer.width
      frame.pointee.height = answer.height
      if isRow {
        frame.pointee.y = across
      } else {
        frame.pointee.x = turns ? size.width - across - answer.width : across
      }
      tree.settleInside(Int(lane.node), offer, answer)
    }
    placed(size.width)
  }

  private func move(
    from start: Int, _ tree: LayoutTree, _ ascent: Double, _ width: Double, _ turns: Bool
  ) {
    var at = 0.0
    for lane in lanes..<lanes + count {
      at += lane.pointee.gap
      if lane >= lanes + start {
        let across = ascent - plainGuide * lane.pointee.minor
        let wide = isRow ? lane.pointee.major : lane.pointee.minor
        let x = isRow ? at : across
        let frame = tree.frames + Int(lane.pointee.node)
        frame.pointee.x = turns ? width - x - wide : x
        frame.pointee.y = isRow ? across : at
      }
      at += lane.pointee.major
    }
  }
}
