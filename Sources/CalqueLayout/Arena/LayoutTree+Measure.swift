extension LayoutTree {
  /// The size that a node chooses for a proposal.
  @inline(__always)
  func measure(_ index: Int, _ width: Double, _ height: Double) -> Extent {
    let node = nodes + index
    switch node.pointee.shape {
    case .fixedLeaf: return node.pointee.fixedSize
    case .flexibleLeaf: return Self.flexibleSize(width, height)
    case .measuredLeaf: return measureLeaf(index, width, height)
    default: return measureNode(index, width, height)
    }
  }

  /// What a view takes that takes all it is offered: 10 where nothing is proposed.
  @inline(__always)
  static func flexibleSize(_ width: Double, _ height: Double) -> Extent {
    Extent(width.isNaN ? 10 : width, height.isNaN ? 10 : height)
  }

  /// - Note: Zero is the answer to a proposal below zero, which only arithmetic can bring about.
  func measureNode(_ start: Int, _ width: Double, _ height: Double) -> Extent {
    var index = start
    while nodes[index].shape.hasSizeOfChild { index += 1 }
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

  @inline(__always)
  private func compute(_ index: Int, _ width: Double, _ height: Double) -> Extent {
    let node = nodes + index
    let shape = node.pointee.shape
    switch shape {
    case .fixedLeaf: return node.pointee.fixedSize
    case .flexibleLeaf: return Self.flexibleSize(width, height)
    case .measuredLeaf: return measureLeaf(index, width, height)
    case .empty: return .zero
    default: break
    }
    if shape.isContainer { noteMeasured(index) }
    let kind = kinds + Int(node.pointee.kind.index)
    return kind.pointee.behavior.size(Node(self, index), Proposal(width, height))
  }

  @inline(__always)
  func noteMeasured(_ index: Int) {
    if measuredNodes != nil { measuredNodes?.append(LayoutNode(index: UInt32(index))) }
  }

  /// What a node answers to 0 and to infinity along an axis, in one walk where that is possible:
  /// large trees are read from memory once and not twice.
  ///
  /// - Parameter across: what is proposed across the axis.
  func measureEnds(_ start: Int, _ across: Double, along axis: Axis) -> Ends {
    var index = start
    while nodes[index].shape.hasSizeOfChild { index += 1 }
    let node = nodes + index
    var across = across
    let alongX = axis == .horizontal
    if alongX && node.pointee.flags.contains(.ignoresHeight) { across = .nan }
    if node.pointee.shape.isDirect {
      let kind = kinds + Int(node.pointee.kind.index)
      if let ends = kind.pointee.behavior.ends(Node(self, index), across, along: axis) {
        return ends
      }
    }
    return Ends(
      least: alongX ? measure(index, 0, across) : measure(index, across, 0),
      most: alongX ? measure(index, .infinity, across) : measure(index, across, .infinity))
  }
}
