extension LayoutElement {
  /// A leaf that only its owner can measure: a text, an image.
  package static func measured(_ leaf: any MeasuredLeaf) -> LayoutElement {
    LayoutElement(MeasuredLeafNode.kind, leaf: leaf)
  }
}

/// The arena asks the leaf itself, and keeps what it answers.
enum MeasuredLeafNode: LeafBehavior {
  static let kind = NodeKind(MeasuredLeafNode.self)
  static let name = "Leaf"
  static let shape = NodeShape.measuredLeaf

  static func append(_ element: LayoutElement, _ node: Node) {
    guard let leaf = element.leaf else { return }
    node.record.pointee.payload = node.tree.leaves.append(leaf)
  }

  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    node.tree.measureLeaf(node.index, proposal.width, proposal.height)
  }
}
