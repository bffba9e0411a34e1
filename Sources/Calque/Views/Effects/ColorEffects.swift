public import CalqueDrawing

nonisolated extension View {
  /// Adds an amount to each component of the colours: 1 makes everything white, -1 black.
  public func brightness(_ amount: Double) -> some View {
    filter("brightness", amount, without: 0) { .brightness($0) }
  }

  /// Moves colours away from the middle; 0 makes everything grey, 1 changes nothing.
  public func contrast(_ amount: Double) -> some View {
    filter("contrast", amount, without: 1) { .contrast($0) }
  }

  /// Makes colours stronger, or weaker; 0 leaves greys only, 1 changes nothing.
  public func saturation(_ amount: Double) -> some View {
    filter("saturation", amount, without: 1) { .saturation($0) }
  }

  /// Takes colour away; 1 leaves greys only, 0 changes nothing.
  public func grayscale(_ amount: Double) -> some View {
    filter("grayscale", amount, without: 0) { .grayscale($0) }
  }

  /// Turns the hues of the colours.
  public func hueRotation(_ angle: Angle) -> some View {
    filter("hueRotation", angle.radians, without: 0) { .hueRotation(.radians($0)) }
  }

  /// Replaces each colour by its opposite.
  public func colorInvert() -> some View {
    effect("colorInvert", .filter(.colorInvert))
  }

  /// Multiplies each component of the colours, and the opacity, by those of a colour.
  public func colorMultiply(_ color: Color) -> some View {
    modifier(
      EnvironmentElementModifier { environment in
        (.identity, MultiplyPaint(color.resolve(in: environment).rgba))
      })
  }

  /// Makes everything black, and as opaque as it was light.
  public func luminanceToAlpha() -> some View {
    effect("luminanceToAlpha", .filter(.luminanceToAlpha))
  }
}

/// Multiplies the colours of what is inside.
private final class MultiplyPaint: PaintFacet {
  let name: LayoutName? = "colorMultiply"
  private let color: RGBAColor

  init(_ color: RGBAColor) { self.color = color }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    painter.group(.filter(.colorMultiply(color)), inside)
  }

  func mixed(from other: any PaintFacet, by fraction: Double) -> (any PaintFacet)? {
    guard let other = other as? MultiplyPaint, other.color != color else { return nil }
    return MultiplyPaint(other.color.mixed(toward: color, by: fraction))
  }
}
