/// Data of a preview for the program that shows it.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a value of a ``PreviewContext``.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none has been set.
  static var defaultValue: Value { get }
}
