extension LayoutElement {
  /// The cells of one row of a grid, from the leading to the trailing edge.
  package static func gridRow(_ alignment: VerticalAlignment?) -> LayoutElement {
    LayoutElement(
      GridRowNode.kind, alignment == nil ? 0 : 1,
      alignment: Alignment(horizontal: .center, vertical: alignment ?? .center))
  }
}

extension Node {
  /// Whether a row has an alignment of its own.
  fileprivate var hasOwnAlignment: Bool {
    get { number2 == 1 }
    nonmutating set { number2 = newValue ? 1 : 0 }
  }

  /// The guide of a row of a grid; `nil` takes that of the grid.
  var rowGuide: AlignmentKey? { hasOwnAlignment ? alignment.vertical.key : nil }
}

/// Outside of a grid a row is a plain stack, with the platform's spacing; inside, the grid places
/// the cells.
enum GridRowNode: StackBehavior {
  static let kind = NodeKind(GridRowNode.self)
  static let name = "GridRow"
  static let shape = NodeShape.container
  static var axis: Axis { .horizontal }

  static func append(_ element: LayoutElement, _ node: Node) {
    node.hasOwnAlignment = element.numbers.first == 1
    node.keepAlignment(of: element)
  }

  static func derive(_ traits: inout NodeTraits, _ node: Node) {
    traits.flags.formUnion(node.commonFlags().intersection(.rigid))
    traits.flags.insert(.memoized)
  }
}

extension LayoutTree {
  /// The row that a child of a grid is, perhaps inside names and the like.
  func gridRow(_ index: Int) -> Int? {
    var index = index
    while kinds[Int(nodes[index].kind.index)].shape == .pass, nodes[index].shape == .pass {
      index += 1
    }
    return nodes[index].kind == GridRowNode.kind && nodes[index].childCount > 0 ? index : nil
  }
}
