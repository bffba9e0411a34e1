import CalqueLayout
import Foundation

/// The first view fills the window; the second one is beside a rectangle of it, where there is
/// room.
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
    case nil:
      let below = room.maxY - source.maxY
      let isBelow = below >= size.height + gap || below >= source.minY - room.minY
      place.y = isBelow ? source.maxY + gap : source.minY - gap - size.height
    }
    if alignsEdges {
      let isNearStart = source.midX <= room.midX
      place.x = isNearStart ? source.minX : source.maxX - size.width
    }
    return CGPoint(
      x: limited(place.x, room.minX, room.maxX - size.width),
      y: limited(place.y, room.minY, room.maxY - size.height))
  }
}
