import CalqueLayout

/// A style that fills the place of a view: as a rectangle, or in a shape of the container.
struct StyleGround<S: ShapeStyle> {
  let style: S
  let edges: Edge.Set
}

extension StyleGround: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    guard let ground = emitter.environment.containerShape.ground else {
      return Rectangle().fill(style).ignoresSafeArea(edges: edges)._emit(into: emitter)
    }
    ground(AnyShapeStyle(style), edges)._emit(into: emitter)
  }
}
