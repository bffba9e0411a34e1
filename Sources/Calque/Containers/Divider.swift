import DisplayList

/// A line of one pixel across the axis of its stack.
public struct Divider: Sendable {
  /// Makes a divider.
  public nonisolated init() {}
}

extension Divider: PrimitiveView {
  /// Writes a thin leaf.
  public func _emit(into emitter: ViewEmitter) {
    let color = Color.separator.resolve(in: emitter.environment).rgba
    emitter.emit(
      .divider, drawing: .shape(ShapeDrawing(path: { Path($0) }, color: color)))
  }
}
