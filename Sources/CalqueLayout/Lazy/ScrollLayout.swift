package import Foundation

/// A view that may be larger than the room that shows it: along the axes that scroll it has its
/// ideal length, and is moved by the offset of its port.
package struct ScrollLayout: DescribedLayout {
  private let axes: Axis.Set
  private let margins: EdgeInsets
  private let region: LayoutRegion
  private let port: ScrollPort

  /// - Parameters:
  ///   - margins: what the content itself keeps free, in points.
  ///   - region: where the size without the margins is kept for views that are measured by it.
  ///   - port: how far the view is scrolled; it learns what there is to scroll.
  package init(axes: Axis.Set, margins: EdgeInsets, region: LayoutRegion, port: ScrollPort) {
    self.axes = axes
    self.margins = margins
    self.region = region
    self.port = port
    port.axes = axes
    port.margins = margins
  }

  package var innerRegion: LayoutRegion? { region }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    region.take(proposal, margins: margins)
    let content = content(proposal, subviews)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    region.take(proposal, margins: margins)
    // Across, the content is offered what the view was, and not what it made of that.
    let proposal = ProposedViewSize(
      width: proposal.width ?? bounds.width, height: proposal.height ?? bounds.height)
    port.update(size: bounds.size, contentSize: content(proposal, subviews))
    let start = port.start
    let origin = CGPoint(
      x: bounds.minX + start.x - port.offset.x, y: bounds.minY + start.y - port.offset.y)
    for subview in subviews { subview.place(at: origin, proposal: offer(proposal)) }
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
