package import Foundation

extension LayoutTree {
  /// Lays out the whole tree.
  ///
  /// - Parameter proposal: what the root is offered, in points.
  /// - Returns: the size that the root chose.
  @discardableResult
  package func layout(_ proposal: ProposedViewSize) -> CGSize {
    finish()
    guard count > 0 else { return .zero }
    let proposal = Proposal(proposal)
    var answer = Extent.zero
    withStack(forDepth: depth) {
      answer = layOut(0, proposal.width, proposal.height)
      if answer.width.isFinite && answer.height.isFinite {
        frames[0] = Frame(x: 0, y: 0, width: answer.width, height: answer.height)
      } else {
        placeFinite(proposal)
      }
      endLayout()
    }
    return answer.size
  }

  /// The size that the root would choose for a proposal, without placing anything.
  package func size(for proposal: ProposedViewSize) -> CGSize {
    finish()
    guard count > 0 else { return .zero }
    let proposal = Proposal(proposal)
    var answer = Extent.zero
    withStack(forDepth: depth) { answer = measure(0, proposal.width, proposal.height) }
    return answer.size
  }

  /// Nothing can be placed in infinity: where the root would be infinite, it is placed at its ideal
  /// length.
  private func placeFinite(_ proposal: Proposal) {
    let (finite, size) = placeable(0, proposal)
    settle(0, finite, 0, 0, size, size.width, false)
  }

  func endLayout() {
    for (_, store) in stores { store.layoutEnded(self) }
  }

  // MARK: One walk

  /// Measures a node and places what is inside, in one walk where that is possible.
  ///
  /// Frames are relative to the parent: the inside of a child whose proposal is the final one can
  /// be placed when it is not known yet where the child will be.
  @inline(__always)
  func layOut(_ index: Int, _ width: Double, _ height: Double) -> Extent {
    if nodes[index].shape.isLeaf { return measure(index, width, height) }
    return layOutNode(index, width, height)
  }

  func layOutNode(_ start: Int, _ width: Double, _ height: Double) -> Extent {
    var index = start
    while nodes[index].shape == .pass { index += 1 }
    guard nodes[index].shape.isDirect, keepsAnswers else {
      let size = measure(start, width, height)
      place(start, width, height, size)
      return size
    }
    let size = layOutDirectly(index, effective(index, width, height))
    for child in start..<index {
      frames[child + 1] = Frame(x: 0, y: 0, width: size.width, height: size.height)
    }
    return size
  }

  // A remembered answer would save nothing: what is inside is to be placed, and says its sizes
  // again.
  @inline(__always)
  private func layOutDirectly(_ index: Int, _ proposal: Proposal) -> Extent {
    if let size = placedSize(index, proposal) { return size }
    let kind = kinds + Int(nodes[index].kind.index)
    guard let size = kind.pointee.behavior.layOut(Node(self, index), proposal) else {
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

  /// The part of a proposal that has an influence on the node.
  @inline(__always)
  func effective(_ index: Int, _ width: Double, _ height: Double) -> Proposal {
    let flags = nodes[index].flags
    guard flags.contains(.ignoresHeight) else { return Proposal(width, height) }
    return Proposal(flags.contains(.rigid) ? .nan : width, .nan)
  }
}
