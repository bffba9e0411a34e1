/// Something that a part of a text carries for those who draw it.
public protocol TextAttribute {}

extension Text {
  /// Gives the text an attribute. Accepted without effect: nothing but Calque draws texts.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}
