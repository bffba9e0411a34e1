extension LayoutElement {
  /// A circle: a square of the smaller proposed length.
  package static var squareLeaf: LayoutElement { LayoutElement(SquareLeafNode.kind) }
}

enum SquareLeafNode: LeafBehavior {
  static let kind = NodeKind(SquareLeafNode.self)
  static let name = "Shape"

  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    let all = LayoutTree.flexibleSize(proposal.width, proposal.height)
    let side = min(all.width, all.height)
    return Extent(side, side)
  }
}
