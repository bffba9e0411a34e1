/// One of two views, as `if … else` and `switch` make it.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: PrimitiveView {
  /// Writes the branch that was taken. The branches have state of their own.
  public func _emit(into emitter: ViewEmitter) {
    let identity = emitter.identity
    switch storage {
    case .first(let view):
      emitter.identity = identity.child(.branch(isFirst: true))
      view._emit(into: emitter)
    case .second(let view):
      emitter.identity = identity.child(.branch(isFirst: false))
      view._emit(into: emitter)
    }
    emitter.identity = identity
  }
}
