extension LayoutElement {
  /// Views above each other, the first one lowest.
  package static func zstack(_ alignment: Alignment) -> LayoutElement {
    LayoutElement(ZStackNode.kind, alignment: alignment)
  }
}

enum ZStackNode: ContainerBehavior {
  static let kind = NodeKind(ZStackNode.self)
  static let name = "ZStack"
  static let contentBounds = ContentBounds.frame
  static let flags: NodeFlags = [.orientsChildren, .passesSingleChild, .isTightWhenEmpty]

  static func append(_ element: LayoutElement, _ node: Node) { node.keepAlignment(of: element) }

  static func derive(_ traits: inout NodeTraits, _ node: Node) {
    traits.flags.formUnion(node.commonFlags().intersection(.rigid))
    traits.flags.insert(.memoized)
  }

  /// The largest width and the largest height of the children with the highest priority.
  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    let alignsFirst = node.tree.decisions.zStackExtent == .alignedChildren && mayHaveGuides(node)
    var size = Extent.zero
    // How far the children reach to both sides of the point on which their guides meet.
    var ascent = Extent(-.infinity, -.infinity)
    var descent = Extent(-.infinity, -.infinity)
    for child in highest(node) {
      let answer = node.measure(child, proposal)
      size.width = max(size.width, answer.width)
      size.height = max(size.height, answer.height)
      guard alignsFirst else { continue }
      let guides = guides(node, child, proposal, answer)
      ascent.width = max(ascent.width, guides.width)
      ascent.height = max(ascent.height, guides.height)
      descent.width = max(descent.width, answer.width - guides.width)
      descent.height = max(descent.height, answer.height - guides.height)
    }
    guard alignsFirst, size.width.isFinite, size.height.isFinite else { return size }
    return Extent(ascent.width + descent.width, ascent.height + descent.height)
  }

  static func place(_ node: Node, _ proposal: Proposal, _ size: Extent) {
    let offered = Proposal(size.width, size.height)
    let line = line(node, size)
    for child in node.children {
      let answer = node.measure(child, offered)
      let origin = origin(node, child, line, offered, answer)
      let place = ChildPlace(
        proposal: offered, size: answer, x: origin.width, y: origin.height)
      node.place(child, place, in: size)
    }
  }

  static func mergedGuide(
    _ key: AlignmentKey, _ node: Node, _ proposal: Proposal
  ) -> Double? {
    let tree = node.tree
    let size = tree.measure(node.index, proposal.width, proposal.height)
    let offered = Proposal(size.width, size.height)
    let line = line(node, size)
    var values: [Double] = []
    for child in node.children {
      guard let value = tree.explicitGuide(key, of: child, offered) else { continue }
      let origin = origin(node, child, line, offered, node.measure(child, offered))
      values.append(value + (key.axis == .horizontal ? origin.width : origin.height))
    }
    return key.merge(values, tree.decisions)
  }

  /// The point on which the guides of all children meet: the largest guides of those that gave
  /// the stack its size.
  private static func line(_ node: Node, _ size: Extent) -> Extent {
    let offered = Proposal(size.width, size.height)
    var line = Extent(-.infinity, -.infinity)
    for child in highest(node) {
      let guides = guides(node, child, offered, node.measure(child, offered))
      line.width = max(line.width, guides.width)
      line.height = max(line.height, guides.height)
    }
    return line
  }

  private static func origin(
    _ node: Node, _ child: Int, _ line: Extent, _ offered: Proposal, _ answer: Extent
  ) -> Extent {
    let guides = guides(node, child, offered, answer)
    return Extent(line.width - guides.width, line.height - guides.height)
  }

  /// The guides of a child by which the stack aligns.
  private static func guides(
    _ node: Node, _ child: Int, _ offered: Proposal, _ answer: Extent
  ) -> Extent {
    let alignment = node.alignment
    return Extent(
      node.guide(alignment.horizontal.key, of: child, offered, answer),
      node.guide(alignment.vertical.key, of: child, offered, answer))
  }

  /// Whether guides may be elsewhere than at edges and centres.
  private static func mayHaveGuides(_ node: Node) -> Bool {
    let alignment = node.alignment
    return !node.record.pointee.flags.isDisjoint(with: [.hasGuides, .hasBaselines])
      || alignment.horizontal.key.code == .custom || alignment.vertical.key.code == .custom
  }

  /// The children with the highest priority.
  private static func highest(_ node: Node) -> [Int] {
    let (children, siblings) = (node.children, node.tree.siblings)
    guard node.record.pointee.flags.contains(.mixedPriorities) else { return Array(children) }
    let highest = children.reduce(-Double.infinity) { max($0, siblings[$1].priority) }
    return children.filter { siblings[$0].priority == highest }
  }

  // MARK: Depth

  private static func sharesDepth(_ node: Node) -> Bool {
    node.tree.decisions.zStackDepth == .oneBeforeTheOther
  }

  static func depth(_ node: Node, _ offer: Double) -> Double {
    sharesDepth(node)
      ? depths(node, offer).reduce(0) { $0 + $1.depth }
      : node.visibleChildren.reduce(0) { max($0, node.tree.depth($1, offer)) }
  }

  static func placeDepth(_ node: Node, _ offer: Double, _ own: Double) {
    guard sharesDepth(node) else {
      for child in node.visibleChildren { node.tree.placeDepth(child, offer, back: 0) }
      return
    }
    var back = 0.0
    for (child, share, depth) in depths(node, offer) {
      node.tree.placeDepth(child, share, back: back)
      back += depth
    }
  }

  /// What the children are offered and take. Flat ones take nothing; the others share what there
  /// is, in order.
  private static func depths(
    _ node: Node, _ offer: Double
  ) -> [(child: Int, offer: Double, depth: Double)] {
    let (tree, children) = (node.tree, node.visibleChildren)
    var open = children.count { tree.isDeepNode($0) }
    var space = offer
    return children.map { child in
      guard tree.isDeepNode(child) else { return (child, 0, 0) }
      let share = space.isNaN ? space : max(space / Double(open), 0)
      let answer = tree.depth(child, share)
      open -= 1
      space -= answer
      return (child, share, answer)
    }
  }
}
