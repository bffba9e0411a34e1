/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Makes the modifier.
  public nonisolated init() {}
}

extension EmptyModifier: PrimitiveModifier {
  /// Writes the content.
  public func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    content._emit(into: emitter)
  }
}
