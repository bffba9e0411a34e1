package import Foundation

extension LayoutElement {
  /// Moves a view without an influence on the layout.
  package static func offset(_ offset: CGSize) -> LayoutElement {
    LayoutElement(OffsetNode.kind, Double(offset.width), Double(offset.height))
  }
}

extension Node {
  /// How far the view is moved.
  fileprivate var offset: Extent { Extent(number1, number2) }
}

enum OffsetNode: ModifierBehavior {
  static let kind = NodeKind(OffsetNode.self)
  static let name = "offset"
  static let contentBounds = ContentBounds.elsewhere
  static let shape = NodeShape.sizeOfChild

  static func append(_ element: LayoutElement, _ node: Node) {
    node.number1 = node.tree.shift(element.numbers.first, node.index, "offset", "x")
    node.number2 = node.tree.shift(element.numbers.second, node.index, "offset", "y")
  }

  static func derive(_ traits: inout NodeTraits, _ node: Node) { node.takeAfterChild(&traits) }

  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    node.tree.measure(node.index + 1, proposal.width, proposal.height)
  }

  static func childPlace(_ node: Node, _ proposal: Proposal, _ size: Extent) -> ChildPlace {
    ChildPlace(proposal: proposal, size: size, x: node.offset.width, y: node.offset.height)
  }

  /// Others align by where the view would be.
  static func guide(_ key: AlignmentKey, _ node: Node, _ proposal: Proposal) -> Double? {
    node.tree.explicitGuide(key, of: node.index + 1, proposal)
  }
}

extension Node {
  /// What is known of a node that has the size and the priority of its first child.
  func takeAfterChild(_ traits: inout NodeTraits) {
    traits.flags.formUnion(tree.nodes[index + 1].flags.intersection([.rigid, .ignoresHeight]))
    traits.priority = tree.siblings[index + 1].priority
  }
}
