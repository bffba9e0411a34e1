package import Foundation

extension LayoutElement {
  /// A frame of fixed lengths; `nil` takes that of the view.
  package static func frame(
    width: CGFloat?, height: CGFloat?, alignment: Alignment
  ) -> LayoutElement {
    LayoutElement(
      FrameNode.kind, Double(given: width), Double(given: height), alignment: alignment)
  }
}

extension Node {
  /// The lengths of a frame; NaN where it has that of its child.
  var frameWidth: Double { number1 }
  var frameHeight: Double { number2 }

  /// Gives a frame its lengths.
  func setFrame(_ width: Double, _ height: Double, _ subject: String) {
    number1 = tree.fixedLength(width, index, subject, "width")
    number2 = tree.fixedLength(height, index, subject, "height")
  }
}

enum FrameNode: ModifierBehavior {
  static let kind = NodeKind(FrameNode.self)
  static let name = "frame"
  static let contentBounds = ContentBounds.frame

  static func append(_ element: LayoutElement, _ node: Node) {
    node.setFrame(element.numbers.first, element.numbers.second, "frame")
    node.keepAlignment(of: element)
  }

  static func derive(_ traits: inout NodeTraits, _ node: Node) {
    let child = node.tree.nodes[node.index + 1].flags
    if (!node.frameWidth.isNaN && !node.frameHeight.isNaN) || child.contains(.rigid) {
      traits.flags.insert(.rigid)
    }
    if !node.frameHeight.isNaN || child.contains(.ignoresHeight) {
      traits.flags.insert(.ignoresHeight)
    }
    traits.priority = node.forwardedPriority
  }

  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    let (width, height) = (node.frameWidth, node.frameHeight)
    if !width.isNaN && !height.isNaN { return Extent(width, height) }
    let inner = offer(node, proposal)
    let size = node.tree.measure(node.index + 1, inner.width, inner.height)
    return Extent(width.isNaN ? size.width : width, height.isNaN ? size.height : height)
  }

  static func childPlace(_ node: Node, _ proposal: Proposal, _ size: Extent) -> ChildPlace {
    childPlace(node, proposal, size, alignment: node.alignment)
  }

  static func childPlace(
    _ node: Node, _ proposal: Proposal, _ size: Extent, alignment: Alignment
  ) -> ChildPlace {
    node.aligned(node.index + 1, offer(node, proposal), alignment, in: size)
  }

  @inline(__always)
  private static func offer(_ node: Node, _ proposal: Proposal) -> Proposal {
    let (width, height) = (node.frameWidth, node.frameHeight)
    return Proposal(
      width.isNaN ? proposal.width : width, height.isNaN ? proposal.height : height)
  }

  /// A frame asks its child for the guides that it aligns by as well; without a memory the
  /// questions would triple with every frame around a frame.
  static func guide(_ key: AlignmentKey, _ node: Node, _ proposal: Proposal) -> Double? {
    node.tree.remembered(key, node.index, proposal) {
      node.movedGuide(key, proposal) { childPlace(node, proposal, $0) }
    }
  }

  static func spacing(_ node: Node, on edges: Edge.Set) -> ViewSpacing {
    node.framedSpacing(!node.frameWidth.isNaN, !node.frameHeight.isNaN, edges)
  }
}
