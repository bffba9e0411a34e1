import CalqueDrawing
import CalqueLayout
import Foundation

/// Paints the arrow of a card towards what the card belongs to, with the card in front of it.
///
/// The arrow is in the middle of the source, as far as the corners of the card allow. A card over
/// its source has none.
final class ArrowPaint: PaintFacet {
  private let color: RGBAColor
  /// The base and the height of the arrow.
  private let size: CGSize
  /// What the card belongs to, x to the right from the window's left edge.
  private let source: CGRect
  private let radius: () -> CGFloat

  init(_ color: RGBAColor, _ size: CGSize, to source: CGRect, radius: @escaping () -> CGFloat) {
    (self.color, self.size, self.source, self.radius) = (color, size, source, radius)
  }

  let name: LayoutName? = "arrow"

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    if let path = arrow(of: frame) { painter.append(.fill(path, .color(color))) }
    inside(&painter)
  }

  /// The arrow of a card; nil if the card is over its source, or too small for an arrow.
  private func arrow(of card: CGRect) -> Path? {
    let half = size.width / 2
    let inset = min(radius(), min(card.width, card.height) / 2)
    func limited(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat? {
      let (low, high) = (low + inset, high - inset)
      return high - low >= size.width ? max(min(value, high - half), low + half) : nil
    }
    let overlap = Self.overlap
    if source.minY >= card.maxY || source.maxY <= card.minY {
      guard let x = limited(source.midX, card.minX, card.maxX) else { return nil }
      let isBelow = source.minY >= card.maxY
      let base = CGPoint(x: x, y: isBelow ? card.maxY - overlap : card.minY + overlap)
      let direction: CGFloat = isBelow ? 1 : -1
      return path { across, along in
        CGPoint(x: base.x + across, y: base.y + direction * along)
      }
    }
    if source.minX >= card.maxX || source.maxX <= card.minX {
      guard let y = limited(source.midY, card.minY, card.maxY) else { return nil }
      let isRight = source.minX >= card.maxX
      let base = CGPoint(x: isRight ? card.maxX - overlap : card.minX + overlap, y: y)
      let direction: CGFloat = isRight ? 1 : -1
      return path { across, along in
        CGPoint(x: base.x + direction * along, y: base.y + across)
      }
    }
    return nil
  }

  /// How far the arrow reaches into the card, so that no line shows between them.
  private static var overlap: CGFloat { 1 }

  /// A triangle with a round tip and hollow sides.
  private func path(_ point: (_ across: CGFloat, _ along: CGFloat) -> CGPoint) -> Path {
    let (half, height) = (size.width / 2, size.height + Self.overlap)
    let (tip, low) = (half * 0.22, height * 0.82)
    var path = Path()
    path.move(to: point(-half, 0))
    path.addQuadCurve(to: point(-tip, low), control: point(-half * 0.55, height * 0.1))
    path.addQuadCurve(to: point(tip, low), control: point(0, height * 1.18))
    path.addQuadCurve(to: point(half, 0), control: point(half * 0.55, height * 0.1))
    path.closeSubpath()
    return path
  }
}
