/// A kind of node that places its children one after the other. The node keeps an alignment, and
/// the distance between its children as its first number.
protocol StackBehavior: ContainerBehavior {
  /// The axis along which the children follow each other.
  static var axis: Axis { get }
}

extension StackBehavior {
  @inline(__always)
  private static var isRow: Bool { axis == .horizontal }

  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    let (tree, width, height) = (node.tree, proposal.width, proposal.height)
    if let cached = CachedStack.of(node, width, height, isRow: isRow) { return cached.size }
    let mark = tree.scratch.mark
    defer { tree.scratch.release(mark) }
    var run = StackRun(node, isRow: isRow)
    run.solve(tree, isRow ? width : height, isRow ? height : width)
    return run.size
  }

  static func place(_ node: Node, _ proposal: Proposal, _ size: Extent) {
    let (tree, width, height) = (node.tree, proposal.width, proposal.height)
    let mark = tree.scratch.mark
    defer { tree.scratch.release(mark) }
    let known = Proposal(
      isRow || !width.isNaN ? width : size.width, isRow && height.isNaN ? size.height : height)
    if let cached = CachedStack.of(node, known.width, known.height, isRow: isRow, laysOut: true) {
      return cached.place(in: node, size)
    }
    var run = StackRun(node, isRow: isRow)
    let minor = run.solveForPlacing(tree, proposal, size)
    run.place(in: node, minor, size)
    CachedStack.keep(run, node, known, size)
  }

  /// One pass is possible where a length across the stack is given or does not matter.
  static func layOut(_ node: Node, _ proposal: Proposal) -> Extent? {
    let (tree, width, height) = (node.tree, proposal.width, proposal.height)
    let flags = node.record.pointee.flags
    if isRow ? height.isNaN && !flags.contains(.ignoresHeight) : width.isNaN { return nil }
    if let cached = CachedStack.of(node, width, height, isRow: isRow, laysOut: true) {
      let size = cached.size
      cached.place(in: node, size)
      return size
    }
    let mark = tree.scratch.mark
    defer { tree.scratch.release(mark) }
    tree.noteMeasured(node.index)
    var run = StackRun(node, isRow: isRow)
    let minor = isRow ? height : width
    run.solve(tree, isRow ? width : height, minor, laysOut: true)
    let size = run.size
    run.place(in: node, minor, size)
    CachedStack.keep(run, node, proposal, size)
    return size
  }

  static func ends(_ node: Node, _ across: Double, along axis: Axis) -> Ends? {
    StackRun.ends(node, across, along: axis, isRow: isRow)
  }

  static func mergedGuide(
    _ key: AlignmentKey, _ node: Node, _ proposal: Proposal
  ) -> Double? {
    let tree = node.tree
    let size = tree.measure(node.index, proposal.width, proposal.height)
    let mark = tree.scratch.mark
    defer { tree.scratch.release(mark) }
    var run = StackRun(node, isRow: isRow)
    return run.mergedGuide(key, tree, proposal, size)
  }

  // MARK: For kinds that are only a stack

  /// The flags of a stack along an axis.
  static func stackFlags(_ orientation: NodeFlags) -> NodeFlags {
    [.orientsChildren, orientation, .passesSingleChild, .isTightWhenEmpty]
  }

  static func appendStack(_ element: LayoutElement, _ node: Node, _ subject: String) {
    node.number1 = node.tree.distance(element.numbers.first, node.index, subject)
    node.keepAlignment(of: element)
  }

  /// A stack is rigid, or ignores the height, if all its children are or do. Long ones are kept as
  /// they were placed.
  @inline(__always)
  static func deriveStack(_ traits: inout NodeTraits, _ node: Node) {
    traits.flags.formUnion(node.commonFlags().intersection([.rigid, .ignoresHeight]))
    traits.flags.insert(.memoized)
    if node.record.pointee.childCount >= CachedStack.fewest {
      traits.flags.formUnion([.isLong, .tracksChanges])
    }
  }

  /// Along a stack its ends meet the neighbours, across it every child does.
  static func stackedSpacing(_ node: Node, on edges: Edge.Set) -> ViewSpacing {
    let across = edges.intersection(isRow ? .vertical : .horizontal)
    let first = edges.intersection(isRow ? .leading : .top)
    let last = edges.intersection(isRow ? .trailing : .bottom)
    var result = ViewSpacing { _ in SpacingPreference() }
    for child in node.children {
      var asked = across
      if child == node.index + 1 { asked.formUnion(first) }
      if Int(node.tree.nodes[child].end) >= node.end { asked.formUnion(last) }
      if !asked.isEmpty {
        result.formUnion(node.tree.spacing(of: child, on: asked), edges: asked)
      }
    }
    return result
  }
}
