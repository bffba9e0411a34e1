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
    if emitter.isTooDeep { return emitter.reportDepth(of: "AnyView") }
    let identity = emitter.identity
    emitter.identity = identity.child(.type(type(of: view)))
    emitter.depth += 1
    view._emit(into: emitter)
    emitter.depth -= 1
    emitter.identity = identity
  }
}
