extension LayoutElement {
  /// A color or a shape: the proposal, 10 where nothing is proposed.
  package static var flexibleLeaf: LayoutElement { LayoutElement(FlexibleLeafNode.kind) }
}

enum FlexibleLeafNode: LeafBehavior {
  static let kind = NodeKind(FlexibleLeafNode.self)
  static let name = "Shape"
  static let shape = NodeShape.flexibleLeaf

  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    LayoutTree.flexibleSize(proposal.width, proposal.height)
  }
}
