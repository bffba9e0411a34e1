/// A view, or a modifier, with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What modifies it.
  public var modifier: Modifier

  /// Applies a modifier.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Writes the content as the modifier wants it.
  public func _emit(into emitter: ViewEmitter) {
    modifier._emit(content: content, into: emitter)
  }
}

nonisolated extension View {
  /// Applies a modifier.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
