public import CalqueDrawing
public import Foundation

extension GraphicsContext {
  /// What a path of a canvas is painted with.
  public struct Shading {
    let paint: (EnvironmentValues) -> _StylePaint

    private init(_ paint: @escaping (EnvironmentValues) -> _StylePaint) {
      self.paint = paint
    }

    private init(
      _ gradient: Gradient, _ geometry: GradientPaint.Geometry
    ) {
      self.init { environment in
        var paint = AnyGradient(gradient).paint(geometry, in: environment)
        // Points of the canvas, not of a unit square.
        paint.paint = paint.paint.spanning(CGRect(x: 0, y: 0, width: 1, height: 1))
        paint.isAnchored = true
        return paint
      }
    }

    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading { $0.foregroundPaint } }

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading { color._paint(in: $0) } }

    /// A colour by its components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A shade of grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; unit points of a gradient count in the bounds of the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { style._paint(in: $0) }
    }

    /// A gradient between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(gradient, .linear(start: startPoint, end: endPoint))
    }

    /// A gradient around a point of the canvas, between two radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(gradient, .radial(center: center, startRadius: startRadius, endRadius: endRadius))
    }

    /// A gradient that turns around a point of the canvas.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        gradient,
        .angular(
          center: center, start: angle, end: Angle(radians: angle.radians + 2 * Double.pi)))
    }
  }

  /// How gradients go on beyond their ends. They end with their last colour.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Makes a set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// They begin again; here they do not.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// They run back and forth; here they do not.
    public static let mirror = GradientOptions(rawValue: 2)
    /// By the amount of light; here as screens have colours.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}
