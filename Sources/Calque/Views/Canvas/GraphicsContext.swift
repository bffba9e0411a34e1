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
