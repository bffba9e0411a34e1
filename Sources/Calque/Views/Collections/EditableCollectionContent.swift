/// A row of a collection that users edit, as ``ForEach`` makes it of a binding with `editActions:`.
public struct EditableCollectionContent<Content, Data> {
  let content: Content
}

extension EditableCollectionContent: View, PrimitiveView where Content: View {
  /// Writes the content.
  public func _emit(into emitter: ViewEmitter) {
    content._emit(into: emitter)
  }
}
