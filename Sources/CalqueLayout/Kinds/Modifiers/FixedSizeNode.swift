extension LayoutElement {
  /// The ideal length of a view along some axes.
  package static func fixedSize(horizontal: Bool, vertical: Bool) -> LayoutElement {
    LayoutElement(FixedSizeNode.kind, horizontal ? 1 : 0, vertical ? 1 : 0)
  }
}

extension Node {
  /// Whether the view has its ideal length along an axis.
  fileprivate var fixesWidth: Bool { number1 > 0 }
  fileprivate var fixesHeight: Bool { number2 > 0 }
}

enum FixedSizeNode: ModifierBehavior {
  static let kind = NodeKind(FixedSizeNode.self)
  static let name = "fixedSize"

  static func append(_ element: LayoutElement, _ node: Node) {
    node.number1 = element.numbers.first
    node.number2 = element.numbers.second
  }

  static func derive(_ traits: inout NodeTraits, _ node: Node) {
    let child = node.tree.nodes[node.index + 1].flags
    if (node.fixesWidth && node.fixesHeight) || child.contains(.rigid) {
      traits.flags.insert(.rigid)
    }
    if node.fixesHeight || child.contains(.ignoresHeight) { traits.flags.insert(.ignoresHeight) }
    traits.priority = node.tree.siblings[node.index + 1].priority
  }

  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    let inner = offer(node, proposal)
    return node.tree.measure(node.index + 1, inner.width, inner.height)
  }

  static func childPlace(_ node: Node, _ proposal: Proposal, _ size: Extent) -> ChildPlace {
    ChildPlace(proposal: offer(node, proposal), size: size, x: 0, y: 0)
  }

  private static func offer(_ node: Node, _ proposal: Proposal) -> Proposal {
    Proposal(
      node.fixesWidth ? .nan : proposal.width, node.fixesHeight ? .nan : proposal.height)
  }
}
