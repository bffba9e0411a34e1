extension LayoutElement {
  /// The first child is the layout; the others are proposed its size and lie above it.
  package static func overlay(_ alignment: Alignment) -> LayoutElement {
    LayoutElement(OverlayNode.kind, alignment: alignment)
  }

  /// The first child is the layout; the others are proposed its size and lie below it.
  package static func background(_ alignment: Alignment) -> LayoutElement {
    LayoutElement(BackgroundNode.kind, alignment: alignment)
  }
}

/// A view with others above or below it, which have no influence on the layout.
protocol SecondaryViewBehavior: NodeBehavior {
  /// Where the back of a secondary view is from the back of the first one.
  static func back(ofSecondary depth: Double, first: Double) -> Double
}

extension SecondaryViewBehavior {
  static var shape: NodeShape { .sizeOfChild }
  static var flags: NodeFlags {
    [.orientsChildren, .firstIsOriented, .firstDecides, .passesSingleChild]
  }

  static func append(_ element: LayoutElement, _ node: Node) { node.keepAlignment(of: element) }

  static func derive(_ traits: inout NodeTraits, _ node: Node) { node.takeAfterChild(&traits) }

  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    node.tree.measure(node.index + 1, proposal.width, proposal.height)
  }

  /// The first child fills the node; the others are proposed its size and aligned with it.
  static func place(_ node: Node, _ proposal: Proposal, _ size: Extent) {
    let (tree, primary, alignment) = (node.tree, node.index + 1, node.alignment)
    let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
    node.place(primary, ChildPlace(proposal: proposal, size: size, x: 0, y: 0), in: size)
    let x = tree.guide(horizontal, of: primary, proposal, size)
    let y = tree.guide(vertical, of: primary, proposal, size)
    let offered = Proposal(size.width, size.height)
    for child in node.children where child != primary {
      let answer = tree.measure(child, offered.width, offered.height)
      let place = ChildPlace(
        proposal: offered, size: answer,
        x: x - tree.guide(horizontal, of: child, offered, answer),
        y: y - tree.guide(vertical, of: child, offered, answer))
      node.place(child, place, in: size)
    }
  }

  static func guide(_ key: AlignmentKey, _ node: Node, _ proposal: Proposal) -> Double? {
    node.tree.explicitGuide(key, of: node.index + 1, proposal)
  }

  static func spacing(_ node: Node, on edges: Edge.Set) -> ViewSpacing {
    node.tree.spacing(of: node.index + 1, on: edges)
  }

  static func depth(_ node: Node, _ offer: Double) -> Double {
    node.tree.depth(node.index + 1, offer)
  }

  static func placeDepth(_ node: Node, _ offer: Double, _ own: Double) {
    let tree = node.tree
    tree.placeDepth(node.index + 1, offer, back: 0)
    for child in node.visibleChildren.dropFirst() {
      tree.placeDepth(child, own, back: back(ofSecondary: tree.depth(child, own), first: own))
    }
  }
}

enum OverlayNode: SecondaryViewBehavior {
  static let kind = NodeKind(OverlayNode.self)
  static let name = "overlay"
  static let contentBounds = ContentBounds.besideFirst

  /// What lies above a view begins at its front.
  static func back(ofSecondary depth: Double, first: Double) -> Double { first }
}

enum BackgroundNode: SecondaryViewBehavior {
  static let kind = NodeKind(BackgroundNode.self)
  static let name = "background"
  static let contentBounds = ContentBounds.besideFirst

  /// What lies below a view ends at its back.
  static func back(ofSecondary depth: Double, first: Double) -> Double { -depth }
}
