/// A key of a value that you add to ``EnvironmentValues``.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value of the key where none has been set.
  static var defaultValue: Value { get }
}
