package import Foundation

extension LayoutElement {
  /// Grows along the stack that it is in, along both axes outside of stacks.
  package static func spacer(minLength: CGFloat?) -> LayoutElement {
    LayoutElement(SpacerNode.kind, Double(given: minLength))
  }
}

extension Node {
  /// The length that a spacer keeps.
  fileprivate var leastLength: Double { number1 }
}

enum SpacerNode: LeafBehavior {
  static let kind = NodeKind(SpacerNode.self)
  static let name = "Spacer"

  static func append(_ element: LayoutElement, _ node: Node) {
    let least = node.tree.distance(element.numbers.first, node.index, "Spacer", "minLength")
    node.number1 = least.isNaN ? node.tree.defaultSpacing : max(least, 0)
  }

  /// All others in a stack take what they need first.
  static func derive(_ traits: inout NodeTraits, _ node: Node) {
    traits.flags.formUnion([.hasSpacing, .isSpacer])
    traits.priority = -.infinity
  }

  static func size(_ node: Node, _ proposal: Proposal) -> Extent {
    let least = node.leastLength
    let flags = node.record.pointee.flags
    let alongX = proposal.width.isNaN ? least : max(proposal.width, least)
    let alongY = proposal.height.isNaN ? least : max(proposal.height, least)
    if flags.contains(.inRow) { return Extent(alongX, 0) }
    if flags.contains(.inColumn) { return Extent(0, alongY) }
    return Extent(alongX, alongY)
  }

  /// A spacer wants no distance along its stack, and has no preference across.
  static func spacing(_ node: Node, on edges: Edge.Set) -> ViewSpacing {
    let flags = node.record.pointee.flags
    let isAlong: (Edge) -> Bool = { edge in
      switch edge {
      case .leading, .trailing: !flags.contains(.inColumn)
      case .top, .bottom: !flags.contains(.inRow)
      }
    }
    return ViewSpacing { isAlong($0) ? SpacingPreference(plain: 0) : SpacingPreference() }
  }
}
