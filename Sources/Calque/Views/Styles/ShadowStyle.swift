import CalqueDrawing
public import Foundation

/// A shadow of what a style paints.
public struct ShadowStyle: Hashable, Sendable {
  private let color: Color
  private var radius: CGFloat
  private var x: CGFloat
  private var y: CGFloat
  private let isInner: Bool

  /// A shadow below what is painted.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow.
  ///   - radius: The standard deviation of the blur, in points.
  ///   - x: Points to the right.
  ///   - y: Points downwards.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }

  /// A shadow on what is painted, which seems to be lower than its surroundings.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow.
  ///   - radius: The standard deviation of the blur, in points.
  ///   - x: Points to the right.
  ///   - y: Points downwards.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }

  /// A shadow with the colour that it has in an environment.
  struct Resolved: Hashable, Sendable {
    private var color: RGBAColor
    private var style: ShadowStyle

    init(_ style: ShadowStyle, in environment: EnvironmentValues) {
      self.style = style
      color = style.color.resolve(in: environment).rgba
    }

    func opacity(_ factor: Double) -> Resolved {
      var copy = self
      copy.color.opacity *= factor
      return copy
    }

    /// The shadow on the way from another one.
    func mixed(from other: Resolved, by fraction: Double) -> Resolved {
      var copy = self
      copy.color = other.color.mixed(toward: color, by: fraction)
      copy.style.radius = other.style.radius.mixed(toward: style.radius, by: fraction)
      copy.style.x = other.style.x.mixed(toward: style.x, by: fraction)
      copy.style.y = other.style.y.mixed(toward: style.y, by: fraction)
      return copy
    }

    var filter: Drawing.Filter {
      style.isInner
        ? .innerShadow(color, radius: style.radius, x: style.x, y: style.y)
        : .shadow(color, radius: style.radius, x: style.x, y: style.y)
    }
  }
}
