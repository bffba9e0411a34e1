extension LayoutElement {
  /// A value that a view tells the layout around it, by a key.
  package static func layoutValue(_ key: ObjectIdentifier, _ value: Any) -> LayoutElement {
    LayoutElement(LayoutValueNode.kind, object: LayoutValueNode.Content(key, value))
  }
}

enum LayoutValueNode: PassBehavior {
  static let kind = NodeKind(LayoutValueNode.self)
  static let name = "layoutValue"

  final class Content {
    let key: ObjectIdentifier
    let value: Any

    init(_ key: ObjectIdentifier, _ value: Any) {
      self.key = key
      self.value = value
    }
  }

  static func append(_ element: LayoutElement, _ node: Node) {
    if let content = element.object { node.keep(content) }
  }
}

extension LayoutTree {
  /// The modifiers around a view from the outermost one, and the view itself as the last.
  func modifiers(_ index: Int) -> some Sequence<Node> {
    sequence(first: Node(self, index)) { node in
      let kind = node.record.pointee.kind
      return self.kinds[Int(kind.index)].shape.isUnary && node.childCount > 0
        ? Node(self, node.index + 1) : nil
    }
  }

  /// The outermost value that the modifiers of a node set for a key.
  func layoutValue(_ key: ObjectIdentifier, of index: Int) -> Any? {
    for node in modifiers(index) where node.record.pointee.kind == LayoutValueNode.kind {
      let content = node.object(LayoutValueNode.Content.self)
      if content.key == key { return content.value }
    }
    return nil
  }
}
