/// All that a kind of node is. A kind is one file: a type with this contract, and a function that
/// makes its element.
///
/// A kind states the smallest contract that it needs: `LeafBehavior`, `PassBehavior`,
/// `ModifierBehavior` and `ContainerBehavior` have answers for the rest. The functions are called
/// with a node of the kind; lengths are points, `x` is counted from the leading edge.
package protocol NodeBehavior {
  /// The place of the kind in the table: `static let kind = NodeKind(Self.self)`.
  static var kind: NodeKind { get }
  /// What a node is called in the description of a layout.
  static var name: String { get }
  /// How the arena walks over a node.
  static var shape: NodeShape { get }
  /// What is true of each node of the kind.
  static var flags: NodeFlags { get }
  /// Where what is inside is expected to draw.
  static var contentBounds: ContentBounds { get }

  /// Takes over what an element says into the node that was made for it.
  static func append(_ element: LayoutElement, _ node: Node)
  /// Derives what is known of a node with its children, before anything is proposed.
  static func derive(_ traits: inout NodeTraits, _ node: Node)
  /// Forgets what was kept of a node with `tracksChanges`.
  ///
  /// - Parameter child: in which child something has changed; `nil` for the node itself.
  static func changed(_ node: Node, inside child: Int?)

  /// The size that a node takes for a proposal.
  static func size(_ node: Node, _ proposal: Proposal) -> Extent
  /// Places the children of a node that took a size for a proposal.
  static func place(_ node: Node, _ proposal: Proposal, _ size: Extent)
  /// Measures a node of a direct shape and places its children in one walk; `nil` where the one
  /// depends on the other.
  static func layOut(_ node: Node, _ proposal: Proposal) -> Extent?
  /// The answers of a node of a direct shape to no length and to an infinite one, in one walk;
  /// `nil` where it has to be asked for each.
  static func ends(_ node: Node, _ across: Double, along axis: Axis) -> Ends?

  /// The place that was set for a guide somewhere inside, from the leading top corner of the node.
  static func guide(_ key: AlignmentKey, _ node: Node, _ proposal: Proposal) -> Double?
  /// The preferences towards neighbours on some edges; those on others mean nothing.
  static func spacing(_ node: Node, on edges: Edge.Set) -> ViewSpacing

  /// The depth that a node takes from the back to the front; NaN is an offer of nothing.
  static func depth(_ node: Node, _ offer: Double) -> Double
  /// Places the children from the back to the front.
  ///
  /// - Parameter own: the depth that the node took.
  static func placeDepth(_ node: Node, _ offer: Double, _ own: Double)
}

/// The answers of a node to no length and to an infinite one along an axis.
package struct Ends {
  package var least: Extent
  package var most: Extent
}

/// What is known of a node before anything is proposed.
package struct NodeTraits {
  package var flags: NodeFlags
  /// The layout priority.
  package var priority: Double
}

extension NodeBehavior {
  package static var flags: NodeFlags { [] }
  package static var contentBounds: ContentBounds { .unknown }
  package static func append(_ element: LayoutElement, _ node: Node) {}
  package static func derive(_ traits: inout NodeTraits, _ node: Node) {}
  package static func changed(_ node: Node, inside child: Int?) {}
  package static func layOut(_ node: Node, _ proposal: Proposal) -> Extent? { nil }
  package static func ends(_ node: Node, _ across: Double, along axis: Axis) -> Ends? { nil }

  package static func depth(_ node: Node, _ offer: Double) -> Double {
    node.visibleChildren.reduce(0) { max($0, node.tree.depth($1, offer)) }
  }

  package static func placeDepth(_ node: Node, _ offer: Double, _ own: Double) {
    for child in node.visibleChildren { node.tree.placeDepth(child, offer, back: 0) }
  }
}

/// A kind of node without children.
package protocol LeafBehavior: NodeBehavior {}

extension LeafBehavior {
  package static var shape: NodeShape { .leaf }
  package static func place(_ node: Node, _ proposal: Proposal, _ size: Extent) {}

  package static func guide(_ key: AlignmentKey, _ node: Node, _ proposal: Proposal) -> Double? {
    nil
  }

  package static func spacing(_ node: Node, on edges: Edge.Set) -> ViewSpacing { ViewSpacing() }
}

/// A kind of modifier that is in all its child: the arena skips it, and asks it only for a
/// guide of its own.
package protocol PassBehavior: NodeBehavior {}

extension PassBehavior {
  package static var shape: NodeShape { .pass }

  package static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    node.tree.measure(node.index + 1, proposal.width, proposal.height)
  }

  package static func place(_ node: Node, _ proposal: Proposal, _ size: Extent) {
    node.place(node.index + 1, ChildPlace(proposal: proposal, size: size, x: 0, y: 0), in: size)
  }

  package static func guide(_ key: AlignmentKey, _ node: Node, _ proposal: Proposal) -> Double? {
    nil
  }

  package static func spacing(_ node: Node, on edges: Edge.Set) -> ViewSpacing {
    node.tree.spacing(of: node.index + 1, on: edges)
  }
}

/// A kind of modifier with a size of its own around one child.
package protocol ModifierBehavior: NodeBehavior {
  /// The place of the child in the node, which took a size for a proposal.
  static func childPlace(_ node: Node, _ proposal: Proposal, _ size: Extent) -> ChildPlace
}

extension ModifierBehavior {
  package static var shape: NodeShape { .modifier }

  /// Frames and the like hide the priority of their child, unless it was decided otherwise.
  package static func derive(_ traits: inout NodeTraits, _ node: Node) {
    traits.priority = node.forwardedPriority
  }

  package static func place(_ node: Node, _ proposal: Proposal, _ size: Extent) {
    node.place(node.index + 1, childPlace(node, proposal, size), in: size)
  }

  /// The guide of the child, moved to where the child is.
  package static func guide(_ key: AlignmentKey, _ node: Node, _ proposal: Proposal) -> Double? {
    node.movedGuide(key, proposal) { childPlace(node, proposal, $0) }
  }

  package static func spacing(_ node: Node, on edges: Edge.Set) -> ViewSpacing {
    node.tree.spacing(of: node.index + 1, on: edges)
  }
}

/// A kind of node with any number of children.
package protocol ContainerBehavior: NodeBehavior {
  /// The guide that the children set together, if they do.
  static func mergedGuide(_ key: AlignmentKey, _ node: Node, _ proposal: Proposal) -> Double?
}

extension ContainerBehavior {
  package static var shape: NodeShape { .container }
  package static var flags: NodeFlags { .orientsChildren }

  package static func derive(_ traits: inout NodeTraits, _ node: Node) {
    traits.flags.insert(.memoized)
  }

  package static func guide(_ key: AlignmentKey, _ node: Node, _ proposal: Proposal) -> Double? {
    guard key.crossesContainers else { return nil }
    return node.tree.remembered(key, node.index, proposal) { mergedGuide(key, node, proposal) }
  }

  package static func mergedGuide(
    _ key: AlignmentKey, _ node: Node, _ proposal: Proposal
  ) -> Double? {
    nil
  }

  package static func spacing(_ node: Node, on edges: Edge.Set) -> ViewSpacing {
    node.tree.mergedSpacing(node.index, edges)
  }
}
