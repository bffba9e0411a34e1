import Synchronization

/// What rules derive from a screen, once for all of them.
///
/// The copies of a screen share it, in all tasks.
final class ScreenMemory: Sendable {
  private let values = Mutex<[ObjectIdentifier: any Sendable]>([:])

  /// Keeps a value, which ``kept()`` returns.
  func keep<Value: Sendable>(_ value: Value) {
    values.withLock { $0[ObjectIdentifier(Value.self)] = value }
  }

  /// Returns the value of a type that was kept.
  func kept<Value: Sendable>() -> Value? {
    values.withLock { $0[ObjectIdentifier(Value.self)] } as? Value
  }

  /// Returns the value of a type: the one that was made before, or a new one.
  func value<Value: Sendable>(_ make: () -> Value) -> Value {
    let id = ObjectIdentifier(Value.self)
    if let known = values.withLock({ $0[id] }) as? Value { return known }
    let made = make()
    values.withLock { $0[id] = made }
    return made
  }
}
