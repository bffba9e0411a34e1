public import CalqueDrawing
public import Foundation

/// A shape that is painted already, and can be painted once more.
public protocol PaintedShape: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  nonisolated var shape: Content { get }
}

nonisolated extension PaintedShape {
  /// Strokes the shape over what is painted already.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> RepaintedShape<Content, some View> {
    RepaintedShape(shape: shape, painted: overlay { shape.stroke(content, style: style) })
  }

  /// Strokes the shape over what is painted already; the width is in points.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> RepaintedShape<Content, some View> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Fills the shape under what is painted already.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> RepaintedShape<Content, some View> {
    RepaintedShape(shape: shape, painted: background { shape.fill(content, style: style) })
  }
}

nonisolated extension PaintedShape where Content: InsettableShape {
  /// Strokes the shape inside of its edge, over what is painted already.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> RepaintedShape<Content, some View> {
    RepaintedShape(shape: shape, painted: overlay { shape.strokeBorder(content, style: style) })
  }

  /// Strokes the shape inside of its edge, over what is painted already; the width is in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> RepaintedShape<Content, some View> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape that is painted several times.
public struct RepaintedShape<Content: Shape, Painted: View> {
  /// The shape.
  public nonisolated let shape: Content
  let painted: Painted
}

extension RepaintedShape: PaintedShape {
  /// What is painted.
  public var body: some View { painted }
}
