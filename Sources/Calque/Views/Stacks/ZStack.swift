public import CalqueLayout

/// Its children on top of each other, the last one in front.
public struct ZStack<Content> {
  let alignment: Alignment
  let content: Content

  /// Makes a stack of views in front of each other.
  ///
  /// - Parameters:
  ///   - alignment: What the children are aligned by, on both axes.
  ///   - content: The children, the last one in front.
  public nonisolated init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View, PrimitiveView where Content: View {
  /// Writes the stack and its children.
  public func _emit(into emitter: ViewEmitter) {
    emitter.emit(.zstack(alignment)) { content._emit(into: emitter) }
  }
}
