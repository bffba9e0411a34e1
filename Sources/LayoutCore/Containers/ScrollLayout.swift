package import Foundation

/// A view that may be larger than the room that shows it: along the axes that scroll it has its
/// ideal length, and starts at the top leading corner.
package struct ScrollLayout: Layout {
  private let axes: Axis.Set

  package init(axes: Axis.Set) {
    self.axes = axes
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let content = content(proposal, subviews)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: offer(ProposedViewSize(bounds.size)))
    }
  }

  private func content(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
    subviews.reduce(CGSize.zero) { size, subview in
      let own = subview.sizeThatFits(offer(proposal))
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
