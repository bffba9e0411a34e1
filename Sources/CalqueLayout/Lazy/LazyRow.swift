package import Foundation

/// The content of a row of a lazy container: a tree with one root, and what its owner lays out
/// inside.
@MainActor
package protocol LazyContent: AnyObject {
  var tree: LayoutTree { get }

  /// The size for an offer. Nothing is placed.
  func size(for proposal: ProposedViewSize) -> CGSize

  /// Lays out everything.
  func layOut(_ proposal: ProposedViewSize) -> CGSize
}

/// A view of a lazy container that was made, and what is known of its place.
@MainActor
package final class LazyRow {
  package let content: any LazyContent

  private var measured: (offer: ProposedViewSize, size: CGSize)?
  private var laidOut: (offer: ProposedViewSize, size: CGSize)?
  private var isStale = false

  /// The distance to the next row, in points.
  var gap = 0.0
  /// Where it starts in its container, in points; pinned or not.
  var position = 0.0
  /// The last round in which it was shown.
  var round = -1
  /// Whether it was shown in the round before.
  var isOld = false

  package init(_ content: any LazyContent) {
    self.content = content
  }

  /// Has the content asked again: something in it has changed.
  package func setNeedsLayout() {
    isStale = true
  }

  /// The size for an offer. Nothing is placed.
  func size(_ offer: ProposedViewSize) -> CGSize {
    if !isStale {
      if let laidOut, laidOut.offer == offer { return laidOut.size }
      if let measured, measured.offer == offer { return measured.size }
    }
    let size = content.size(for: offer)
    measured = (offer, size)
    return size
  }

  /// Lays the content out with its final size.
  @discardableResult
  func layOut(_ offer: ProposedViewSize) -> CGSize {
    if !isStale, let laidOut, laidOut.offer == offer { return laidOut.size }
    let size = content.layOut(offer)
    isStale = false
    laidOut = (offer, size)
    return size
  }

  /// The size that it had last.
  var lastSize: CGSize? { laidOut?.size ?? measured?.size }

  /// The root, as a layout sees it.
  var view: LayoutSubview { LayoutSubview(tree: content.tree, index: 0) }
}

/// A row and its position in its container.
@MainActor
package struct LazyPlacement {
  package let row: LazyRow
  /// In points from the top leading corner of the container: `x` counts from the leading edge.
  package var frame: CGRect
  /// Whether it is at an edge of the scroll view, in front of the other rows.
  package var isPinned: Bool
}
