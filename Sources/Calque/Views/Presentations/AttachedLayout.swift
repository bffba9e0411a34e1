import CalqueLayout
import Foundation

/// On which side of its rectangle a view was placed.
final class AttachedPlace {
  /// Whether the view is above the rectangle.
  var isAbove = false
}

/// The first view fills the window; the second one is beside a rectangle of it, where there is
/// room. Where there is none above and below the rectangle, the view is over its middle.
struct AttachedLayout: Layout {
  /// The rectangle, from the window's leading edge.
  let source: CGRect
  let insets: EdgeInsets
  /// Between the view and the edges of the window, in points.
  let margin: CGFloat
  /// Between the view and the rectangle, in points.
  let gap: CGFloat
  /// The edge of the rectangle that the view is at; nil for below it, or above it.
  var edge: Edge?
  /// Whether the view begins where the rectangle does, or ends where it does.
  var alignsEdges = true
  /// Whether the view is above the rectangle where there is room on both sides.
  var prefersAbove = false
  /// Learns where the view is.
  var result: AttachedPlace?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 2 else { return }
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    let room = CGRect(
      x: max(insets.leading, margin), y: max(insets.top, margin),
      width: max(
        bounds.width - max(insets.leading, margin) - max(insets.trailing, margin), 0),
      height: max(bounds.height - max(insets.top, margin) - max(insets.bottom, margin), 0))
    var size = subviews[1].sizeThatFits(.unspecified)
    if size.width > room.width || size.height > room.height {
      size = subviews[1].sizeThatFits(ProposedViewSize(room.size))
    }
    size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    let place = place(of: size, in: room)
    result?.isAbove = place.y + size.height <= source.minY
    subviews[1].place(
      at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
      proposal: ProposedViewSize(size))
  }

  private func place(of size: CGSize, in room: CGRect) -> CGPoint {
    func limited(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(min(value, high), low)
    }
    var place = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
    switch edge {
    case .leading: place.x = source.minX - gap - size.width
    case .trailing: place.x = source.maxX + gap
    case .top: place.y = source.minY - gap - size.height
    case .bottom: place.y = source.maxY + gap
    case nil: place.y = top(of: size, in: room) ?? place.y
    }
    if alignsEdges {
      let isNearStart = source.midX <= room.midX
      place.x = isNearStart ? source.minX : source.maxX - size.width
    }
    return CGPoint(
      x: limited(place.x, room.minX, room.maxX - size.width),
      y: limited(place.y, room.minY, room.maxY - size.height))
  }

  /// Where a view begins that is above or below the rectangle; nil if it fits on neither side, and
  /// the rectangle is as high as the view.
  private func top(of size: CGSize, in room: CGRect) -> CGFloat? {
    let (above, below) = (source.minY - room.minY, room.maxY - source.maxY)
    let needed = size.height + gap
    let places = (above: source.minY - needed, below: source.maxY + gap)
    let fits = (above: above >= needed, below: below >= needed)
    if prefersAbove, fits.above { return places.above }
    if fits.below { return places.below }
    if fits.above { return places.above }
    if source.height >= size.height { return nil }
    return below >= above ? places.below : places.above
  }
}
