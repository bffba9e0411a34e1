import Foundation

extension LayoutElement {
  /// Room around a view.
  package static func padding(_ insets: EdgeInsets) -> LayoutElement {
    PaddingNode.element(PaddingNode.kind, insets)
  }
}

enum PaddingNode: ModifierBehavior {
  static let kind = NodeKind(PaddingNode.self)
  static let name = "padding"
  static let contentBounds = ContentBounds.child
  static let shape = NodeShape.directModifier

  static func element(_ kind: NodeKind, _ insets: EdgeInsets) -> LayoutElement {
    var element = LayoutElement(kind, Double(insets.top), Double(insets.leading))
    element.numbers.third = Double(insets.bottom)
    element.numbers.fourth = Double(insets.trailing)
    return element
  }

  static func append(_ element: LayoutElement, _ node: Node) {
    keepInsets(of: element, node, "padding")
  }

  /// Keeps the insets of an element.
  ///
  /// - Returns: what can be worked with of them.
  @discardableResult
  static func keepInsets(
    of element: LayoutElement, _ node: Node, _ subject: String
  ) -> EdgeInsets {
    let given = element.numbers
    let insets = node.tree.insets(
      EdgeInsets(
        top: CGFloat(given.first), leading: CGFloat(given.second), bottom: CGFloat(given.third),
        trailing: CGFloat(given.fourth)), node.index, subject)
    node.record.pointee.payload = node.tree.numbers.append(insets)
    return insets
  }

  static func derive(_ traits: inout NodeTraits, _ node: Node) {
    traits.flags.formUnion(
      node.tree.nodes[node.index + 1].flags.intersection([.rigid, .ignoresHeight]))
    traits.priority = node.forwardedPriority
  }

  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    let insets = insets(node)
    let inner = inset(insets, proposal)
    return outset(insets, node.tree.measure(node.index + 1, inner.width, inner.height))
  }

  static func childPlace(_ node: Node, _ proposal: Proposal, _ size: Extent) -> ChildPlace {
    let insets = insets(node)
    let inner = inset(insets, proposal)
    return ChildPlace(
      proposal: inner, size: node.tree.measure(node.index + 1, inner.width, inner.height),
      x: Double(insets.leading), y: Double(insets.top))
  }

  static func layOut(_ node: Node, _ proposal: Proposal) -> Extent? {
    let insets = insets(node)
    let inner = inset(insets, proposal)
    let child = node.tree.layOut(node.index + 1, inner.width, inner.height)
    let size = outset(insets, child)
    // What is inside of the child has its place already.
    node.tree.setFrame(
      node.index + 1, Double(insets.leading), Double(insets.top), child, in: size.width,
      turns: node.record.pointee.isRightToLeft)
    return size
  }

  static func ends(_ node: Node, _ across: Double, along axis: Axis) -> Ends? {
    if node.record.pointee.flags.contains(.memoized) { return nil }
    let alongX = axis == .horizontal
    let insets = insets(node)
    let inner = inset(insets, alongX ? Proposal(0, across) : Proposal(across, 0))
    guard (alongX ? inner.width : inner.height) == 0 else { return nil }
    let ends = node.tree.measureEnds(
      node.index + 1, alongX ? inner.height : inner.width, along: axis)
    return Ends(least: outset(insets, ends.least), most: outset(insets, ends.most))
  }

  /// Where there is room around it, a view has no preference left for its distance to neighbours.
  static func spacing(_ node: Node, on edges: Edge.Set) -> ViewSpacing {
    let insets = insets(node)
    var padded: Edge.Set = []
    if insets.top != 0 { padded.insert(.top) }
    if insets.leading != 0 { padded.insert(.leading) }
    if insets.bottom != 0 { padded.insert(.bottom) }
    if insets.trailing != 0 { padded.insert(.trailing) }
    return node.resetSpacing(padded, edges)
  }

  @inline(__always)
  private static func insets(_ node: Node) -> EdgeInsets {
    node.tree.numbers[insets: node.record.pointee.payload]
  }

  @inline(__always)
  private static func inset(_ insets: EdgeInsets, _ proposal: Proposal) -> Proposal {
    let (width, height) = (proposal.width, proposal.height)
    return Proposal(
      width.isNaN ? width : max(width - Double(insets.leading + insets.trailing), 0),
      height.isNaN ? height : max(height - Double(insets.top + insets.bottom), 0))
  }

  @inline(__always)
  private static func outset(_ insets: EdgeInsets, _ size: Extent) -> Extent {
    Extent(
      max(size.width + Double(insets.leading + insets.trailing), 0),
      max(size.height + Double(insets.top + insets.bottom), 0))
  }
}
