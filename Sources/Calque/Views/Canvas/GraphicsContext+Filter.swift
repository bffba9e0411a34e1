import CalqueDrawing
public import Foundation

extension GraphicsContext {
  /// A filter of what is painted.
  public struct Filter: Sendable {
    let make: @Sendable (EnvironmentValues) -> Drawing.Filter

    private init(_ make: @escaping @Sendable (EnvironmentValues) -> Drawing.Filter) {
      self.make = make
    }

    /// Blurs.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { _ in .blur(radius: radius, isOpaque: options.contains(.opaque)) }
    }

    /// Adds an amount to each component of the colours.
    public static func brightness(_ amount: Double) -> Filter {
      Filter { _ in .brightness(amount) }
    }

    /// Moves colours away from the middle.
    public static func contrast(_ amount: Double) -> Filter { Filter { _ in .contrast(amount) } }

    /// Makes colours stronger or weaker.
    public static func saturation(_ amount: Double) -> Filter {
      Filter { _ in .saturation(amount) }
    }

    /// Takes colour away.
    public static func grayscale(_ amount: Double) -> Filter { Filter { _ in .grayscale(amount) } }

    /// Turns the hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter { _ in .hueRotation(angle) }
    }

    /// Replaces each colour by its opposite.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter { _ in .colorInvert }
    }

    /// Multiplies colours by a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .colorMultiply(color.resolve(in: $0).rgba) }
    }

    /// Makes everything black, and as opaque as it was light.
    public static var luminanceToAlpha: Filter { Filter { _ in .luminanceToAlpha } }

    /// Draws a shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter {
        .shadow(color.resolve(in: $0).rgba, radius: radius, x: x, y: y)
      }
    }
  }

  /// How something is blurred.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Makes a set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The result is opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Noise against bands of colours; pictures have none.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a shadow is drawn. Shadows are below what casts them, and hidden by it.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Makes a set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow is above.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// The shadow alone.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// The shadow is inside.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// The shadow is not combined with others.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a filter works.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Makes a set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// By the amount of light; pictures are as screens have colours.
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}
