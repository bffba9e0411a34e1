/// A value that a gesture changes while it happens, and that is reset when it has ended or failed.
@propertyWrapper
public struct GestureState<Value> {
  private var location: StateLocation<Value>
  private let reset: (Value, inout Transaction) -> Void

  /// Makes a state with the value that it has while the gesture does not happen.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue) { _, _ in }
  }

  /// Makes a state with the value that it has while the gesture does not happen.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Makes a state that is reset in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Makes a state that is reset in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Makes a state that is reset in a transaction that a closure sets up.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while there is no gesture.
  ///   - reset: Gets the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    location = StateLocation(wrappedValue)
    self.reset = reset
  }

  /// Makes a state that is reset in a transaction that a closure sets up.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value.
  public var wrappedValue: Value { location.value }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Sets the value, in a transaction.
  func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { location.value = value }
  }

  /// Sets the value back to what it was at first.
  func resetValue() {
    var transaction = Transaction()
    reset(location.value, &transaction)
    set(location.initial, transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a state that is nil while the gesture does not happen.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Makes a state that is nil while the gesture does not happen.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: InstallableProperty {
  mutating func install(at place: PropertyPlace) {
    let (storage, name) = (place.storage, place.name)
    let initial = location.initial
    location = StateLocation(initial)
    location.cell = storage.cell(at: place.identity) {
      StateCell(initial) { [weak storage] in storage?.changed(name, of: $0) }
    }
    location.cell?.owner = place.owner
  }
}
