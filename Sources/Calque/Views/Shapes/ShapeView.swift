public import CalqueDrawing
public import Foundation

/// A shape that is painted already, and can be painted once more.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  nonisolated var shape: Content { get }
}

/// A shape with a paint of its own.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  /// The shape.
  public nonisolated let shape: Content
  /// The paint.
  public let style: Style
  let fill: FillStyle
  let stroke: StrokeStyle?
}

extension _ShapeView: PrimitiveView, ShapeView {
  /// Writes the painted shape.
  public func _emit(into emitter: ViewEmitter) {
    emitter.emit(
      shape, style: style._paint(in: emitter.environment), fill: fill, stroke: stroke)
  }
}

nonisolated extension Shape {
  /// Fills the shape.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fill: style, stroke: nil)
  }

  /// Draws a line along the outline; half of its width is outside.
  ///
  /// `antialiased` is without effect: edges are always smooth.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fill: FillStyle(), stroke: style)
  }

  /// Draws a line along the outline; half of its width, in points, is outside.
  ///
  /// `antialiased` is without effect: edges are always smooth.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape of a line along the outline; half of its width, in points, is outside.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape of a line along the outline.
  public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }
}

nonisolated extension InsettableShape {
  /// Draws a line inside of the outline.
  ///
  /// `antialiased` is without effect: edges are always smooth.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<InsetShape, S> {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Draws a line inside of the outline; the width is in points.
  ///
  /// `antialiased` is without effect: edges are always smooth.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<InsetShape, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}
