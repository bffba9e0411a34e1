import Foundation

extension LayoutElement {
  /// A frame with limits.
  package static func flexibleFrame(_ frame: FlexibleFrame) -> LayoutElement {
    var element = LayoutElement(
      FlexibleFrameNode.kind, Double(given: frame.minWidth), Double(given: frame.idealWidth),
      alignment: frame.alignment)
    element.numbers.third = Double(given: frame.maxWidth)
    element.numbers.fourth = Double(given: frame.minHeight)
    element.numbers.fifth = Double(given: frame.idealHeight)
    element.numbers.sixth = Double(given: frame.maxHeight)
    return element
  }
}

extension Node {
  /// The limits of one axis of a frame with limits: three numbers in the table.
  fileprivate func limits(_ axis: Axis) -> FlexibleFrameRule {
    let first = tree.numbers.base + Int(record.pointee.payload) + (axis == .horizontal ? 0 : 3)
    return FlexibleFrameRule(least: first[0], ideal: first[1], most: first[2])
  }

  /// The place of the alignment of a frame with limits, which has its payload for the limits.
  fileprivate var alignmentPlace: Double {
    get { number1 }
    nonmutating set { number1 = newValue }
  }
}

enum FlexibleFrameNode: ModifierBehavior {
  static let kind = NodeKind(FlexibleFrameNode.self)
  static let name = "frame"
  static let contentBounds = ContentBounds.frame

  static func append(_ element: LayoutElement, _ node: Node) {
    let (tree, given) = (node.tree, element.numbers)
    let width = tree.limits((given.first, given.second, given.third), node.index, "Width")
    let height = tree.limits((given.fourth, given.fifth, given.sixth), node.index, "Height")
    let place = tree.numbers.reserve(6)
    let first = tree.numbers.base + place
    (first[0], first[1], first[2]) = (width.least, width.ideal, width.most)
    (first[3], first[4], first[5]) = (height.least, height.ideal, height.most)
    node.record.pointee.payload = UInt32(place)
    node.alignmentPlace = Double(tree.alignments.place(of: element))
  }

  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    let (horizontal, vertical) = (node.limits(.horizontal), node.limits(.vertical))
    let (width, height) = (proposal.width, proposal.height)
    if let knownWidth = horizontal.answer(width), let knownHeight = vertical.answer(height) {
      return Extent(knownWidth, knownHeight)
    }
    let size = node.tree.measure(
      node.index + 1, horizontal.offer(width), vertical.offer(height))
    return Extent(
      horizontal.length(width, child: size.width), vertical.length(height, child: size.height))
  }

  static func childPlace(_ node: Node, _ proposal: Proposal, _ size: Extent) -> ChildPlace {
    let inner = Proposal(
      node.limits(.horizontal).finalOffer(proposal.width, length: size.width),
      node.limits(.vertical).finalOffer(proposal.height, length: size.height))
    return node.aligned(
      node.index + 1, inner, node.tree.alignments[Int(node.alignmentPlace)], in: size)
  }

  /// As in `FrameNode`.
  static func guide(_ key: AlignmentKey, _ node: Node, _ proposal: Proposal) -> Double? {
    node.tree.remembered(key, node.index, proposal) {
      node.movedGuide(key, proposal) { childPlace(node, proposal, $0) }
    }
  }

  static func spacing(_ node: Node, on edges: Edge.Set) -> ViewSpacing {
    node.framedSpacing(
      node.limits(.horizontal).isGiven, node.limits(.vertical).isGiven, edges)
  }
}
