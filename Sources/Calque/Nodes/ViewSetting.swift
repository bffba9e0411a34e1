/// Something that a modifier says of a view and that has no effect without a device: it is kept, so
/// that tests can see it.
package struct ViewSetting {
  /// The name of the modifier, with the labels of its arguments: `keyboardType(_:)`.
  let name: String
  let value: Any
}
