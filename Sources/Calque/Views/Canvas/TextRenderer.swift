import CalqueDrawing
public import CalqueLayout
public import Foundation

/// Draws the lines of texts.
///
/// The data of a renderer changes gradually where the change is animated; see ``Animatable``.
public protocol TextRenderer: Animatable {
  /// Draws a text, with its top left corner at the origin of the context.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// The size of a text for a proposal; that of the text itself unless there is another one.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far the drawing reaches beyond the text. Drawings here may reach as far as they like.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the text itself.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// None.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose size a renderer asks for.
public struct TextProxy {
  let leaf: TextLeaf

  /// The size of the text for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { leaf.ownSize(for: proposal) }
}

nonisolated extension View {
  /// Has a renderer draw the texts inside.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

private struct TextRendererModifier<Renderer: TextRenderer> {
  let renderer: Renderer
}

extension TextRendererModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let renderer = emitter.shown(renderer)
    let outer = emitter.environment
    emitter.environment.textPainting = TextPainting(
      paint: { leaf, bounds, painter in leaf.draw(renderer, in: bounds, on: &painter) },
      size: { renderer.sizeThatFits(proposal: $1, text: TextProxy(leaf: $0)) })
    content._emit(into: emitter)
    emitter.environment = outer
  }
}

extension TextLeaf {
  fileprivate func draw(
    _ renderer: some TextRenderer, in bounds: CGRect, on painter: inout Painter
  ) {
    let surface = GraphicsContext.Surface(
      painter.empty, TextResolver(environment: environment), [:])
    var context = GraphicsContext(
      surface: surface, environment: environment,
      bounds: CGRect(origin: .zero, size: bounds.size))
    renderer.draw(layout: Text.Layout(self, size: bounds.size), in: &context)
    guard !surface.painter.items.isEmpty else { return }
    painter.group(.transform(CGAffineTransform(translationX: bounds.minX, y: bounds.minY))) {
      $0.append(surface.painter.items)
    }
  }
}

extension GraphicsContext {
  /// Draws a line of a text where it is in the text.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(line.rules(within: nil))
    for run in line { draw(run.items) }
  }

  /// Draws a run of a text where it is in the text.
  public func draw(
    _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(run[0..<run.count], options: options)
  }

  /// Draws a part of a run where it is in the text.
  public func draw(
    _ slice: Text.Layout.RunSlice,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(slice.run.rules(within: slice.typographicBounds.rect))
    draw(slice.items)
  }
}
