import CalqueDrawing
import CalqueLayout
import Foundation

/// Paints a ground with round corners, and what is inside of it.
final class CardPaint: PaintFacet {
  let name: LayoutName?
  private let color: RGBAColor
  private let radius: () -> CGFloat
  /// How far the card extends below its frame, out of the window, so that it has no corners there.
  private let overhang: () -> CGFloat

  init(
    _ name: LayoutName?, _ color: RGBAColor, radius: @escaping () -> CGFloat,
    overhang: @escaping () -> CGFloat = { 0 }
  ) {
    (self.name, self.color, self.radius, self.overhang) = (name, color, radius, overhang)
  }

  private func path(_ frame: CGRect) -> Path {
    var rect = frame
    rect.size.height += overhang()
    let radius = min(radius(), min(rect.width, rect.height) / 2)
    return Path(
      roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: .continuous)
  }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    let path = path(painter.rounded(frame))
    if color.opacity > 0 { painter.append(.fill(path, .color(color))) }
    painter.group(.clip(path), inside)
  }

  func survey(_ frame: CGRect, _ context: inout InkContext) -> InkRole {
    context.clip = context.clip.intersection(context.shown(path(frame).boundingRect))
    return .covers(opacity: color.opacity)
  }

  func hit(_ point: CGPoint, in frame: CGRect) -> HitRole {
    path(frame).contains(point) ? .content : .nothing
  }
}
