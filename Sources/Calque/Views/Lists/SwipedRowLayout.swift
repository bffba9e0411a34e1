import CalqueLayout
import Foundation

/// A row that was swiped: the actions are at the edge, and push the row away from it.
struct SwipedRowLayout: Layout {
  let edge: HorizontalEdge

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard subviews.count == 2 else { return .zero }
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 2 else { return }
    let offer = ProposedViewSize(width: nil, height: bounds.height)
    let width = subviews[1].sizeThatFits(offer).width
    let isLeading = edge == .leading
    subviews[0].place(
      at: CGPoint(x: bounds.minX + (isLeading ? width : -width), y: bounds.minY),
      proposal: ProposedViewSize(width: bounds.width, height: proposal.height))
    subviews[1].place(
      at: CGPoint(x: isLeading ? bounds.minX : bounds.maxX - width, y: bounds.minY),
      proposal: ProposedViewSize(width: width, height: bounds.height))
  }
}

/// The actions of a row beside each other, the first one at the edge, all as high as the row.
struct SwipeActionsLayout: Layout {
  let edge: HorizontalEdge
  let leastWidth: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { $0 + max($1.width, leastWidth) },
      height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var distance: CGFloat = 0
    for subview in subviews {
      let width = max(subview.sizeThatFits(.unspecified).width, leastWidth)
      let x = edge == .leading ? bounds.minX + distance : bounds.maxX - distance - width
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      distance += width
    }
  }
}

/// The node of the actions of a row.
final class SwipeActionsInput: InputFacet {
  let row: ListRow

  init(_ row: ListRow) { self.row = row }
}
