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
        let filter = Drawing.Filter.shadow(color, radius: radius, x: x, y: y)
        return (.identity, EffectPaint("shadow", .filter(filter)))
      }
    )
    .modifier(NumberCheck("shadow", "number", radius + x + y, "it counts as 0"))
  }
}
