import CalqueDrawing

extension GraphicsContext {
  /// How colours are combined with those below.
  public struct BlendMode: Equatable, Sendable {
    let mode: CalqueDrawing.BlendMode

    /// The colour on top covers what is below.
    public static let normal = Self(mode: .normal)
    /// The product.
    public static let multiply = Self(mode: .multiply)
    /// The opposite of the product of the opposites.
    public static let screen = Self(mode: .screen)
    /// Products of dark colours, screens of light ones, by what is below.
    public static let overlay = Self(mode: .overlay)
    /// The darker one.
    public static let darken = Self(mode: .darken)
    /// The lighter one.
    public static let lighten = Self(mode: .lighten)
    /// What is below, made lighter.
    public static let colorDodge = Self(mode: .colorDodge)
    /// What is below, made darker.
    public static let colorBurn = Self(mode: .colorBurn)
    /// A soft light.
    public static let softLight = Self(mode: .softLight)
    /// A hard light.
    public static let hardLight = Self(mode: .hardLight)
    /// The difference.
    public static let difference = Self(mode: .difference)
    /// A weaker difference.
    public static let exclusion = Self(mode: .exclusion)
    /// The hue of the colour on top.
    public static let hue = Self(mode: .hue)
    /// The saturation of the colour on top.
    public static let saturation = Self(mode: .saturation)
    /// Hue and saturation of the colour on top.
    public static let color = Self(mode: .color)
    /// The luminosity of the colour on top.
    public static let luminosity = Self(mode: .luminosity)
    /// On top, only where there is something below.
    public static let sourceAtop = Self(mode: .sourceAtop)
    /// Below what is there.
    public static let destinationOver = Self(mode: .destinationOver)
    /// Takes away what is below.
    public static let destinationOut = Self(mode: .destinationOut)
    /// The sum, darkened.
    public static let plusDarker = Self(mode: .plusDarker)
    /// The sum.
    public static let plusLighter = Self(mode: .plusLighter)
    /// Not available.
    @available(*, unavailable, message: "Drawings have no such blend mode; use normal")
    public static var copy: Self { Self(mode: .normal) }
    /// Not available.
    @available(*, unavailable, message: "Drawings have no such blend mode; use destinationOut")
    public static var clear: Self { Self(mode: .normal) }
  }
}
