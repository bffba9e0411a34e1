package import Foundation

extension LayoutElement {
  /// Proportions of what a view is proposed; `nil` for those of its ideal size.
  package static func aspectRatio(_ ratio: CGFloat?, _ mode: ContentMode) -> LayoutElement {
    LayoutElement(AspectRatioNode.kind, Double(given: ratio), mode == .fit ? 0 : 1)
  }
}

extension Node {
  /// Width divided by height; NaN for that of the view, 0 for none.
  fileprivate var ratio: Double { number1 }
  /// Whether the view is proposed the larger one of two possible sizes.
  fileprivate var fills: Bool { number2 > 0 }
}

enum AspectRatioNode: ModifierBehavior {
  static let kind = NodeKind(AspectRatioNode.self)
  static let name = "aspectRatio"

  static func append(_ element: LayoutElement, _ node: Node) {
    let given = element.numbers.first
    node.number1 = given.isGiven ? accepted(given, node) : .nan
    node.number2 = element.numbers.second
  }

  private static func accepted(_ ratio: Double, _ node: Node) -> Double {
    guard ratio > 0, ratio.isFinite else {
      node.tree.note(
        node.index, "aspectRatio", "ratio", ratio, "the proposal is passed on unchanged")
      // Not the same as no ratio, which is that of the view.
      return 0
    }
    let cut = limited(ratio)
    if cut != ratio {
      node.tree.note(node.index, "aspectRatio", "ratio", ratio, "it is treated as \(cut)")
    }
    return cut
  }

  /// A side that is so much longer is longer than any screen, and soon longer than any number.
  private static func limited(_ ratio: Double) -> Double { min(max(ratio, 1e-6), 1e6) }

  static func derive(_ traits: inout NodeTraits, _ node: Node) {
    if node.tree.nodes[node.index + 1].flags.contains(.rigid) { traits.flags.insert(.rigid) }
    traits.flags.insert(.memoized)
    traits.flags.count(.oneRatio, upTo: .nestedRatios)
    traits.priority = node.forwardedPriority
  }

  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    let inner = offer(node, proposal)
    return node.tree.measure(node.index + 1, inner.width, inner.height)
  }

  static func childPlace(_ node: Node, _ proposal: Proposal, _ size: Extent) -> ChildPlace {
    ChildPlace(proposal: offer(node, proposal), size: size, x: 0, y: 0)
  }

  private static func offer(_ node: Node, _ proposal: Proposal) -> Proposal {
    var ratio = node.ratio
    if ratio.isNaN {
      let ideal = node.tree.measure(node.index + 1, .nan, .nan)
      ratio = ideal.width / ideal.height
      if ratio > 0, ratio.isFinite { ratio = limited(ratio) }
    }
    return AspectRatio.proposal(
      ratio, fills: node.fills, proposal.width, proposal.height, node.tree.decisions)
  }
}
