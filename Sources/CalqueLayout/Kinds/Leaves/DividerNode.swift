package import Foundation

extension LayoutElement {
  /// A line across the stack that it is in.
  package static var divider: LayoutElement { LayoutElement(DividerNode.kind) }

  /// A divider of a thickness in points, whatever a pixel is.
  package static func line(_ thickness: CGFloat) -> LayoutElement {
    LayoutElement(DividerNode.kind, Double(thickness))
  }
}

extension Node {
  /// How thick a divider is; NaN for the line of the platform.
  fileprivate var thickness: Double { number1 }
}

enum DividerNode: LeafBehavior {
  static let kind = NodeKind(DividerNode.self)
  static let name = "Divider"

  static func append(_ element: LayoutElement, _ node: Node) {
    guard element.numbers.first.isGiven else { return }
    node.number1 = node.tree.ownLength(
      element.numbers.first, node.index, "divider", "thickness")
  }

  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    let thickness =
      node.thickness.isNaN ? Double(node.tree.metrics.dividerThickness) : node.thickness
    let all = LayoutTree.flexibleSize(proposal.width, proposal.height)
    return node.record.pointee.flags.contains(.inRow)
      ? Extent(thickness, all.height) : Extent(all.width, thickness)
  }
}
