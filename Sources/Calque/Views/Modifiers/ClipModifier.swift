import CalqueDrawing
import Foundation

/// Paints only what is inside of a shape.
struct ClipModifier<S: Shape> {
  let shape: S
  let style: FillStyle
}

extension ClipModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    guard let shape = emitter.connected(shape) else { return content._emit(into: emitter) }
    let direction = emitter.environment.layoutDirection
    let mirrors = shape.layoutDirectionBehavior.isMirrored(in: direction)
    let clip = ClipPaint(style: style) { rect in
      let path = shape.path(in: rect)
      return mirrors ? path.mirrored(in: rect) : path
    }
    emitter.wrap(.identity, paint: clip) { content._emit(into: emitter) }
  }
}

/// Paints what is inside of a path.
final class ClipPaint: PaintFacet {
  let name: LayoutName? = "clip"
  private let path: (CGRect) -> Path
  private let style: FillStyle

  init(style: FillStyle = FillStyle(), path: @escaping (CGRect) -> Path) {
    self.path = path
    self.style = style
  }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    painter.group(.clip(path(painter.rounded(frame)), style), inside)
  }

  func survey(_ frame: CGRect, _ context: inout InkContext) -> InkRole {
    context.clip = context.clip.intersection(context.shown(path(frame).boundingRect))
    return .none
  }

  func hit(_ point: CGPoint, in frame: CGRect) -> HitRole {
    path(frame).contains(point, eoFill: style.isEOFilled) ? .inside : .nothing
  }
}
