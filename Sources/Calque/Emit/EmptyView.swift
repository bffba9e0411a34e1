/// No view at all: it takes no place, has no spacing, and makes no cell of a grid.
public struct EmptyView: Sendable {
  /// Makes an empty view.
  public nonisolated init() {}
}

extension EmptyView: PrimitiveView {
  /// Writes nothing.
  public func _emit(into emitter: ViewEmitter) {}
}
