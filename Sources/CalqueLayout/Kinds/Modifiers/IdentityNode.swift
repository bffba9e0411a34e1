extension LayoutElement {
  /// A node for a name, or for what the layout does not know.
  package static var identity: LayoutElement { LayoutElement(IdentityNode.kind) }
}

enum IdentityNode: PassBehavior {
  static let kind = NodeKind(IdentityNode.self)
  static let name = ""
  static let contentBounds = ContentBounds.child
}
