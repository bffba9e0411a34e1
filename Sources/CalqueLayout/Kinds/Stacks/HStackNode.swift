package import Foundation

extension LayoutElement {
  /// Views one after the other from the leading to the trailing edge; without a spacing, in points,
  /// each pair of neighbours is asked.
  package static func hstack(_ alignment: VerticalAlignment, spacing: CGFloat?) -> LayoutElement {
    LayoutElement(
      HStackNode.kind, Double(given: spacing),
      alignment: Alignment(horizontal: .center, vertical: alignment))
  }
}

enum HStackNode: StackBehavior {
  static let kind = NodeKind(HStackNode.self)
  static let name = "HStack"
  static let contentBounds = ContentBounds.frame
  static let shape = NodeShape.directContainer
  static let flags = stackFlags(.orientsToRow)
  static var axis: Axis { .horizontal }

  static func append(_ element: LayoutElement, _ node: Node) {
    appendStack(element, node, "HStack")
  }

  static func derive(_ traits: inout NodeTraits, _ node: Node) { deriveStack(&traits, node) }

  static func changed(_ node: Node, inside child: Int?) {
    node.tree.store(CachedStacks.self).changed(node.index, inside: child)
  }

  static func spacing(_ node: Node, on edges: Edge.Set) -> ViewSpacing {
    stackedSpacing(node, on: edges)
  }
}
