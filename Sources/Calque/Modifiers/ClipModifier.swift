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
    let clip = DrawingEffect.clip(
      { rect in
        let path = shape.path(in: rect)
        return mirrors ? path.mirrored(in: rect) : path
      }, style)
    emitter.wrap(.identity, drawing: .effect(clip)) { content._emit(into: emitter) }
  }
}
