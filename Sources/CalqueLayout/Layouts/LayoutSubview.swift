public import Foundation

/// A proxy for one view that a custom layout arranges.
public struct LayoutSubview {
  let tree: LayoutTree
  let index: Int

  /// The size that the view chooses for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = Proposal(proposal)
    return tree.answer(index, proposal).size
  }

  /// The size and the guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let proposal = Proposal(proposal)
    return tree.dimensions(of: index, proposal, tree.answer(index, proposal))
  }

  /// The distances that the view prefers to its neighbours.
  public var spacing: ViewSpacing { tree.spacing(of: index) }

  /// The layout priority of the view; 0 if none was set.
  public var priority: Double { tree.siblings[index].priority }

  /// The value that was set on the view for a key.
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    tree.layoutValue(ObjectIdentifier(key), of: index) as? K.Value ?? K.defaultValue
  }

  /// Puts the view where `anchor`, a point of it, meets `position`, a point of the container.
  ///
  /// Call it from `placeSubviews` only. The last call counts; a view that is not placed is in
  /// the centre of the container.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    tree.recordPlacement(index, position, anchor, Proposal(proposal))
  }
}

extension LayoutSubview: Equatable {
  /// Whether both represent the same subview.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.tree === b.tree && a.index == b.index
  }
}
