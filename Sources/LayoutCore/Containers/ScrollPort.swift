package import Foundation

/// How far a scroll view is scrolled, and what there is to scroll. It outlives the trees that it is
/// laid out in.
package final class ScrollPort {
  /// The axes that scroll.
  package var axes: Axis.Set
  /// The point of the content at the top leading corner of the view, in points from the top leading
  /// corner of the content: `x` grows towards the trailing edge in both directions.
  package var offset = CGPoint.zero
  /// What the content itself keeps free at its edges, in points.
  package var margins = EdgeInsets()
  /// The size of the view, in points.
  package internal(set) var size = CGSize.zero
  /// The size of the content with its margins, in points.
  package internal(set) var contentSize = CGSize.zero

  /// Where the view is in the host, in points, `x` to the right. Whoever walks the scenes knows it.
  package var frame = CGRect.zero
  /// Whether the content stands elsewhere than where it was placed.
  package var isMoved = false

  package init(axes: Axis.Set) {
    self.axes = axes
  }

  /// The largest offset.
  package var limit: CGPoint {
    CGPoint(
      x: axes.contains(.horizontal) ? max(contentSize.width - size.width, 0) : 0,
      y: axes.contains(.vertical) ? max(contentSize.height - size.height, 0) : 0)
  }

  /// Brings an offset into the limits. What is no number is the start.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat {
      value.isNaN ? 0 : min(max(value, 0), limit)
    }
    return CGPoint(x: clamp(offset.x, limit.x), y: clamp(offset.y, limit.y))
  }

  /// Follows rows that turned out to stand elsewhere than was thought.
  package func move(by distance: Double, along axis: Axis) {
    guard abs(distance) > 1e-9 else { return }
    switch axis {
    case .horizontal: offset.x += CGFloat(distance)
    case .vertical: offset.y += CGFloat(distance)
    }
    isMoved = true
  }

  /// Takes over what the layout found.
  func update(size: CGSize, contentSize: CGSize) {
    self.size = size
    self.contentSize = contentSize
    offset = clamped(offset)
  }
}
