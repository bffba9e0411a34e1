/// Which field of a host has the focus.
final class FocusRegistry {
  /// The place of the field.
  var identity: ViewIdentity?
  /// Takes the focus away from it.
  var release: (() -> Void)?
  /// How often a state that says which view has the focus was written.
  private(set) var writes = 0

  /// Notes that a state that says which view has the focus is written, also with the same value.
  func noteWrite() { writes += 1 }

  /// Says that no field has the focus.
  func clear() {
    identity = nil
    release = nil
  }
}
