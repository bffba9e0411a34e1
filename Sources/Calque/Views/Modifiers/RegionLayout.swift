import CalqueLayout
import Foundation

/// A container for the frames inside that is at least as large as what it is proposed, with its
/// view in the middle.
struct RegionLayout: DescribedLayout {
  private let region: LayoutRegion

  /// - Parameter region: where the size is kept for views that are measured by it.
  init(_ region: LayoutRegion) { self.region = region }

  var innerRegion: LayoutRegion? { region }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    region.take(proposal, margins: EdgeInsets())
    return subviews.reduce(proposal.replacingUnspecifiedDimensions(by: .zero)) { size, subview in
      let own = subview.sizeThatFits(proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    region.take(proposal, margins: EdgeInsets())
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}
