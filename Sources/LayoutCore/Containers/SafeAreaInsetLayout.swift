package import Foundation

/// A view, and a bar at one of its edges that takes its room from it. The first subview is the view,
/// the second the bar.
///
/// The bar is measured first, with what the smallest view leaves; the view gets the rest.
package struct SafeAreaInsetLayout: Layout {
  private let edge: Edge
  private let alignment: Alignment
  private let spacing: CGFloat

  package init(edge: Edge, alignment: Alignment, spacing: CGFloat) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
  }

  private var isVertical: Bool { edge == .top || edge == .bottom }
  private var isAtStart: Bool { edge == .top || edge == .leading }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let offers = offers(proposal, subviews) else { return .zero }
    let content = subviews[subviews.startIndex].sizeThatFits(offers.content)
    let bar = subviews[subviews.startIndex + 1].sizeThatFits(offers.bar)
    return isVertical
      ? CGSize(
        width: max(content.width, bar.width), height: content.height + spacing + bar.height)
      : CGSize(
        width: content.width + spacing + bar.width, height: max(content.height, bar.height))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let offers = offers(ProposedViewSize(bounds.size), subviews) else { return }
    let bar = subviews[subviews.startIndex + 1]
    noteSafeArea(bar.sizeThatFits(offers.bar), bar)
    place(subviews[subviews.startIndex], offers.content, in: bounds, isAtStart: !isAtStart)
    place(bar, offers.bar, in: bounds, isAtStart: isAtStart)
  }

  /// The bar and its spacing are not part of the safe area of the view.
  private func noteSafeArea(_ bar: CGSize, _ subview: LayoutSubview) {
    var insets = EdgeInsets()
    switch edge {
    case .top: insets.top = bar.height + spacing
    case .bottom: insets.bottom = bar.height + spacing
    case .leading: insets.leading = bar.width + spacing
    case .trailing: insets.trailing = bar.width + spacing
    }
    subview.tree.safeAreas[Int(subview.tree.nodes[subview.index].parent)] = insets
  }

  private func place(
    _ subview: LayoutSubview, _ offer: ProposedViewSize, in bounds: CGRect, isAtStart: Bool
  ) {
    let own = subview.dimensions(in: offer)
    let room = ViewDimensions(width: bounds.width, height: bounds.height)
    let x: CGFloat
    let y: CGFloat
    if isVertical {
      x = room[alignment.horizontal] - own[alignment.horizontal]
      y = isAtStart ? 0 : bounds.height - own.height
    } else {
      x = isAtStart ? 0 : bounds.width - own.width
      y = room[alignment.vertical] - own[alignment.vertical]
    }
    subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: offer)
  }

  private func offers(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (content: ProposedViewSize, bar: ProposedViewSize)? {
    guard subviews.count == 2 else { return nil }
    let content = subviews[subviews.startIndex]
    let bar = subviews[subviews.startIndex + 1]
    if isVertical {
      let least = content.sizeThatFits(ProposedViewSize(width: proposal.width, height: 0)).height
      let barOffer = ProposedViewSize(
        width: proposal.width, height: proposal.height.map { max($0 - spacing - least, 0) })
      let taken = bar.sizeThatFits(barOffer).height + spacing
      return (
        ProposedViewSize(
          width: proposal.width, height: proposal.height.map { max($0 - taken, 0) }), barOffer
      )
    }
    let least = content.sizeThatFits(ProposedViewSize(width: 0, height: proposal.height)).width
    let barOffer = ProposedViewSize(
      width: proposal.width.map { max($0 - spacing - least, 0) }, height: proposal.height)
    let taken = bar.sizeThatFits(barOffer).width + spacing
    return (
      ProposedViewSize(
        width: proposal.width.map { max($0 - taken, 0) }, height: proposal.height), barOffer
    )
  }
}
