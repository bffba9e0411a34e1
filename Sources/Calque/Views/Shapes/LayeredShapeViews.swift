public import CalqueDrawing
public import Foundation

/// A filled shape over what was painted of it before.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public nonisolated let shape: Content
  /// The paint.
  public let style: Style
  /// Which parts are inside.
  public let fillStyle: FillStyle
  /// What is shown below.
  public let background: Background
}

extension FillShapeView: ShapeView {
  /// The background with the filled shape on it.
  public var body: some View { background.overlay { shape.fill(style, style: fillStyle) } }
}

/// The line along a shape over what was painted of it before.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public nonisolated let shape: Content
  /// The paint.
  public let style: Style
  /// How the line is drawn.
  public let strokeStyle: StrokeStyle
  /// Without effect: edges are always smooth.
  public let isAntialiased: Bool
  /// What is shown below.
  public let background: Background
}

extension StrokeShapeView: ShapeView {
  /// The background with the line on it.
  public var body: some View { background.overlay { shape.stroke(style, style: strokeStyle) } }
}

/// The line inside of a shape over what was painted of it before.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public nonisolated let shape: Content
  /// The paint.
  public let style: Style
  /// How the line is drawn.
  public let strokeStyle: StrokeStyle
  /// Without effect: edges are always smooth.
  public let isAntialiased: Bool
  /// What is shown below.
  public let background: Background
}

extension StrokeBorderShapeView: ShapeView {
  /// The background with the line on it.
  public var body: some View {
    background.overlay { shape.strokeBorder(style, style: strokeStyle) }
  }
}

nonisolated extension ShapeView {
  /// Fills the shape over what is painted already.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws a line along the outline over what is painted already.
  ///
  /// `antialiased` is without effect: edges are always smooth.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Draws a line along the outline over what is painted already; the width is in points.
  ///
  /// `antialiased` is without effect: edges are always smooth.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension ShapeView where Content: InsettableShape {
  /// Draws a line inside of the outline over what is painted already.
  ///
  /// `antialiased` is without effect: edges are always smooth.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Draws a line inside of the outline over what is painted already; the width is in points.
  ///
  /// `antialiased` is without effect: edges are always smooth.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
