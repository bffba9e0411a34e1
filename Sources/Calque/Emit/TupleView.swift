/// Several views in a row, as a ``ViewBuilder`` makes them. A container takes them as its children.
public struct TupleView<each Content: View> {
  /// The views, in source order.
  public let value: (repeat each Content)

  /// Makes a view of several views.
  public nonisolated init(_ value: repeat each Content) {
    self.value = (repeat each value)
  }
}

extension TupleView: PrimitiveView {
  /// Writes one view after the other.
  public func _emit(into emitter: ViewEmitter) {
    let identity = emitter.identity
    var index = 0
    for view in repeat each value {
      emitter.identity = identity.child(.child(index))
      view._emit(into: emitter)
      index += 1
    }
    emitter.identity = identity
  }
}
