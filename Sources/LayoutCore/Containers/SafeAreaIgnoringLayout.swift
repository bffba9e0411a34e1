package import Foundation

/// A view that runs into the room beyond those edges of its safe area that it touches. Its size is
/// what it is without that.
package struct SafeAreaIgnoringLayout: Layout {
  private let edges: Edge.Set
  private let region: LayoutRegion

  package init(edges: Edge.Set, region: LayoutRegion) {
    self.edges = edges
    self.region = region
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    // A view that is as long as the area touches both of its edges.
    let isWide = bounds.width >= region.size.width - 1e-6
    let isHigh = bounds.height >= region.size.height - 1e-6
    let leading = isWide && edges.contains(.leading) ? region.insets.leading : 0
    let trailing = isWide && edges.contains(.trailing) ? region.insets.trailing : 0
    let top = isHigh && edges.contains(.top) ? region.insets.top : 0
    let bottom = isHigh && edges.contains(.bottom) ? region.insets.bottom : 0
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX - leading, y: bounds.minY - top),
        proposal: ProposedViewSize(
          width: bounds.width + leading + trailing, height: bounds.height + top + bottom))
    }
  }
}
