public import CalqueDrawing
public import Foundation

/// A shape with a paint of its own.
public struct ShapeView<Content: Shape, Style: ShapeStyle> {
  /// The shape.
  public let shape: Content
  /// The paint.
  public let style: Style
  let fill: FillStyle
  let stroke: StrokeStyle?
}

extension ShapeView: PrimitiveView {
  /// Writes the painted shape.
  public func _emit(into emitter: ViewEmitter) {
    emitter.emit(
      shape, style: style._paint(in: emitter.environment), fill: fill, stroke: stroke)
  }

  /// Strokes the shape over what is painted already.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> some View {
    overlay { shape.stroke(content, style: style) }
  }

  /// Strokes the shape over what is painted already.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Fills the shape under what is painted already.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(content, style: style) }
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes the shape inside of its edge, over what is painted already.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> some View {
    overlay { shape.strokeBorder(content, lineWidth: lineWidth) }
  }
}

nonisolated extension Shape {
  /// Fills the shape.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> ShapeView<Self, S> {
    ShapeView(shape: self, style: content, fill: style, stroke: nil)
  }

  /// Draws a line along the outline; half of its width is outside.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> ShapeView<Self, S> {
    ShapeView(shape: self, style: content, fill: FillStyle(), stroke: style)
  }

  /// Draws a line along the outline; half of its width, in points, is outside.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> ShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the outline in the foreground's colour.
  public func stroke(lineWidth: CGFloat = 1) -> ShapeView<Self, ForegroundStyle> {
    stroke(.foreground, lineWidth: lineWidth)
  }

  /// Draws a line along the outline in the foreground's colour.
  public func stroke(style: StrokeStyle) -> ShapeView<Self, ForegroundStyle> {
    stroke(.foreground, style: style)
  }
}

nonisolated extension InsettableShape {
  /// Draws a line inside of the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle
  ) -> ShapeView<InsetShape, S> {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Draws a line inside of the outline; the width is in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1
  ) -> ShapeView<InsetShape, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}
