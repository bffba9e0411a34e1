/// Views taken together without a container: modifiers apply to each of them, and the container
/// around takes them as its own children.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// Groups the views of the closure.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Writes the views of the group.
  public func _emit(into emitter: ViewEmitter) {
    content._emit(into: emitter)
  }
}
