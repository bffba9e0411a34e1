import CalqueDrawing
import Foundation

/// A colour, which may differ between light and dark. As a view, it fills what it is proposed.
public struct Color: ShapeStyle, Hashable {
  private enum Kind: Hashable, Sendable {
    case pair(light: Resolved, dark: Resolved)
    case accent
    case primary(level: Int)
    case system(SystemColor)
    case provided(AnyColorProvider)
  }

  private let kind: Kind
  private let factor: Double
  /// How much white is mixed in.
  private var whiteness = 0.0

  private init(kind: Kind, factor: Double = 1) {
    self.kind = kind
    self.factor = factor
  }

  /// The spaces that components may be given in. Colours outside of sRGB become the nearest of its
  /// components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Standard RGB.
    case sRGB
    /// RGB with linear components.
    case sRGBLinear
    /// The wider space of Apple's displays.
    case displayP3
  }

  /// Makes a colour of components from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let components = colorSpace.standard(red, green, blue)
    let color = Resolved(
      red: components.red, green: components.green, blue: components.blue, opacity: opacity)
    self.init(kind: .pair(light: color, dark: color))
  }

  /// Makes a grey, from black (0) to white (1).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour of hue, saturation and brightness from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    // The usual conversion: each component is a trapezoid over the colour wheel.
    func component(_ offset: Double) -> Double {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness
        - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Makes a colour of components that are already known.
  public init(_ resolved: Resolved) {
    self.init(kind: .pair(light: resolved, dark: resolved))
  }

  /// Makes a colour that a provider resolves.
  package init(_ provider: some ColorProvider) {
    self.init(kind: .provided(AnyColorProvider(base: provider)))
  }

  /// Makes a colour that differs between light and dark, as 0xRRGGBB.
  init(light: UInt32, dark: UInt32, opacity: Double = 1, darkOpacity: Double? = nil) {
    self.init(
      kind: .pair(
        light: Resolved(RGBAColor(hex: light, opacity: opacity)),
        dark: Resolved(RGBAColor(hex: dark, opacity: darkOpacity ?? opacity))))
  }

  /// Makes a colour of the system.
  init(system: SystemColor) { self.init(kind: .system(system)) }

  /// Makes a colour of the system that has the name of a colour.
  init(hue: SystemColor.Hue) { self.init(system: .hue(hue)) }

  /// The colour, its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    var copy = Color(kind: kind, factor: factor * opacity)
    copy.whiteness = whiteness
    return copy
  }

  /// The colour, mixed with a fifth of white.
  var lighter: Color {
    var copy = self
    copy.whiteness = 0.2
    return copy
  }

  /// The components of the colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    var color: Resolved =
      switch kind {
      case .pair(let light, let dark): environment.colorScheme == .dark ? dark : light
      case .accent: Resolved(TintShapeStyle()._paint(in: environment).rgba)
      case .system(let color): color.resolve(in: environment)
      case .primary(let level): Color.labels[level].resolve(in: environment)
      case .provided(let provider): provider.base.resolve(in: environment)
      }
    color.opacity *= Float(factor)
    if whiteness > 0 {
      func mixed(_ part: Float) -> Float { part + (1 - part) * Float(whiteness) }
      (color.red, color.green, color.blue) = (
        mixed(color.red), mixed(color.green), mixed(color.blue)
      )
    }
    return color
  }

  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The colour of what can be touched.
  public static let accentColor = Color(kind: .accent)
  /// The colour of primary content.
  public static let primary = Color(kind: .primary(level: 0))
  /// The colour of secondary content.
  public static let secondary = Color(kind: .primary(level: 1))

  /// The components of a colour, sRGB, from 0 to 1.
  public struct Resolved: ShapeStyle, Hashable {
    /// Red.
    public var red: Float
    /// Green.
    public var green: Float
    /// Blue.
    public var blue: Float
    /// 0 is clear, 1 is opaque.
    public var opacity: Float

    /// Makes a colour of components.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    init(red: Double, green: Double, blue: Double, opacity: Double) {
      self.init(
        red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
    }

    init(_ color: RGBAColor) {
      self.init(
        red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
    }

    /// The colour itself.
    public func _paint(in environment: EnvironmentValues) -> _StylePaint { _StylePaint(self) }

    /// The colour for a display list.
    var rgba: RGBAColor {
      RGBAColor(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
    }
  }
}

extension Color: PrimitiveView {
  /// Writes a leaf that fills what it is proposed.
  public func _emit(into emitter: ViewEmitter) {
    let color = resolve(in: emitter.environment).rgba
    emitter.check(color, nil)
    emitter.placeReports(of: "Color")
    emitter.emit(
      .flexibleLeaf,
      paint: ShapePaint(path: { Path($0) }, style: _StylePaint(color)))
  }
}

extension EnvironmentValues {
  /// What texts and shapes are painted with.
  var foregroundPaint: _StylePaint {
    if let style = foreground.primary, !(style is HierarchicalShapeStyle) {
      return style._paint(in: self)
    }
    return _StylePaint(Color.labels[0].resolve(in: self))
  }

  /// The colour that texts and shapes are painted with; of a gradient, the one in its middle.
  var foregroundColor: RGBAColor { foregroundPaint.rgba }
}
