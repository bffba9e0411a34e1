/// A key of a value that you add to ``EnvironmentValues``.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}
