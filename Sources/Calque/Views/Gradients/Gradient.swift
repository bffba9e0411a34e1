import CalqueDrawing
public import Foundation

/// Colours along a way, each at a location.
///
/// As a style, it runs from the top to the bottom. Gradients run by unit points of what they paint,
/// and are not mirrored where the layout runs from right to left, as on Apple's systems.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a location.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// From 0 at the start of the gradient to 1 at its end.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which colours between two stops are computed.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool

    /// The components of the screen: sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// Equal steps look equal: Oklab.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The colours and their locations.
  public var stops: [Stop]

  /// Makes a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map {
      Stop(color: $0.element, location: CGFloat($0.offset) / CGFloat(last))
    }
  }

  /// The gradient with the colours between its stops computed in a space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, in: space) }

  /// The gradient from the top to the bottom.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    AnyGradient(self)._paint(in: environment)
  }
}

/// A gradient, and the space in which its colours are computed.
///
/// As a style, it runs from the top to the bottom.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  private let space: Gradient.ColorSpace

  /// Makes a gradient with colours between the stops in sRGB.
  public init(_ gradient: Gradient) { self.init(gradient, in: .device) }

  init(_ gradient: Gradient, in space: Gradient.ColorSpace) {
    self.gradient = gradient
    self.space = space
  }

  /// The gradient with the colours between its stops computed in a space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(gradient, in: space)
  }

  /// The gradient from the top to the bottom.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    paint(
      .linear(start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1)), in: environment)
  }

  func paint(
    _ geometry: GradientPaint.Geometry, in environment: EnvironmentValues
  ) -> _StylePaint {
    let stops = gradient.stops.map {
      GradientPaint.Stop($0.color.resolve(in: environment).rgba, at: $0.location)
    }
    let gradient = GradientPaint(geometry, stops: stops)
    return _StylePaint(.gradient(space.isPerceptual ? gradient.perceptual : gradient))
  }
}

extension Color {
  /// The colour, from a little lighter at the top to itself at the bottom. By how much is ours.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [lighter, self])) }
}
