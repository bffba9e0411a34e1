/// What a text is to the source text of its key, if both are equal. What is wrong with one is wrong
/// with the other, and is corrected at the source.
public enum TextOrigin: String, Sendable, Hashable {
  /// The source text.
  case source
  /// A copy of the source text: in a translation that has not begun, or in an exchange file.
  case copy
}
