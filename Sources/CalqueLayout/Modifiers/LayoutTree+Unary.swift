import Foundation

/// Where the child of a modifier stands in it.
struct ChildPlace {
  var proposal: Proposal
  var size: Extent
  var x: Double
  var y: Double
}

extension LayoutTree {
  /// The size of a modifier that has one child and a size of its own.
  func unarySize(_ index: Int, _ width: Double, _ height: Double) -> Extent {
    let node = nodes[index]
    let child = index + 1
    switch node.action {
    case .padding:
      let inner = inset(insets[Int(node.payload)], width, height)
      let size = measure(child, inner.width, inner.height)
      return outset(insets[Int(node.payload)], size)
    case .frame:
      if !node.a.isNaN && !node.b.isNaN { return Extent(node.a, node.b) }
      let size = measure(child, node.a.isNaN ? width : node.a, node.b.isNaN ? height : node.b)
      return Extent(node.a.isNaN ? size.width : node.a, node.b.isNaN ? size.height : node.b)
    case .flexibleFrame: return flexibleFrameSize(index, width, height)
    case .fixedSize:
      return measure(child, node.a > 0 ? .nan : width, node.b > 0 ? .nan : height)
    case .position:
      if !width.isNaN && !height.isNaN { return Extent(width, height) }
      let size = measure(child, width, height)
      return Extent(width.isNaN ? size.width : width, height.isNaN ? size.height : height)
    case .aspectRatio:
      let inner = aspectProposal(index, width, height)
      return measure(child, inner.width, inner.height)
    default: return measure(child, width, height)
    }
  }

  private func flexibleFrameSize(_ index: Int, _ width: Double, _ height: Double) -> Extent {
    // No copy of the rule: its alignment is large and not needed here.
    let payload = Int(nodes[index].payload)
    let horizontal = flexibleFrames[payload].width
    let vertical = flexibleFrames[payload].height
    if let knownWidth = horizontal.answer(width), let knownHeight = vertical.answer(height) {
      return Extent(knownWidth, knownHeight)
    }
    let size = measure(index + 1, horizontal.offer(width), vertical.offer(height))
    return Extent(
      horizontal.length(width, child: size.width), vertical.length(height, child: size.height))
  }

  /// The place of the child in a modifier of the given size; one rule for placing and for guides.
  func unaryPlace(_ index: Int, _ width: Double, _ height: Double, _ size: Extent) -> ChildPlace {
    let node = nodes[index]
    let child = index + 1
    switch node.action {
    case .padding:
      let insets = insets[Int(node.payload)]
      let inner = inset(insets, width, height)
      return ChildPlace(
        proposal: inner, size: measure(child, inner.width, inner.height),
        x: Double(insets.leading), y: Double(insets.top))
    case .frame:
      let inner = Proposal(node.a.isNaN ? width : node.a, node.b.isNaN ? height : node.b)
      return aligned(child, inner, alignments[Int(node.payload)], in: size)
    case .flexibleFrame:
      let rule = flexibleFrames[Int(node.payload)]
      let inner = Proposal(
        rule.width.finalOffer(width, length: size.width),
        rule.height.finalOffer(height, length: size.height))
      return aligned(child, inner, rule.alignment, in: size)
    case .fixedSize:
      let inner = Proposal(node.a > 0 ? .nan : width, node.b > 0 ? .nan : height)
      return ChildPlace(proposal: inner, size: size, x: 0, y: 0)
    case .position:
      let inner = Proposal(size.width, size.height)
      let answer = measure(child, inner.width, inner.height)
      return ChildPlace(
        proposal: inner, size: answer, x: node.a - answer.width / 2, y: node.b - answer.height / 2)
    case .aspectRatio:
      let inner = aspectProposal(index, width, height)
      return ChildPlace(proposal: inner, size: size, x: 0, y: 0)
    default:
      return ChildPlace(proposal: Proposal(width, height), size: size, x: 0, y: 0)
    }
  }

  /// A child whose guides meet those of the rectangle around it.
  func aligned(
    _ child: Int, _ proposal: Proposal, _ alignment: Alignment, in size: Extent
  ) -> ChildPlace {
    let answer = measure(child, proposal.width, proposal.height)
    let horizontal = alignment.horizontal.key
    let vertical = alignment.vertical.key
    return ChildPlace(
      proposal: proposal, size: answer,
      x: defaultGuide(horizontal, size) - guide(horizontal, of: child, proposal, answer),
      y: defaultGuide(vertical, size) - guide(vertical, of: child, proposal, answer))
  }

  func inset(_ insets: EdgeInsets, _ width: Double, _ height: Double) -> Proposal {
    Proposal(
      width.isNaN ? width : max(width - Double(insets.leading + insets.trailing), 0),
      height.isNaN ? height : max(height - Double(insets.top + insets.bottom), 0))
  }

  func outset(_ insets: EdgeInsets, _ size: Extent) -> Extent {
    Extent(
      max(size.width + Double(insets.leading + insets.trailing), 0),
      max(size.height + Double(insets.top + insets.bottom), 0))
  }

  private func aspectProposal(_ index: Int, _ width: Double, _ height: Double) -> Proposal {
    let node = nodes[index]
    var ratio = node.a
    if ratio.isNaN {
      let ideal = measure(index + 1, .nan, .nan)
      ratio = ideal.width / ideal.height
      if ratio > 0, ratio.isFinite { ratio = min(max(ratio, 1e-6), 1e6) }
    }
    return AspectRatio.proposal(ratio, fills: node.b > 0, width, height, decisions)
  }
}
