extension StackRun {
  /// Serves a row whose children can have their ideal widths, whatever the order.
  ///
  /// A child that is offered the ideal width or more takes just that, and if no child is wider than
  /// an equal share then no share ever falls below that: the minima need not be asked for.
  func serveContented(_ tree: LayoutTree, _ space: Double, _ minor: Double) -> Bool {
    guard isRow, tree.keepsAnswers, !mixedPriorities else { return false }
    // Far above what rounding can do, far below what can be seen.
    let share = space / Double(count) * (1 - 1e-9)
    for lane in 0..<count {
      let child = Int(lanes[lane].node)
      guard tree.nodes[child].shape == .measuredLeaf, let ideal = tree.contentedSize(child, minor),
        ideal.width <= share
      else { return false }
      setAnswer(ideal, offer: share, lane)
    }
    return true
  }

  /// What a stack answers to no length and to an infinite one along an axis.
  ///
  /// - Returns: `nil` where offers depend on answers, or the answers are known.
  static func ends(
    _ node: Node, _ across: Double, along axis: Axis, isRow: Bool
  ) -> Ends? {
    let (tree, index, alongX) = (node.tree, node.index, axis == .horizontal)
    let flags = node.record.pointee.flags
    guard flags.contains(.memoized), !flags.contains(.isLong), !(node.stackSpacing < 0),
      !node.sharesReserve,
      isRow == alongX || across.isNaN || across == 0 || across == .infinity
    else { return nil }
    let none = alongX ? Proposal(0, across) : Proposal(across, 0)
    let all = alongX ? Proposal(.infinity, across) : Proposal(across, .infinity)
    let known = node.record.pointee.memo
    guard tree.memo.find(known, none.width, none.height) == nil,
      tree.memo.find(known, all.width, all.height) == nil
    else { return nil }
    let mark = tree.scratch.mark
    defer { tree.scratch.release(mark) }
    tree.noteMeasured(index)
    var least = StackRun(node, isRow: isRow)
    var most = least.copy(to: tree.scratch.take(least.count, of: StackLane.self))
    for lane in 0..<least.count {
      let ends = tree.measureEnds(Int(least.lanes[lane].node), across, along: axis)
      least.setAnswer(ends.least, offer: isRow ? none.width : none.height, lane)
      most.setAnswer(ends.most, offer: isRow ? all.width : all.height, lane)
    }
    least.sum(tree, isRow ? none.height : none.width)
    most.sum(tree, isRow ? all.height : all.width)
    let ends = Ends(least: least.size, most: most.size)
    tree.memo.insert(MemoEntry(proposal: none, answer: ends.least), into: &tree.nodes[index].memo)
    tree.memo.insert(MemoEntry(proposal: all, answer: ends.most), into: &tree.nodes[index].memo)
    return ends
  }
}
