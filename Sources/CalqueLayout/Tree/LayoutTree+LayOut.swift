extension LayoutTree {
  /// Measures a node and places what is inside, in one walk where that is possible.
  ///
  /// Frames are relative to the parent: the inside of a child whose proposal is the final one can
  /// be placed before it is known where the child will stand.
  @inline(__always)
  func layOut(_ index: Int, _ width: Double, _ height: Double) -> Extent {
    if nodes[index].action.isLeaf { return measure(index, width, height) }
    return layOutNode(index, width, height)
  }

  func layOutNode(_ start: Int, _ width: Double, _ height: Double) -> Extent {
    var index = start
    while nodes[index].action == .pass { index += 1 }
    let size: Extent
    switch nodes[index].action {
    case .hstack where keepsAnswers, .vstack where keepsAnswers:
      size = layOutStack(index, width, height)
    case .padding where keepsAnswers: size = layOutPadding(index, width, height)
    default:
      size = measure(start, width, height)
      place(start, width, height, size)
      return size
    }
    for child in start..<index {
      frames[child + 1] = Frame(x: 0, y: 0, width: size.width, height: size.height)
    }
    return size
  }

  // A remembered answer would save nothing: what is inside is to be placed, and says its sizes again.
  private func layOutStack(_ index: Int, _ width: Double, _ height: Double) -> Extent {
    let proposal = effective(index, width, height)
    if let placed = placedSize(index, proposal) { return placed }
    guard let size = layoutStack(index, proposal.width, proposal.height) else {
      let size = measure(index, proposal.width, proposal.height)
      place(index, proposal.width, proposal.height, size)
      return size
    }
    // No memo: what it was placed for and its frame say the same.
    placed[index] = proposal
    nodes[index].flags.insert(.placed)
    return size
  }

  /// The size that a node has, if it was placed for a proposal.
  @inline(__always)
  private func placedSize(_ index: Int, _ proposal: Proposal) -> Extent? {
    guard nodes[index].flags.contains(.placed),
      placed[index].matches(proposal.width, proposal.height)
    else { return nil }
    return Extent(frames[index].width, frames[index].height)
  }

  private func layOutPadding(_ index: Int, _ width: Double, _ height: Double) -> Extent {
    let proposal = effective(index, width, height)
    let insets = insets[Int(nodes[index].payload)]
    let inner = inset(insets, proposal.width, proposal.height)
    let child = layOut(index + 1, inner.width, inner.height)
    let size = outset(insets, child)
    let leading = Double(insets.leading)
    frames[index + 1] = Frame(
      x: nodes[index].flags.contains(.rightToLeft) ? size.width - leading - child.width : leading,
      y: Double(insets.top), width: child.width, height: child.height)
    placed[index] = proposal
    nodes[index].flags.insert(.placed)
    return size
  }

  /// The part of a proposal that has an influence on the node.
  @inline(__always)
  private func effective(_ index: Int, _ width: Double, _ height: Double) -> Proposal {
    let flags = nodes[index].flags
    guard flags.contains(.ignoresHeight) else { return Proposal(width, height) }
    return Proposal(flags.contains(.rigid) ? .nan : width, .nan)
  }
}
