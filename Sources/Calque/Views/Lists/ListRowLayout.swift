import CalqueLayout
import Foundation

/// A row of a list: its background, its content within insets, and the line at its bottom.
///
/// The row is as wide as it is proposed. The content is proposed the width that the insets leave, and
/// no height; it is at the leading edge, halfway between the insets. The line ends where the guides
/// `listRowSeparatorLeading` and `listRowSeparatorTrailing` of the content say.
struct ListRowLayout: Layout {
  let insets: EdgeInsets
  let leastHeight: CGFloat
  let thickness: CGFloat
  /// Between the end of the line and the trailing side, if the content does not say.
  let separatorTrailing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard subviews.count > 1 else { return .zero }
    let content = subviews[1].sizeThatFits(offer(proposal.width))
    return CGSize(
      width: proposal.width ?? content.width + insets.leading + insets.trailing,
      height: max(content.height + insets.top + insets.bottom, leastHeight, 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count > 1 else { return }
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    let offer = offer(bounds.width)
    let content = subviews[1].dimensions(in: offer)
    let rest = bounds.height - insets.top - insets.bottom - content.height
    let origin = CGPoint(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top + rest / 2)
    subviews[1].place(at: origin, proposal: offer)
    guard subviews.count > 2 else { return }
    let start = origin.x + (content[explicit: .listRowSeparatorLeading] ?? 0)
    let end =
      content[explicit: .listRowSeparatorTrailing].map { origin.x + $0 }
      ?? bounds.maxX - separatorTrailing
    subviews[2].place(
      at: CGPoint(x: start, y: bounds.maxY - thickness),
      proposal: ProposedViewSize(width: max(end - start, 0), height: thickness))
  }

  private func offer(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.leading - insets.trailing, 0) }, height: nil)
  }
}
