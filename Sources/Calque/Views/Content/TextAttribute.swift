/// Something that a part of a text carries for a renderer.
public protocol TextAttribute {}

extension Text {
  /// Gives the text an attribute. Accepted without effect: only Calque draws texts.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}
