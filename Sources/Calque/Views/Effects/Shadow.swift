import CalqueDrawing
public import Foundation

nonisolated extension View {
  /// Adds a shadow below what the view paints. It falls to the same side in both layout directions.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow.
  ///   - radius: The standard deviation of the blur, in points.
  ///   - x: Points to the right.
  ///   - y: Points downwards.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      EnvironmentElementModifier { environment in
        let color = color.resolve(in: environment).rgba
        guard color.opacity > 0 else { return (.identity, nil) }
        return (.identity, DropShadowPaint(color, radius: radius, x: x, y: y))
      }
    )
    .modifier(NumberCheck("shadow", "number", radius + x + y, "it counts as 0"))
  }
}

/// Paints a shadow below what is inside.
private final class DropShadowPaint: PaintFacet {
  let name: LayoutName? = "shadow"
  private let color: RGBAColor
  private let numbers: [CGFloat]

  convenience init(_ color: RGBAColor, radius: CGFloat, x: CGFloat, y: CGFloat) {
    self.init(color, [radius, x, y])
  }

  private init(_ color: RGBAColor, _ numbers: [CGFloat]) {
    (self.color, self.numbers) = (color, numbers)
  }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    let shadow = Drawing.Filter.shadow(color, radius: numbers[0], x: numbers[1], y: numbers[2])
    painter.group(.filter(shadow), inside)
  }

  func mixed(from other: any PaintFacet, by fraction: Double) -> (any PaintFacet)? {
    guard let other = other as? DropShadowPaint, other.color != color || other.numbers != numbers
    else {
      return nil
    }
    return DropShadowPaint(
      other.color.mixed(toward: color, by: fraction),
      zip(other.numbers, numbers).map { $0.mixed(toward: $1, by: fraction) })
  }
}

extension DropShadowPaint: NeutralPaint {
  var neutral: any PaintFacet {
    var clear = color
    clear.opacity = 0
    return DropShadowPaint(clear, numbers)
  }
}
