/// Which field of a host has the focus.
final class FocusRegistry {
  /// The place of the field.
  var identity: ViewIdentity?
  /// Takes the focus away from it.
  var release: (() -> Void)?

  /// Says that no field has the focus.
  func clear() {
    identity = nil
    release = nil
  }
}
