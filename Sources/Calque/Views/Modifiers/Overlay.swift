public import CalqueDrawing
public import CalqueLayout

/// Views before or behind a view, which have no influence on its size.
struct BesideModifier<Beside: View> {
  let alignment: Alignment
  let isBehind: Bool
  let beside: Beside
}

extension BesideModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let (alignment, beside) = (alignment, beside)
    let element: LayoutElement = isBehind ? .background(alignment) : .overlay(alignment)
    emitter.wrap(element, paint: isBehind ? BackgroundPaint() : nil) { emitter in
      // Several views make an implicit ZStack; one view in a ZStack behaves as it does alone.
      let decisions = emitter.environment.platformMetrics.decisions
      let inner = decisions.implicitZStack == .centered ? .center : alignment
      emitter.emit(.zstack(inner)) { beside._emit(into: emitter) }
    } content: {
      content._emit(into: emitter)
    }
  }
}

/// Paints the first child in front of the others.
final class BackgroundPaint: PaintFacet {
  let childOrder = ChildOrder.firstInFront
}

nonisolated extension View {
  /// Puts views before this view, which gives them its size.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    modifier(BesideModifier(alignment: alignment, isBehind: false, beside: content()))
  }

  /// Puts a view before this view, which gives it its size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(BesideModifier(alignment: alignment, isBehind: false, beside: overlay))
  }

  /// Paints a style before this view, and beyond those edges of the safe area that the view
  /// touches; where the view fills a ``containerShape(_:)``, within that shape.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { StyleGround(style: style, edges: edges) }
  }

  /// Paints a style, in a shape, before this view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Puts views behind this view, which gives them its size.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(BesideModifier(alignment: alignment, isBehind: true, beside: content()))
  }

  /// Puts a view behind this view, which gives it its size.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(BesideModifier(alignment: alignment, isBehind: true, beside: background))
  }

  /// Paints a style behind this view, and beyond those edges of the safe area that the view
  /// touches; where the view fills a ``containerShape(_:)``, within that shape.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(MaterialScope(style))
      .background { StyleGround(style: style, edges: edges) }
  }

  /// Paints the background's style behind this view, and beyond those edges of the safe area that
  /// the view touches.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Paints a style, in a shape, behind this view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(MaterialScope(style)).background { shape.fill(style, style: fillStyle) }
  }

  /// Paints a style, in a shape that can be inset, behind this view.
  public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(MaterialScope(style)).background { shape.fill(style, style: fillStyle) }
  }

  /// Paints the background's style, in a shape, behind this view.
  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Paints the background's style, in a shape that can be inset, behind this view.
  public func background<T: InsettableShape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }
}
