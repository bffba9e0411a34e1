extension LayoutElement {
  /// A leaf that only its owner can measure: a text, an image.
  package static func measured(_ leaf: any MeasuredLeaf) -> LayoutElement {
    LayoutElement(MeasuredLeafNode.kind, leaf: leaf)
  }
}

extension NodeKind {
  /// The kind of such leaves.
  package static var measuredLeaf: NodeKind { MeasuredLeafNode.kind }
}

extension LayoutTree {
  /// Adds such a leaf without an element: most nodes of a screen are texts.
  @discardableResult
  package func append(leaf: any MeasuredLeaf, to parent: LayoutNode?) -> LayoutNode {
    let index = appendRecord(MeasuredLeafNode.kind, to: parent)
    nodes[index].payload = leaves.append(leaf)
    return LayoutNode(index: UInt32(index))
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
