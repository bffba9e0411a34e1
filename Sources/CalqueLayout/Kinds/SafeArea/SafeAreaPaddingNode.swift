import Foundation

extension LayoutElement {
  /// Padding that `ignoresSafeArea` inside may run into.
  package static func safeAreaPadding(
    _ insets: EdgeInsets, _ regions: SafeAreaRegions
  ) -> LayoutElement {
    var element = PaddingNode.element(SafeAreaPaddingNode.kind, insets)
    element.numbers.fifth = Double(bitPattern: UInt64(regions.rawValue))
    return element
  }
}

/// Padding whose room is not part of the safe area inside.
enum SafeAreaPaddingNode: ModifierBehavior {
  static let kind = NodeKind(SafeAreaPaddingNode.self)
  static let name = PaddingNode.name
  static let contentBounds = ContentBounds.child
  static let shape = PaddingNode.shape

  static func append(_ element: LayoutElement, _ node: Node) {
    let insets = PaddingNode.keepInsets(of: element, node, "safeAreaPadding")
    let regions = SafeAreaRegions(rawValue: UInt(element.numbers.fifth.bitPattern))
    node.tree.store(SafeAreas.self).areas[node.index] = SafeArea(insets: insets, regions: regions)
  }

  static func derive(_ traits: inout NodeTraits, _ node: Node) {
    PaddingNode.derive(&traits, node)
  }

  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    PaddingNode.size(node, proposal)
  }

  static func childPlace(_ node: Node, _ proposal: Proposal, _ size: Extent) -> ChildPlace {
    PaddingNode.childPlace(node, proposal, size)
  }

  static func layOut(_ node: Node, _ proposal: Proposal) -> Extent? {
    PaddingNode.layOut(node, proposal)
  }

  static func ends(_ node: Node, _ across: Double, along axis: Axis) -> Ends? {
    PaddingNode.ends(node, across, along: axis)
  }

  static func spacing(_ node: Node, on edges: Edge.Set) -> ViewSpacing {
    PaddingNode.spacing(node, on: edges)
  }
}
