internal import CCalqueICU

/// An ICU object that one thread at a time uses, closed with its last owner.
///
/// Sendable notes: the pointer never changes, and it is only accessed while the lock is held.
final class ConfinedHandle: @unchecked Sendable {
  private let pointer: OpaquePointer
  private let close: @Sendable (OpaquePointer) -> Void
  private let lock = Locked(())

  /// - Parameters:
  ///   - open: Writes the new object and returns ICU's status.
  ///   - close: Destroys the object.
  init(
    _ operation: String, open: (inout OpaquePointer?) -> Int32,
    close: @escaping @Sendable (OpaquePointer) -> Void
  ) throws(ICUError) {
    var pointer: OpaquePointer?
    try ICUError.check(open(&pointer), operation)
    guard let pointer else { throw ICUError(name: "no object", operation: operation) }
    self.pointer = pointer
    self.close = close
  }

  deinit { close(pointer) }

  /// Returns the text that `call` creates with the object.
  func text(
    _ operation: @autoclosure () -> String,
    _ call: (
      _ object: OpaquePointer, _ out: ICUText.Buffer, _ capacity: Int32, _ length: inout Int32
    ) -> Int32
  ) throws(ICUError) -> String {
    try lock.withLock { (_) throws(ICUError) in
      try ICUText.read(operation()) { call(pointer, $0, $1, &$2) }
    }
  }
}
