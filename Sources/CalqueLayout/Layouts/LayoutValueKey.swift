/// A key by which a custom layout reads a value that a view set for it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// What a view without a value has.
  static var defaultValue: Value { get }
}
