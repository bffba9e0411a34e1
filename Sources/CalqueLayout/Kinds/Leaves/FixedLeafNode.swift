package import Foundation

extension LayoutElement {
  /// A leaf that has the same size for every proposal.
  package static func fixedLeaf(_ size: CGSize) -> LayoutElement {
    LayoutElement(FixedLeafNode.kind, Double(size.width), Double(size.height))
  }
}

enum FixedLeafNode: LeafBehavior {
  static let kind = NodeKind(FixedLeafNode.self)
  static let name = "Leaf"
  static let shape = NodeShape.fixedLeaf

  static func append(_ element: LayoutElement, _ node: Node) {
    let size = element.numbers
    node.record.pointee.fixedSize = Extent(
      node.tree.ownLength(size.first, node.index, "size", "width"),
      node.tree.ownLength(size.second, node.index, "size", "height"))
  }

  static func size(_ node: Node, _ proposal: Proposal) -> Extent { node.record.pointee.fixedSize }
}
