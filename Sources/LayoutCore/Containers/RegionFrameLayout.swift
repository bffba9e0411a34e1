package import Foundation

/// A frame whose lengths are made of those of the container around, which are known when that is laid
/// out.
package struct RegionFrameLayout: Layout {
  private let axes: Axis.Set
  private let alignment: Alignment
  private let region: LayoutRegion
  private let length: (CGFloat, Axis) -> CGFloat

  package init(
    axes: Axis.Set, alignment: Alignment, region: LayoutRegion,
    length: @escaping (CGFloat, Axis) -> CGFloat
  ) {
    self.axes = axes
    self.alignment = alignment
    self.region = region
    self.length = length
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let offer = offer(proposal)
    let own = subviews.first?.sizeThatFits(offer) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? offer.width ?? own.width : own.width,
      height: axes.contains(.vertical) ? offer.height ?? own.height : own.height)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let room = ViewDimensions(width: bounds.width, height: bounds.height)
    for subview in subviews {
      let offer = offer(proposal)
      let own = subview.dimensions(in: offer)
      subview.place(
        at: CGPoint(
          x: bounds.minX + room[alignment.horizontal] - own[alignment.horizontal],
          y: bounds.minY + room[alignment.vertical] - own[alignment.vertical]),
        proposal: offer)
    }
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal)
        ? length(region.size.width, .horizontal) : proposal.width,
      height: axes.contains(.vertical)
        ? length(region.size.height, .vertical) : proposal.height)
  }
}
