package import Foundation

/// How far a scroll view is scrolled, and what there is to scroll. It outlives the trees that it is
/// laid out in.
package final class ScrollPort {
  /// The axes that scroll.
  package var axes: Axis.Set
  /// Whether people can scroll it.
  package var isEnabled = true
  /// Whether a view around it is told when scrolling begins and ends.
  package var hasPhaseHandler = false
  /// Whether a view around it says where it comes to rest, or is told.
  package var hasTargets = false
  /// The offset before people began to scroll.
  package var startOffset = CGPoint.zero
  /// Whether a field loses the focus when people scroll.
  package var dismissesKeyboard = false
  /// The point of the content at the top leading corner of the view, in points from the top leading
  /// corner of the content: `x` grows towards the trailing edge in both directions.
  package var offset = CGPoint.zero
  /// What the content itself keeps free at its edges, in points.
  package var margins = EdgeInsets()
  /// The size of the view, in points.
  package internal(set) var size = CGSize.zero
  /// The size of the content with its margins, in points.
  package internal(set) var contentSize = CGSize.zero

  /// Where the view is in the host, in points, `x` to the right. Set by code that walks the scenes.
  package var frame = CGRect.zero
  /// The direction in which the content is laid out in the view.
  package var direction = LayoutDirection.leftToRight
  /// The offset with which the content was placed.
  private var placedOffset = CGPoint.zero
  /// The point of the content and of the view that meet until the view is scrolled.
  package var startAnchor: UnitPoint?
  /// The points of the content and of the view that meet in other cases.
  package var anchors = Anchors()
  /// Whether the content is elsewhere than where it was placed.
  package var isMoved = false
  /// Where it was last to be scrolled to, also beyond its limits.
  package private(set) var wantedOffset = CGPoint.zero
  /// Called after it was scrolled.
  package var onScroll: ((ScrollPort) -> Void)?
  /// Called after a finger was lifted that has scrolled it.
  package var onRelease: ((ScrollPort) -> Void)?

  /// The points of the content and of the view that meet; `nil` is the top leading corner.
  package struct Anchors {
    /// Until the view is scrolled.
    package var start: UnitPoint?
    /// When the content changes its size.
    package var sizeChanges: UnitPoint?
    /// Where the content is shorter than the view.
    package var alignment: UnitPoint?

    package init(
      start: UnitPoint? = nil, sizeChanges: UnitPoint? = nil, alignment: UnitPoint? = nil
    ) {
      self.start = start
      self.sizeChanges = sizeChanges
      self.alignment = alignment
    }
  }

  package init(axes: Axis.Set) {
    self.axes = axes
  }

  /// The largest offset.
  package var limit: CGPoint {
    CGPoint(
      x: axes.contains(.horizontal) ? max(contentSize.width - size.width, 0) : 0,
      y: axes.contains(.vertical) ? max(contentSize.height - size.height, 0) : 0)
  }

  /// Returns an offset within the limits. NaN is replaced by the start.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat {
      value.isNaN ? 0 : min(max(value, 0), limit)
    }
    return CGPoint(x: clamp(offset.x, limit.x), y: clamp(offset.y, limit.y))
  }

  /// Follows rows that turned out to be elsewhere than expected.
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
    let before = limit
    self.size = size
    self.contentSize = contentSize
    if let anchor = anchors.sizeChanges { keep(anchor, since: before) }
    offset = clamped(offset)
    placedOffset = offset
  }

  /// Has a point of the content and of the view that met before meet again.
  private func keep(_ anchor: UnitPoint, since before: CGPoint) {
    func met(_ offset: CGFloat, _ limit: CGFloat, _ anchor: CGFloat) -> Bool {
      limit > 0 && abs(offset - limit * anchor) < 1e-6
    }
    if met(offset.x, before.x, anchor.x) { offset.x = limit.x * anchor.x }
    if met(offset.y, before.y, anchor.y) { offset.y = limit.y * anchor.y }
  }

  /// Where content begins that is shorter than the view, in points from the top leading corner.
  var start: CGPoint {
    guard let anchor = anchors.alignment else { return .zero }
    return CGPoint(
      x: axes.contains(.horizontal) ? max(size.width - contentSize.width, 0) * anchor.x : 0,
      y: axes.contains(.vertical) ? max(size.height - contentSize.height, 0) * anchor.y : 0)
  }

  /// How a part of the content and the view meet: the same fraction of both; `nil` leaves an axis
  /// as it is.
  package struct Meeting {
    var x: CGFloat?
    var y: CGFloat?

    package init(_ anchor: UnitPoint) {
      (x, y) = (anchor.x, anchor.y)
    }

    fileprivate init(x: CGFloat?, y: CGFloat?) {
      (self.x, self.y) = (x, y)
    }
  }

  /// How a part of the content comes into sight with as little scrolling as possible.
  ///
  /// - Parameter rect: where the part is in the host now, as the content was placed.
  package func nearest(to rect: CGRect) -> Meeting {
    func nearest(_ start: CGFloat, _ length: CGFloat, _ room: CGFloat) -> CGFloat? {
      if start < 0 || (length > room && start > 0) { return 0 }
      return start + length > room ? 1 : nil
    }
    let (place, room) = (place(of: rect), room)
    return Meeting(
      x: nearest(place.x, rect.width, room.width), y: nearest(place.y, rect.height, room.height))
  }

  /// Scrolls to a part of the content.
  ///
  /// - Parameter rect: where the part is in the host now, as the content was placed.
  package func aim(at rect: CGRect, _ meeting: Meeting) {
    let (place, room) = (place(of: rect), room)
    var target = offset
    if let x = meeting.x {
      target.x = placedOffset.x + place.x + x * (rect.width - room.width)
    }
    if let y = meeting.y {
      target.y = placedOffset.y + place.y + y * (rect.height - room.height)
    }
    aim(at: target)
  }

  /// The size of what the margins leave of the view.
  package var room: CGSize {
    CGSize(
      width: size.width - margins.leading - margins.trailing,
      height: size.height - margins.top - margins.bottom)
  }

  /// The place of a rectangle of the host in what the margins leave, from the leading edge.
  package func place(of rect: CGRect) -> CGPoint {
    let x = direction == .rightToLeft ? frame.maxX - rect.maxX : rect.minX - frame.minX
    return CGPoint(x: x - margins.leading, y: rect.minY - frame.minY - margins.top)
  }

  /// How far people can move the content in the host from where it is now, in points to the right
  /// and downwards.
  package var reach: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    func range(_ offset: CGFloat, _ limit: CGFloat) -> ClosedRange<CGFloat> {
      min(offset - limit, 0)...max(offset, 0)
    }
    let (x, y) = (range(offset.x, limit.x), range(offset.y, limit.y))
    return (direction == .rightToLeft ? -x.upperBound ... -x.lowerBound : x, y)
  }

  /// Scrolls to an offset, as far as the limits allow.
  package func aim(at target: CGPoint) {
    wantedOffset = target
    let target = clamped(target)
    let isThere = abs(target.x - offset.x) < 1e-6 && abs(target.y - offset.y) < 1e-6
    guard !isThere else { return }
    offset = target
    isMoved = true
  }

  /// Scrolls to where the start anchors meet.
  package func aimAtStart() {
    guard let startAnchor else { return }
    aim(at: CGPoint(x: limit.x * startAnchor.x, y: limit.y * startAnchor.y))
  }
}
