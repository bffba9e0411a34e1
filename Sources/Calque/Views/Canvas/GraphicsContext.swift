public import CalqueDrawing
public import Foundation

/// What a ``Canvas`` is painted on.
///
/// It is a value: a copy may change its transform, clip, opacity and filters without changing the
/// original, and paints on the same canvas.
public struct GraphicsContext {
  /// Where what is painted is kept.
  final class Surface {
    var painter: Painter
    let texts: TextResolver
    let symbols: [AnyHashable: CanvasSymbols.Picture]

    init(
      _ painter: Painter, _ texts: TextResolver, _ symbols: [AnyHashable: CanvasSymbols.Picture]
    ) {
      self.painter = painter
      self.texts = texts
      self.symbols = symbols
    }

    /// Another surface for the same canvas.
    var layer: Surface { Surface(painter.empty, texts, symbols) }
  }

  private let surface: Surface
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  private let bounds: CGRect
  /// How opaque what is painted is, from 0 to 1.
  public var opacity: Double = 1
  /// How colours are combined with those below.
  public var blendMode = BlendMode.normal
  /// From the coordinates of the context to those of the canvas.
  public var transform = CGAffineTransform.identity
  /// The clips and filters, the outermost first, each in the coordinates of the canvas.
  private var effects: [Drawing.Effect] = []
  private var clipRect: CGRect?

  init(surface: Surface, environment: EnvironmentValues, bounds: CGRect) {
    self.surface = surface
    self.environment = environment
    self.bounds = bounds
  }

  // MARK: Coordinates

  /// Makes what follows larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = CGAffineTransform(scaleX: x, y: y).concatenating(transform)
  }

  /// Moves what follows by points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = CGAffineTransform(translationX: x, y: y).concatenating(transform)
  }

  /// Turns what follows clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = CGAffineTransform(rotationAngle: CGFloat(angle.radians)).concatenating(transform)
  }

  /// Changes the coordinates of what follows.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips, filters and layers

  /// How a clip is made.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Makes a set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is outside of the path is painted.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The rectangle around what the clips leave, in the coordinates of the context.
  public var clipBoundingRect: CGRect {
    (clipRect ?? bounds).applying(transform.inverted())
  }

  /// Has what follows show only inside of a path, and inside of the clips before.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let here = path.applying(transform)
    guard options.contains(.inverse) else {
      clipRect = (clipRect ?? bounds).intersection(here.boundingRect)
      effects.append(.clip(here, style))
      return
    }
    var outside = Path(bounds.insetBy(dx: -1e4, dy: -1e4))
    outside.addPath(here)
    effects.append(.clip(outside, FillStyle(eoFill: true, antialiased: style.isAntialiased)))
  }

  /// A filter of what is painted.
  public struct Filter: Sendable {
    fileprivate let make: @Sendable (EnvironmentValues) -> CalqueDrawing.Filter

    private init(_ make: @escaping @Sendable (EnvironmentValues) -> CalqueDrawing.Filter) {
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

  /// Applies a filter to each thing that is painted from here on.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    effects.append(.filter(filter.make(environment)))
  }

  /// Paints several things as one picture, which the opacity, blend mode, clips and filters of this
  /// context apply to.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = surface.layer
    var context = GraphicsContext(surface: layer, environment: environment, bounds: bounds)
    context.transform = transform
    try content(&context)
    // A group of its own, so that what overlaps in it is combined first.
    append(layer.painter.items, isLayer: true)
  }

  /// Has what follows show only where a layer is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = surface.layer
    var context = GraphicsContext(surface: layer, environment: environment, bounds: bounds)
    context.transform = transform
    try content(&context)
    layerClips.append(
      LayerClip(items: layer.painter.items, opacity: opacity, at: effects.count))
  }

  private struct LayerClip {
    let items: [Drawing.Item]
    let opacity: Double
    /// How many effects are around it.
    let at: Int
  }

  private var layerClips: [LayerClip] = []

  // MARK: Painting

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    paint(shading, over: path.boundingRect) { .fill(path, $0, style) }
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    paint(shading, over: path.boundingRect) { .stroke(path, $0, style) }
  }

  /// Draws a line along a path; the width is in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func paint(
    _ shading: Shading, over bounds: CGRect, _ item: (Paint) -> Drawing.Item
  ) {
    let style = shading.paint(environment)
    append([item(style.paint(in: bounds))])
  }

  /// Paints items of the coordinates of this context.
  func draw(_ items: [Drawing.Item]) { append(items) }

  /// A painter for views that paint themselves.
  func draw(_ content: (inout Painter) -> Void) {
    var painter = surface.painter.empty
    content(&painter)
    append(painter.items)
  }

  var texts: TextResolver { surface.texts }
  var symbols: [AnyHashable: CanvasSymbols.Picture] { surface.symbols }

  private func append(_ items: [Drawing.Item], isLayer: Bool = false) {
    guard !items.isEmpty, opacity > 0 else { return }
    var inside = items
    func group(_ effect: Drawing.Effect) { inside = [.group(Drawing.Group(effect, inside))] }
    // The items of a layer are in the coordinates of the canvas already.
    if !isLayer, transform != .identity { group(.transform(transform)) }
    if opacity < 1 || isLayer { group(.opacity(min(opacity, 1))) }
    for index in (0...effects.count).reversed() {
      for clip in layerClips.reversed() where clip.at == index {
        let mask = Drawing.Item.group(
          Drawing.Group(.mask, [.group(Drawing.Group(.opacity(clip.opacity), clip.items))]))
        inside = [.group(Drawing.Group(.masked, inside + [mask]))]
      }
      if index > 0 { group(effects[index - 1]) }
    }
    if blendMode != .normal { group(.blend(blendMode.mode)) }
    surface.painter.append(inside)
  }
}

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
