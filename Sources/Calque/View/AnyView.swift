/// A view whose type is hidden. A change of the hidden type is a change of the view's identity.
public struct AnyView {
  let view: any View

  /// Hides the type of a view.
  public nonisolated init<Content: View>(_ view: Content) {
    self.view = view
  }

  /// Hides the type of a view.
  public nonisolated init<Content: View>(erasing view: Content) {
    self.view = view
  }
}

extension AnyView: PrimitiveView {
  /// Writes the hidden view.
  public func _emit(into emitter: ViewEmitter) {
    let identity = emitter.identity
    emitter.identity = identity.child(type: type(of: view))
    view._emit(into: emitter)
    emitter.identity = identity
  }
}
