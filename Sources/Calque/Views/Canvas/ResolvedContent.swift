public import CalqueDrawing
public import CalqueLayout
public import Foundation

extension GraphicsContext {
  /// A text with its font and colours, ready to be measured and drawn.
  public struct ResolvedText {
    let leaf: TextLeaf

    /// The size of the text in a space, in points.
    public func measure(in size: CGSize) -> CGSize { leaf.size(for: ProposedViewSize(size)) }

    /// From the top of the text to the baseline of its first line in a space, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      leaf.textBaselines(for: measure(in: size))?.first ?? 0
    }

    /// From the top of the text to the baseline of its last line in a space, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      leaf.textBaselines(for: measure(in: size))?.last ?? 0
    }
  }

  /// A picture, ready to be measured and drawn.
  public struct ResolvedImage {
    let drawing: ImageDrawing

    /// The size of the picture, in points.
    public var size: CGSize { drawing.size }
    /// From the top of the picture to the baseline of a text beside it, in points.
    public var baseline: CGFloat { drawing.baseline ?? drawing.size.height }
  }

  /// A view of a canvas, ready to be drawn.
  public struct ResolvedSymbol {
    let picture: CanvasSymbols.Picture

    /// The size of the view, in points.
    public var size: CGSize { picture.size }
  }

  /// Looks up what a text comes to.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(leaf: texts.leaf(of: text)) }

  /// Looks up what an image comes to.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(drawing: ImageDrawing(image, look: TextLook(environment), in: environment))
  }

  /// Returns the view of the canvas with a tag; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols[AnyHashable(id)].map(ResolvedSymbol.init)
  }

  /// Draws a text in a rectangle, from its top; its lines are aligned as in a view of this width.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let height = text.measure(in: rect.size).height
    let frame = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height)
    draw { painter in text.leaf.draw(in: frame, on: &painter) }
  }

  /// Draws a text with a point of it at a point of the canvas.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let frame = CGRect(text.measure(in: CGSize(width: 1e6, height: 1e6)), at: point, anchor)
    draw { painter in text.leaf.draw(in: frame, on: &painter) }
  }

  /// Draws a text in a rectangle, from its top leading corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with a point of it at a point of the canvas.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a picture into a rectangle.
  public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) {
    draw(image.drawing.items(in: rect))
  }

  /// Draws a picture with a point of it at a point of the canvas.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.drawing.items(in: CGRect(image.size, at: point, anchor)))
  }

  /// Draws a picture into a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture with a point of it at a point of the canvas.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a view into a rectangle, which it is stretched to.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    let scale = CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
    let shift = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    draw([.group(Drawing.Group(.transform(scale.concatenating(shift)), symbol.picture.items))])
  }

  /// Draws a view with a point of it at a point of the canvas.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(symbol.size, at: point, anchor))
  }
}

extension CGRect {
  /// A rectangle of a size with a point of it at a point.
  fileprivate init(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) {
    self.init(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}

extension TextLeaf {
  /// Draws the text. A canvas is painted on the main thread, as all views are, though the functions
  /// of its context are not bound to it.
  fileprivate func draw(in frame: CGRect, on painter: inout Painter) {
    nonisolated(unsafe) let leaf = self
    nonisolated(unsafe) var copy = painter
    MainActor.assumeIsolated { leaf.paint(frame, on: &copy) { _ in } }
    painter = copy
  }
}
