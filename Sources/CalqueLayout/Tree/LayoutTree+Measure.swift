extension LayoutTree {
  /// The size that a node chooses for a proposal.
  @inline(__always)
  func measure(_ index: Int, _ width: Double, _ height: Double) -> Extent {
    let node = nodes + index
    switch node.pointee.action {
    case .fixedLeaf: return Extent(node.pointee.a, node.pointee.b)
    case .flexibleLeaf: return Extent(width.isNaN ? 10 : width, height.isNaN ? 10 : height)
    case .measured: return measureLeaf(index, width, height)
    default: return measureNode(index, width, height)
    }
  }

  /// - Note: Zero is the answer to a proposal below zero, which only arithmetic can bring about.
  func measureNode(_ start: Int, _ width: Double, _ height: Double) -> Extent {
    var index = start
    while nodes[index].action.hasSizeOfChild { index += 1 }
    let flags = nodes[index].flags
    var width = width
    var height = height
    if flags.contains(.ignoresHeight) {
      height = .nan
      if flags.contains(.rigid) { width = .nan }
    }
    guard flags.contains(.memoized) else { return compute(index, width, height) }
    if let known = memo.find(nodes[index].memo, width, height) { return known }
    let answer = compute(index, width, height)
    let entry = MemoEntry(proposal: Proposal(width, height), answer: answer)
    memo.insert(entry, into: &nodes[index].memo)
    return answer
  }

  private func compute(_ index: Int, _ width: Double, _ height: Double) -> Extent {
    let node = nodes + index
    if node.pointee.action.isContainer { noteMeasured(index) }
    switch node.pointee.action {
    case .fixedLeaf: return Extent(node.pointee.a, node.pointee.b)
    case .flexibleLeaf: return Extent(width.isNaN ? 10 : width, height.isNaN ? 10 : height)
    case .squareLeaf:
      let side = min(width.isNaN ? 10 : width, height.isNaN ? 10 : height)
      return Extent(side, side)
    case .spacer: return spacerSize(node.pointee, width, height)
    case .divider: return dividerSize(node.pointee, width, height)
    case .measured: return measureLeaf(index, width, height)
    case .empty: return .zero
    case .pass, .offset, .overlay: return measure(index + 1, width, height)
    case .padding, .frame, .flexibleFrame, .fixedSize, .position, .aspectRatio:
      return unarySize(index, width, height)
    case .hstack, .vstack, .gridRow: return stackSize(index, width, height)
    case .zstack: return zstackSize(index, width, height)
    case .grid: return gridSize(index, width, height)
    case .viewThatFits: return measure(fittingChild(index, width, height), width, height)
    case .geometryReader: return Extent(width.isNaN ? 10 : width, height.isNaN ? 10 : height)
    case .safeAreaInset: return insetSize(index, width, height)
    case .custom: return customSize(index, width, height)
    }
  }

  @inline(__always)
  func noteMeasured(_ index: Int) {
    if measuredNodes != nil { measuredNodes?.append(LayoutNode(index: UInt32(index))) }
  }

  private func spacerSize(_ node: NodeRecord, _ width: Double, _ height: Double) -> Extent {
    let least = node.a
    let alongX = width.isNaN ? least : max(width, least)
    let alongY = height.isNaN ? least : max(height, least)
    if node.flags.contains(.inRow) { return Extent(alongX, 0) }
    if node.flags.contains(.inColumn) { return Extent(0, alongY) }
    return Extent(alongX, alongY)
  }

  private func dividerSize(_ node: NodeRecord, _ width: Double, _ height: Double) -> Extent {
    let thickness = node.a.isNaN ? Double(metrics.dividerThickness) : node.a
    return node.flags.contains(.inRow)
      ? Extent(thickness, height.isNaN ? 10 : height)
      : Extent(width.isNaN ? 10 : width, thickness)
  }
}
