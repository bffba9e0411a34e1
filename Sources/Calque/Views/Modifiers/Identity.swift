nonisolated extension View {
  /// Makes another identity of the view when the id changes, and with it new state.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }
}

private struct IdentityModifier<ID: Hashable> {
  let id: ID
}

extension IdentityModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let outer = emitter.identity
    emitter.identity = outer.child(id: id)
    emitter.withTarget(id) {
      if let collector = emitter.rowCollector as? any SubviewCollecting {
        collector.with(AnyHashable(id)) { content._emit(into: emitter) }
      } else {
        content._emit(into: emitter)
      }
    }
    emitter.identity = outer
  }
}

extension IdentityModifier: IdentifyingModifier {}
