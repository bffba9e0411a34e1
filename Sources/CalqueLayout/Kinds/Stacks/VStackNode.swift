package import Foundation

extension LayoutElement {
  /// Views one after the other from the top down; without a spacing, in points, each pair of
  /// neighbours is asked.
  package static func vstack(
    _ alignment: HorizontalAlignment, spacing: CGFloat?
  ) -> LayoutElement {
    LayoutElement(
      VStackNode.kind, Double(given: spacing),
      alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

enum VStackNode: StackBehavior {
  static let kind = NodeKind(VStackNode.self)
  static let name = "VStack"
  static let contentBounds = ContentBounds.frame
  static let shape = NodeShape.directContainer
  static let flags = stackFlags(.orientsToColumn)
  static var axis: Axis { .vertical }

  static func append(_ element: LayoutElement, _ node: Node) {
    appendStack(element, node, "VStack")
  }

  static func derive(_ traits: inout NodeTraits, _ node: Node) { deriveStack(&traits, node) }

  static func changed(_ node: Node, inside child: Int?) {
    node.tree.store(CachedStacks.self).changed(node.index, inside: child)
  }

  static func spacing(_ node: Node, on edges: Edge.Set) -> ViewSpacing {
    stackedSpacing(node, on: edges)
  }
}
