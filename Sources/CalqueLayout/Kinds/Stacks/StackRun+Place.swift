extension StackRun {
  /// Gives the children of a solved stack their places.
  ///
  /// - Parameter minor: what they were proposed across the stack.
  func place(in node: Node, _ minor: Double, _ size: Extent) {
    let (tree, turns) = (node.tree, node.record.pointee.isRightToLeft)
    var at = 0.0
    for lane in lanes..<lanes + count {
      let child = Int(lane.pointee.node)
      at += lane.pointee.gap
      let across = ascent - lane.pointee.guide
      let proposal = proposal(lane.pointee.offer, minor)
      if isRow {
        let answer = Extent(lane.pointee.major, lane.pointee.minor)
        tree.settle(child, proposal, at, across, answer, size.width, turns)
      } else {
        let answer = Extent(lane.pointee.minor, lane.pointee.major)
        tree.settle(child, proposal, across, at, answer, size.width, turns)
      }
      at += lane.pointee.major
    }
  }

  /// The guide that the children of a stack set together.
  mutating func mergedGuide(
    _ key: AlignmentKey, _ tree: LayoutTree, _ proposal: Proposal, _ size: Extent
  ) -> Double? {
    let minor = solveForPlacing(tree, proposal, size)
    let isAlong = (key.axis == .horizontal) == isRow
    var values: [Double] = []
    var at = 0.0
    for lane in 0..<count {
      let lane = lanes[lane]
      at += lane.gap
      let offered = self.proposal(lane.offer, minor)
      if let value = tree.explicitGuide(key, of: Int(lane.node), offered) {
        values.append(value + (isAlong ? at : ascent - lane.guide))
      }
      at += lane.major
    }
    return key.merge(values, tree.decisions)
  }
}
