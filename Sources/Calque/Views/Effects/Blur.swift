import CalqueDrawing
public import Foundation

nonisolated extension View {
  /// Blurs what the view paints.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the blur, in points; 0 changes nothing.
  ///   - opaque: Whether nothing becomes translucent at the edges of the view, beyond which nothing
  ///     is painted then.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(
      ElementModifier(
        .identity, paint: radius > 0 ? BlurPaint(radius: radius, isOpaque: opaque) : nil)
    )
    .modifier(NumberCheck("blur", "radius", radius, "nothing is blurred"))
  }
}

/// Blurs what is painted inside.
final class BlurPaint: PaintFacet {
  let name: LayoutName? = "blur"
  private let radius: CGFloat
  private let isOpaque: Bool

  init(radius: CGFloat, isOpaque: Bool) {
    self.radius = radius
    self.isOpaque = isOpaque
  }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    let blur = Drawing.Effect.filter(.blur(radius: radius, isOpaque: isOpaque))
    guard radius > 0 else { return inside(&painter) }
    guard isOpaque else { return painter.group(blur, inside) }
    painter.group(.clip(Path(painter.rounded(frame)))) { $0.group(blur, inside) }
  }

  func mixed(from other: any PaintFacet, by fraction: Double) -> (any PaintFacet)? {
    guard let other = other as? BlurPaint, other.radius != radius else { return nil }
    let mixed = Double(other.radius).mixed(with: Double(radius), by: fraction)
    return BlurPaint(radius: CGFloat(mixed), isOpaque: isOpaque)
  }
}

extension BlurPaint: NeutralPaint {
  var neutral: any PaintFacet { BlurPaint(radius: 0, isOpaque: isOpaque) }
}
