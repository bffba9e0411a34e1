// Texts that a view draws itself, which are not there yet.

/// Draws the lines of texts.
@available(*, unavailable, message: "Calque draws texts itself; use modifiers of Text")
public protocol TextRenderer {}

nonisolated extension View {
  /// Not available.
  @available(*, unavailable, message: "Calque draws texts itself; use modifiers of Text")
  public func textRenderer<T>(_ renderer: T) -> some View { self }
}
