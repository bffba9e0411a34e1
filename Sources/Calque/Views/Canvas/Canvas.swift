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
  /// Not available.
  @available(*, unavailable, message: "Views as symbols of a canvas are not drawn yet")
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
    emitter.emit(
      .flexibleLeaf, paint: CanvasPaint(renderer, emitter.textResolver, emitter.environment))
  }
}

private final class CanvasPaint: PaintFacet {
  let name: LayoutName? = "Canvas"
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let texts: TextResolver
  private let environment: EnvironmentValues

  init(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, _ texts: TextResolver,
    _ environment: EnvironmentValues
  ) {
    self.renderer = renderer
    self.texts = texts
    self.environment = environment
  }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    let rect = painter.rounded(frame)
    guard rect.width > 0, rect.height > 0 else { return }
    let surface = GraphicsContext.Surface(painter.empty, texts)
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
}
