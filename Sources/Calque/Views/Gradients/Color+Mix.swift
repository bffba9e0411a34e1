import CalqueDrawing

extension Color {
  /// The colour between this one and another one.
  ///
  /// - Parameters:
  ///   - rhs: The other colour.
  ///   - fraction: 0 is this colour, 1 is the other one; what is beyond counts as 0 or 1.
  ///   - colorSpace: Where the way from one to the other is straight.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(
      MixedColor(
        first: self, second: rhs, fraction: fraction, isPerceptual: colorSpace.isPerceptual))
  }
}

private struct MixedColor: ColorProvider {
  let first: Color
  let second: Color
  let fraction: Double
  let isPerceptual: Bool

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let mixed = first.resolve(in: environment).rgba.mixed(
      with: second.resolve(in: environment).rgba, by: min(max(fraction, 0), 1),
      isPerceptual: isPerceptual)
    return Color.Resolved(mixed)
  }
}
