extension LayoutElement {
  /// The order of drawing; the layout ignores it.
  package static func zIndex(_ value: Double) -> LayoutElement {
    LayoutElement(ZIndexNode.kind, value)
  }
}

enum ZIndexNode: PassBehavior {
  static let kind = NodeKind(ZIndexNode.self)
  static let name = "zIndex"
}
