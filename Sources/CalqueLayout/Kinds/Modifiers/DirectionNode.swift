extension LayoutElement {
  /// The direction of everything below. The node itself is placed in the direction of its parent.
  package static func direction(_ direction: LayoutDirection) -> LayoutElement {
    LayoutElement(DirectionNode.kind, direction == .rightToLeft ? 1 : 0)
  }
}

enum DirectionNode: PassBehavior {
  static let kind = NodeKind(DirectionNode.self)
  static let name = "direction"
  static let flags = NodeFlags.setsDirection

  static func append(_ element: LayoutElement, _ node: Node) {
    if element.numbers.first == 1 {
      node.record.pointee.flags.insert(.rightToLeft)
    } else {
      node.record.pointee.flags.remove(.rightToLeft)
    }
  }
}
