package import Foundation

extension LayoutElement {
  /// Puts the centre of a view at a point of the space that is proposed.
  package static func position(_ point: CGPoint) -> LayoutElement {
    LayoutElement(PositionNode.kind, Double(point.x), Double(point.y))
  }
}

extension Node {
  /// Where the centre of the view is.
  fileprivate var centerX: Double { number1 }
  fileprivate var centerY: Double { number2 }
}

enum PositionNode: ModifierBehavior {
  static let kind = NodeKind(PositionNode.self)
  static let name = "position"
  static let contentBounds = ContentBounds.elsewhere

  static func append(_ element: LayoutElement, _ node: Node) {
    node.number1 = node.tree.shift(element.numbers.first, node.index, "position", "x")
    node.number2 = node.tree.shift(element.numbers.second, node.index, "position", "y")
  }

  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    let (width, height) = (proposal.width, proposal.height)
    if !width.isNaN && !height.isNaN { return Extent(width, height) }
    let size = node.tree.measure(node.index + 1, width, height)
    return Extent(width.isNaN ? size.width : width, height.isNaN ? size.height : height)
  }

  static func childPlace(_ node: Node, _ proposal: Proposal, _ size: Extent) -> ChildPlace {
    let answer = node.tree.measure(node.index + 1, size.width, size.height)
    return ChildPlace(
      proposal: Proposal(size.width, size.height), size: answer,
      x: node.centerX - answer.width / 2, y: node.centerY - answer.height / 2)
  }

  /// The whole space is around the view: it has no preference left.
  static func spacing(_ node: Node, on edges: Edge.Set) -> ViewSpacing { ViewSpacing() }
}
