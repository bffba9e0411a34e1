extension LayoutElement {
  /// When a stack serves the view: the highest priority first.
  package static func layoutPriority(_ priority: Double) -> LayoutElement {
    LayoutElement(LayoutPriorityNode.kind, priority)
  }
}

/// The arena hands the priority up: it is the first number of the node.
enum LayoutPriorityNode: PassBehavior {
  static let kind = NodeKind(LayoutPriorityNode.self)
  static let name = "layoutPriority"

  static func append(_ element: LayoutElement, _ node: Node) {
    let priority = element.numbers.first
    node.number1 = priority
    if priority.isNaN {
      node.tree.note(node.index, "layoutPriority", "value", priority, "it is ignored")
    } else {
      node.record.pointee.flags.insert(.setsPriority)
    }
  }
}
