extension LayoutElement {
  /// Something along the axis from the back to the front; the other axes ignore it.
  package static func depth(_ rule: DepthRule) -> LayoutElement {
    LayoutElement(DepthNode.kind, object: DepthNode.Content(rule))
  }
}

enum DepthNode: PassBehavior {
  static let kind = NodeKind(DepthNode.self)
  static let name = "depth"

  final class Content {
    fileprivate let given: DepthRule

    fileprivate init(_ rule: DepthRule) {
      given = rule
    }
  }

  /// A rule whose numbers can be worked with.
  private final class SealedContent {
    let rule: SealedDepthRule

    init(_ rule: SealedDepthRule) {
      self.rule = rule
    }
  }

  static func append(_ element: LayoutElement, _ node: Node) {
    guard let content = element.object as? Content else { return }
    node.keep(SealedContent(sealed(content.given, node)))
    node.tree.addDepth(node.index)
  }

  private static func sealed(_ rule: DepthRule, _ node: Node) -> SealedDepthRule {
    let (tree, index) = (node.tree, node.index)
    switch rule {
    case .frame(let depth, let alignment):
      return .frame(tree.fixedLength(Double(given: depth), index, "frame", "depth"), alignment)
    case .flexibleFrame(let least, let ideal, let most, let alignment):
      let given = (Double(given: least), Double(given: ideal), Double(given: most))
      return .flexibleFrame(tree.limits(given, index, "Depth"), alignment)
    case .padding(let front, let back):
      return .padding(
        front: tree.shift(Double(front), index, "padding3D", "front"),
        back: tree.shift(Double(back), index, "padding3D", "back"))
    case .offset(let distance):
      return .offset(tree.shift(Double(distance), index, "offset", "z"))
    }
  }

  static func depth(_ node: Node, _ offer: Double) -> Double {
    let (tree, child) = (node.tree, node.index + 1)
    switch node.object(SealedContent.self).rule {
    case .frame(let own, _): return own.isNaN ? tree.depth(child, offer) : own
    case .flexibleFrame(let limits, _):
      if let known = limits.answer(offer) { return known }
      return limits.length(offer, child: tree.depth(child, limits.offer(offer)))
    case .padding(let front, let back):
      let inner = offer.isNaN ? offer : max(offer - front - back, 0)
      return max(tree.depth(child, inner) + front + back, 0)
    case .offset: return tree.depth(child, offer)
    }
  }

  static func placeDepth(_ node: Node, _ offer: Double, _ own: Double) {
    let (tree, child) = (node.tree, node.index + 1)
    switch node.object(SealedContent.self).rule {
    case .frame(let given, let alignment):
      align(node, given.isNaN ? offer : given, alignment, in: own)
    case .flexibleFrame(let limits, let alignment):
      align(node, limits.finalOffer(offer, length: own), alignment, in: own)
    case .padding(let front, let back):
      tree.placeDepth(child, offer.isNaN ? offer : max(offer - front - back, 0), back: back)
    case .offset(let distance): tree.placeDepth(child, offer, back: distance)
    }
  }

  private static func align(
    _ node: Node, _ offer: Double, _ alignment: DepthAlignment, in own: Double
  ) {
    let room = own - node.tree.depth(node.index + 1, offer)
    node.tree.placeDepth(node.index + 1, offer, back: room * Double(alignment.fraction))
  }
}
