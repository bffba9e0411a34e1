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
    frames[child] = Frame(
      x: turns ? width - x - size.width : x, y: y, width: size.width, height: size.height)
    settleInside(child, proposal, size)
  }

  /// Gives everything inside a child its frame, if it has not got it already.
  @inline(__always)
  func settleInside(_ child: Int, _ proposal: Proposal, _ size: Extent) {
    let node = nodes + child
    if node.pointee.action.isLeaf { return }
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
    while nodes[index].action == .pass {
      let child = index + 1
      frames[child] = Frame(x: 0, y: 0, width: size.width, height: size.height)
      index = child
    }
    let flags = nodes[index].flags
    var width = width
    var height = height
    if flags.contains(.ignoresHeight) {
      height = .nan
      if flags.contains(.rigid) { width = .nan }
    }
    if flags.contains(.placed) && keepsAnswers && placed[index].matches(width, height) { return }
    placed[index] = Proposal(width, height)
    nodes[index].flags.insert(.placed)
    placeInside(index, width, height, size)
  }

  /// Places what is inside a node once more, within the size that the node has: for what only its
  /// owner knows to have changed, and has no influence on sizes.
  package func placeAgain(_ node: LayoutNode) {
    var index = Int(node.index)
    guard isSealed else { return }
    while nodes[index].action == .pass { index += 1 }
    guard nodes[index].flags.contains(.placed) else { return }
    let (proposal, frame) = (placed[index], frames[index])
    withStack(forDepth: depth) {
      placeInside(
        index, proposal.width, proposal.height, Extent(frame.width, frame.height))
      extendBeyondSafeAreas()
    }
  }

  private func placeInside(_ index: Int, _ width: Double, _ height: Double, _ size: Extent) {
    switch nodes[index].action {
    case .fixedLeaf, .flexibleLeaf, .squareLeaf, .spacer, .divider, .measured, .empty, .pass:
      break
    case .offset:
      let turns = nodes[index].flags.contains(.rightToLeft)
      settle(
        index + 1, Proposal(width, height), nodes[index].a, nodes[index].b, size, size.width, turns)
    case .overlay: placeOverlay(index, width, height, size)
    case .padding, .frame, .flexibleFrame, .fixedSize, .position, .aspectRatio:
      let place = unaryPlace(index, width, height, size)
      let turns = nodes[index].flags.contains(.rightToLeft)
      settle(index + 1, place.proposal, place.x, place.y, place.size, size.width, turns)
    case .hstack, .vstack, .gridRow: placeStack(index, width, height, size)
    case .zstack: placeZStack(index, size)
    case .grid: placeGrid(index, width, height, size)
    case .viewThatFits: placeFitting(index, width, height, size)
    case .geometryReader: placeReader(index, size)
    case .safeAreaInset: placeInset(index, width, height, size)
    case .custom: placeCustom(index, width, height, size)
    }
  }

  /// The first child fills the node; the others are proposed its size and aligned with it.
  private func placeOverlay(_ index: Int, _ width: Double, _ height: Double, _ size: Extent) {
    let turns = nodes[index].flags.contains(.rightToLeft)
    let primary = index + 1
    let alignment = alignments[Int(nodes[index].payload)]
    let proposal = Proposal(width, height)
    settle(primary, proposal, 0, 0, size, size.width, turns)
    let x = guide(alignment.horizontal.key, of: primary, proposal, size)
    let y = guide(alignment.vertical.key, of: primary, proposal, size)
    let offered = Proposal(size.width, size.height)
    var child = Int(nodes[primary].end)
    while child < Int(nodes[index].end) {
      let answer = measure(child, offered.width, offered.height)
      settle(
        child, offered, x - guide(alignment.horizontal.key, of: child, offered, answer),
        y - guide(alignment.vertical.key, of: child, offered, answer), answer, size.width, turns)
      child = Int(nodes[child].end)
    }
  }

  private func placeReader(_ index: Int, _ size: Extent) {
    if case .geometryReader(let body?) = elements[Int(nodes[index].payload)] { body(size.size) }
    let turns = nodes[index].flags.contains(.rightToLeft)
    let offered = Proposal(size.width, size.height)
    var child = index + 1
    while child < Int(nodes[index].end) {
      let answer = measure(child, offered.width, offered.height)
      settle(child, offered, 0, 0, answer, size.width, turns)
      child = Int(nodes[child].end)
    }
  }
}
