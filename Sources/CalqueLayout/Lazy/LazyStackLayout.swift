package import Foundation

/// Views one after the other along an axis, each at its ideal length; across, it takes all that is
/// proposed. Where nothing is, it is as long across as its first view: lazy stacks on Apple's
/// systems do not know the others (WWDC26, session 321).
package struct LazyStackLayout: DescribedLayout {
  private let axis: Axis
  private let alignment: Alignment
  private let spacing: CGFloat?

  package init(axis: Axis, alignment: Alignment, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = LazySpan.distance(spacing)
  }

  /// Dividers and spacers inside know the axis.
  package var orientation: Axis? { axis }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(offer(proposal)) }
    let gaps = gaps(subviews).reduce(0, +)
    switch axis {
    case .vertical:
      return CGSize(
        width: proposal.width ?? sizes.first?.width ?? 0,
        height: sizes.reduce(gaps) { $0 + $1.height })
    case .horizontal:
      return CGSize(
        width: sizes.reduce(gaps) { $0 + $1.width },
        height: proposal.height ?? sizes.first?.height ?? 0)
    }
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let offered = offer(ProposedViewSize(bounds.size))
    let gaps = gaps(subviews)
    let room = ViewDimensions(width: bounds.width, height: bounds.height)
    var along: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let own = subview.dimensions(in: offered)
      subview.tree.noteWide(
        subview.index, Double(axis == .vertical ? own.width : own.height),
        Double(axis == .vertical ? bounds.width : bounds.height), axis == .horizontal)
      let place: CGPoint
      switch axis {
      case .vertical:
        let x = room[alignment.horizontal] - own[alignment.horizontal]
        place = CGPoint(x: bounds.minX + x, y: bounds.minY + along)
        along += own.height
      case .horizontal:
        let y = room[alignment.vertical] - own[alignment.vertical]
        place = CGPoint(x: bounds.minX + along, y: bounds.minY + y)
        along += own.width
      }
      if index < gaps.count { along += gaps[index] }
      subview.place(at: place, proposal: offered)
    }
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    switch axis {
    case .vertical: ProposedViewSize(width: proposal.width, height: nil)
    case .horizontal: ProposedViewSize(width: nil, height: proposal.height)
    }
  }

  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { first, second in
      spacing ?? first.spacing.distance(to: second.spacing, along: axis)
    }
  }
}
