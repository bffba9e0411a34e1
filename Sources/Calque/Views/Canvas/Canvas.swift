import CalqueDrawing
import CalqueLayout
public import Foundation

/// A view that code paints on. It takes what it is proposed.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
/// }
/// ```
///
/// Coordinates are in points from the top left corner; they are not mirrored where the layout runs
/// from right to left.
public struct Canvas<Symbols> {
  /// The views that ``GraphicsContext/resolveSymbol(id:)`` would find.
  public var symbols: Symbols
  /// Paints.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether everything is painted; pictures are the same.
  public var isOpaque: Bool
  /// How colours are stored; pictures are the same.
  public var colorMode: ColorRenderingMode
  /// Whether it may be painted on another thread; it is not.
  public var rendersAsynchronously: Bool
}

extension Canvas where Symbols == EmptyView {
  /// Makes a canvas.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      symbols: EmptyView(), renderer: renderer, isOpaque: opaque, colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously)
  }
}

extension Canvas {
  /// Makes a canvas with views to draw.
  ///
  /// - Parameters:
  ///   - opaque: Whether the drawing covers the whole view.
  ///   - colorMode: How colours are mixed.
  ///   - rendersAsynchronously: Accepted; the drawing is made at once.
  ///   - renderer: Draws in a context of the given size.
  ///   - symbols: Views with a `tag(_:)` each, by which ``GraphicsContext/resolveSymbol(id:)``
  ///     finds them. Texts of views that are not drawn count among the texts of the host, too.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.init(
      symbols: symbols(), renderer: renderer, isOpaque: opaque, colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously)
  }
}

extension Canvas: View, PrimitiveView where Symbols: View {
  /// Writes a leaf that is painted by the renderer.
  public func _emit(into emitter: ViewEmitter) {
    let pictures = CanvasSymbols()
    let paint = CanvasPaint(renderer, pictures, emitter.textResolver, emitter.environment)
    if symbols is EmptyView { return emitter.emit(.flexibleLeaf, paint: paint) }
    emitter.emit(.layout(CanvasLayout()), paint: paint) {
      let outer = emitter.rowCollector
      emitter.rowCollector = CanvasSymbolCollector(pictures)
      symbols._emit(into: emitter)
      emitter.rowCollector = outer
    }
  }
}

private final class CanvasPaint: PaintFacet {
  let name: LayoutName? = "Canvas"
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let symbols: CanvasSymbols
  private let texts: TextResolver
  private let environment: EnvironmentValues

  init(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, _ symbols: CanvasSymbols,
    _ texts: TextResolver, _ environment: EnvironmentValues
  ) {
    self.renderer = renderer
    self.symbols = symbols
    self.texts = texts
    self.environment = environment
  }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    let rect = painter.rounded(frame)
    guard rect.width > 0, rect.height > 0 else { return }
    // The views inside keep what they paint; nothing of it is painted yet.
    var unseen = painter.empty
    inside(&unseen)
    let surface = GraphicsContext.Surface(painter.empty, texts, symbols.pictures)
    var context = GraphicsContext(
      surface: surface, environment: environment, bounds: CGRect(origin: .zero, size: rect.size))
    renderer(&context, rect.size)
    guard !surface.painter.items.isEmpty else { return }
    painter.group(.clip(Path(rect))) {
      $0.group(.transform(CGAffineTransform(translationX: rect.minX, y: rect.minY))) {
        $0.append(surface.painter.items)
      }
    }
  }

  func hit(_ point: CGPoint, in frame: CGRect) -> HitRole {
    frame.contains(point) ? .content : .nothing
  }
}
