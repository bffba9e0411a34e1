extension LayoutTree {
  /// Gives a child its frame, and then everything inside the child.
  ///
  /// This is where, and only where, a container of the other direction is turned: `x` is counted
  /// from the leading edge of a container of the given width.
  @inline(__always)
  func settle(
    _ child: Int, _ proposal: Proposal, _ x: Double, _ y: Double, _ size: Extent,
    _ width: Double, _ turns: Bool
  ) {
    setFrame(child, x, y, size, in: width, turns: turns)
    settleInside(child, proposal, size)
  }

  /// Gives a child its frame; see `settle`.
  @inline(__always)
  func setFrame(
    _ child: Int, _ x: Double, _ y: Double, _ size: Extent, in width: Double, turns: Bool
  ) {
    frames[child] = Frame(
      x: turns ? width - x - size.width : x, y: y, width: size.width, height: size.height)
  }

  /// Gives everything inside a child its frame, if it has not got it already.
  @inline(__always)
  func settleInside(_ child: Int, _ proposal: Proposal, _ size: Extent) {
    let node = nodes + child
    if node.pointee.shape.isLeaf { return }
    if node.pointee.flags.contains(.placed) && keepsAnswers
      && placed[child].matches(proposal.width, proposal.height)
    {
      return
    }
    place(child, proposal.width, proposal.height, size)
  }

  /// Places what is inside a node that was measured for a proposal.
  func place(_ start: Int, _ width: Double, _ height: Double, _ size: Extent) {
    var index = start
    // What has the size of its child costs no call.
    while nodes[index].shape == .pass {
      let child = index + 1
      frames[child] = Frame(x: 0, y: 0, width: size.width, height: size.height)
      index = child
    }
    let proposal = effective(index, width, height)
    if nodes[index].flags.contains(.placed) && keepsAnswers
      && placed[index].matches(proposal.width, proposal.height)
    {
      return
    }
    placed[index] = proposal
    nodes[index].flags.insert(.placed)
    placeInside(index, proposal, size)
  }

  /// Places what is inside a node once more, within the size that the node has: for what only its
  /// owner knows to have changed, and has no influence on sizes.
  package func placeAgain(_ node: LayoutNode) {
    var index = Int(node.index)
    guard isSealed else { return }
    while nodes[index].shape == .pass { index += 1 }
    guard nodes[index].flags.contains(.placed) else { return }
    let (proposal, frame) = (placed[index], frames[index])
    withStack(forDepth: depth) {
      placeInside(index, proposal, Extent(frame.width, frame.height))
      endLayout()
    }
  }

  private func placeInside(_ index: Int, _ proposal: Proposal, _ size: Extent) {
    guard !nodes[index].shape.isLeaf else { return }
    let kind = kinds + Int(nodes[index].kind.index)
    kind.pointee.behavior.place(Node(self, index), proposal, size)
  }
}
