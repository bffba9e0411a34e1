import CalqueLayout
import Foundation

/// A view at the leading edge, one in the middle of the bar, and one at the trailing edge. If the
/// others do not leave the middle the room, it is in the middle of what they leave.
struct BarLayout: Layout {
  /// Between the views, in points.
  let spacing: CGFloat
  /// How high the bar is, in points, unless a view is higher.
  let height: CGFloat
  /// Whether the second view follows the first one.
  var isLeading = false

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widths = sizes.map(\.width).reduce(0, +) + spacing * CGFloat(max(sizes.count - 1, 0))
    return CGSize(
      width: proposal.width ?? widths,
      height: sizes.reduce(height) { max($0, $1.height) })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 3 else { return }
    let middle = bounds.minY + bounds.height / 2
    let offer = ProposedViewSize(width: nil, height: bounds.height)
    let (leading, trailing) = (subviews[0].sizeThatFits(offer), subviews[2].sizeThatFits(offer))
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: middle), anchor: .leading, proposal: ProposedViewSize(leading))
    subviews[2].place(
      at: CGPoint(x: bounds.maxX, y: middle), anchor: .trailing,
      proposal: ProposedViewSize(trailing))
    let start = leading.width > 0 ? leading.width + spacing : 0
    let end = trailing.width > 0 ? trailing.width + spacing : 0
    let room = max(bounds.width - start - end, 0)
    let width = min(
      subviews[1].sizeThatFits(ProposedViewSize(width: room, height: nil)).width, room)
    var x = (bounds.width - width) / 2
    if isLeading { x = start }
    x = max(min(x, bounds.width - end - width), start)
    subviews[1].place(
      at: CGPoint(x: bounds.minX + x, y: middle), anchor: .leading,
      proposal: ProposedViewSize(width: width, height: bounds.height))
  }
}

/// The views of a page fill it; a background is behind them. Views that are wider than the page are
/// in the middle of it, and so the bars, which are as wide as the page, stay where they are.
struct NavigationPageLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(
        at: CGPoint(x: bounds.midX, y: bounds.minY), anchor: .top,
        proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// A bar, and what is suggested below it, as far as the page reaches. It is as large as the bar.
struct BelowBarLayout: Layout {
  /// In points.
  let pageHeight: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    let room = CGSize(width: bounds.width, height: max(pageHeight - bounds.height, 0))
    for view in subviews.dropFirst() {
      view.place(
        at: CGPoint(x: bounds.minX, y: bounds.maxY), proposal: ProposedViewSize(room))
    }
  }
}
