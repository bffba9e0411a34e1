/// Where what is inside of a node is expected to draw, for reports of what sticks out.
package enum ContentBounds: Sendable {
  /// The kind says nothing.
  case unknown
  /// Inside of the frame of the node.
  case frame
  /// Inside of the frame of the node, which is as large as its child, unless it is made smaller on
  /// purpose.
  case child
  /// Elsewhere, on purpose.
  case elsewhere
  /// The first child is the node; the others are elsewhere on purpose.
  case besideFirst
}

extension LayoutTree {
  /// Where what is inside of a node is expected to draw.
  package func contentBounds(of node: LayoutNode) -> ContentBounds {
    kinds[Int(nodes[Int(node.index)].kind.index)].behavior.contentBounds
  }

  /// Whether a node is of a kind that is in all its child.
  package func isTransparent(_ node: LayoutNode) -> Bool {
    kinds[Int(nodes[Int(node.index)].kind.index)].shape == .pass
  }
}
