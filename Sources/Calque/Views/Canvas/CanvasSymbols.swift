import CalqueDrawing
import CalqueLayout
import Foundation

/// What the views of a canvas painted, by their tags.
@MainActor
final class CanvasSymbols {
  /// What a view painted, from the top left corner of its frame.
  struct Picture {
    let items: [Drawing.Item]
    let size: CGSize
  }

  fileprivate(set) var pictures: [AnyHashable: Picture] = [:]
}

/// Takes the views of a canvas one by one: they are laid out, and keep what they paint.
final class CanvasSymbolCollector: RowCollector {
  private let symbols: CanvasSymbols

  init(_ symbols: CanvasSymbols) { self.symbols = symbols }

  func collectRow(from emitter: ViewEmitter, _ content: () -> Void) {
    guard let tag = emitter.pendingTag else { return }
    emitter.rowCollector = nil
    emitter.emitDetached(
      .identity, paint: CanvasSymbolPaint(tag, symbols), children: content)
    emitter.rowCollector = self
  }
}

/// Keeps what a view of a canvas paints, in place of painting it.
private final class CanvasSymbolPaint: PaintFacet {
  let name: LayoutName? = "symbol"
  private let tag: AnyHashable
  private let symbols: CanvasSymbols

  init(_ tag: AnyHashable, _ symbols: CanvasSymbols) { (self.tag, self.symbols) = (tag, symbols) }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    var own = painter.empty
    inside(&own)
    let origin = painter.rounded(frame).origin
    let shift = CGAffineTransform(translationX: -origin.x, y: -origin.y)
    symbols.pictures[tag] = CanvasSymbols.Picture(
      items: [.group(Drawing.Group(.transform(shift), own.items))], size: frame.size)
  }

  func hit(_ point: CGPoint, in frame: CGRect) -> HitRole { .nothing }
}

/// A canvas takes what it is proposed; its views have their ideal sizes.
struct CanvasLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
  }
}
