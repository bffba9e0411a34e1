package import Foundation

/// A content and the view at one of its edges; "along" runs from that edge to the other one.
private struct InsetRun {
  let edge: Edge
  let guide: AlignmentKey
  let spacing: Double
  let content: Int
  let bar: Int
  var contentOffer = Proposal.unspecified
  var barOffer = Proposal.unspecified
  var contentSize = Extent.zero
  var barSize = Extent.zero

  var isRow: Bool { edge == .leading || edge == .trailing }
  /// Whether the bar is in front of the content.
  var isFirst: Bool { edge == .leading || edge == .top }
  func along(_ size: Extent) -> Double { isRow ? size.width : size.height }
  func across(_ size: Extent) -> Double { isRow ? size.height : size.width }

  func proposal(_ along: Double, _ across: Double) -> Proposal {
    isRow ? Proposal(along, across) : Proposal(across, along)
  }

  func place(
    _ offer: Proposal, _ answer: Extent, along: Double, across: Double
  ) -> ChildPlace {
    ChildPlace(
      proposal: offer, size: answer, x: isRow ? along : across, y: isRow ? across : along)
  }
}

extension LayoutElement {
  /// The first child is the content, the second one is at an edge and takes its space away.
  package static func safeAreaInset(
    _ edge: Edge, _ alignment: Alignment, spacing: CGFloat?
  ) -> LayoutElement {
    LayoutElement(
      SafeAreaInsetNode.kind, Double(given: spacing), Double(edge.rawValue), alignment: alignment)
  }
}

extension Node {
  /// Between the content and the view at the edge.
  fileprivate var insetSpacing: Double { number1 }
  fileprivate var insetEdge: Edge { Edge(rawValue: Int8(number2)) ?? .top }
}

enum SafeAreaInsetNode: ContainerBehavior {
  static let kind = NodeKind(SafeAreaInsetNode.self)
  static let name = "Layout"
  static let contentBounds = ContentBounds.frame
  static let flags: NodeFlags = [.orientsChildren, .firstIsOriented, .passesSingleChild]

  static func append(_ element: LayoutElement, _ node: Node) {
    let spacing = node.tree.distance(element.numbers.first, node.index, "safeAreaInset")
    node.number1 = spacing.isNaN ? node.tree.defaultSpacing : spacing
    node.number2 = element.numbers.second
    node.keepAlignment(of: element)
  }

  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    let run = solve(node, proposal)
    let along = max(run.along(run.contentSize) + run.spacing + run.along(run.barSize), 0)
    let across = max(run.across(run.contentSize), run.across(run.barSize))
    return run.isRow ? Extent(along, across) : Extent(across, along)
  }

  /// The bar is offered what the least length of the content leaves, the content the rest.
  private static func solve(_ node: Node, _ proposal: Proposal) -> InsetRun {
    let (tree, edge) = (node.tree, node.insetEdge)
    let isRow = edge == .leading || edge == .trailing
    var run = InsetRun(
      edge: edge, guide: isRow ? node.alignment.vertical.key : node.alignment.horizontal.key,
      spacing: node.insetSpacing, content: node.index + 1,
      bar: Int(tree.nodes[node.index + 1].end))
    let along = isRow ? proposal.width : proposal.height
    let across = isRow ? proposal.height : proposal.width
    run.barOffer = run.proposal(along, across)
    run.contentOffer = run.barOffer
    if !along.isNaN {
      let least = run.along(node.measure(run.content, run.proposal(0, across)))
      run.barOffer = run.proposal(max(along - run.spacing - least, 0), across)
    }
    run.barSize = node.measure(run.bar, run.barOffer)
    if !along.isNaN {
      run.contentOffer = run.proposal(
        max(along - run.spacing - run.along(run.barSize), 0), across)
    }
    run.contentSize = node.measure(run.content, run.contentOffer)
    return run
  }

  /// Content and bar in a view of the given size; where nothing was proposed along the edge, it
  /// hands out the length that it took.
  private static func solve(_ node: Node, _ proposal: Proposal, in size: Extent) -> InsetRun {
    let isRow = node.insetEdge == .leading || node.insetEdge == .trailing
    return solve(
      node,
      Proposal(
        !isRow && proposal.width.isNaN ? size.width : proposal.width,
        isRow && proposal.height.isNaN ? size.height : proposal.height))
  }

  static func place(_ node: Node, _ proposal: Proposal, _ size: Extent) {
    let run = solve(node, proposal, in: size)
    // The bar and its distance are not part of the safe area of the content.
    let length = CGFloat(run.along(run.barSize) + run.spacing)
    node.tree.store(SafeAreas.self).areas[node.index] = SafeArea(
      insets: EdgeInsets(length, on: Edge.Set(run.edge)), regions: .container, child: run.content)
    let content = contentPlace(run, size)
    let bar = barPlace(node, run, content, size)
    node.place(run.content, content, in: size)
    node.place(run.bar, bar, in: size)
  }

  /// The guide of the content, moved to where it is.
  static func guide(_ key: AlignmentKey, _ node: Node, _ proposal: Proposal) -> Double? {
    let size = node.tree.measure(node.index, proposal.width, proposal.height)
    let run = solve(node, proposal, in: size)
    let place = contentPlace(run, size)
    return node.tree.explicitGuide(key, of: run.content, run.contentOffer)
      .map { $0 + (key.axis == .horizontal ? place.x : place.y) }
  }

  static func spacing(_ node: Node, on edges: Edge.Set) -> ViewSpacing {
    node.tree.spacing(of: node.index + 1, on: edges)
  }

  /// The content is at the edge that the bar leaves, in the middle of it.
  private static func contentPlace(_ run: InsetRun, _ size: Extent) -> ChildPlace {
    run.place(
      run.contentOffer, run.contentSize,
      along: run.isFirst ? run.along(size) - run.along(run.contentSize) : 0,
      across: (run.across(size) - run.across(run.contentSize)) / 2)
  }

  /// The bar is at its edge; its guide meets that of the content.
  private static func barPlace(
    _ node: Node, _ run: InsetRun, _ content: ChildPlace, _ size: Extent
  ) -> ChildPlace {
    let line = node.guide(run.guide, of: run.content, run.contentOffer, run.contentSize)
    let own = node.guide(run.guide, of: run.bar, run.barOffer, run.barSize)
    return run.place(
      run.barOffer, run.barSize,
      along: run.isFirst ? 0 : run.along(size) - run.along(run.barSize),
      across: (run.isRow ? content.y : content.x) + line - own)
  }
}
