nonisolated extension View {
  /// Does something when a value has changed between two evaluations of the view.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether the action is done, too, when the view appears; then both values are the
  ///     same.
  ///   - action: Gets the value before and the new one.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(LifecycleModifier(ValueChange(value: value, isInitial: initial, action: action)))
  }

  /// Does something when a value has changed between two evaluations of the view.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether the action is done, too, when the view appears.
  ///   - action: What is done.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does something when a value has changed between two evaluations of the view.
  ///
  /// - Parameters:
  ///   - value: The value that is compared.
  ///   - action: Gets the new value.
  @available(
    *, deprecated, message: "Use onChange with an action that takes two values or none instead"
  )
  @_disfavoredOverload
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}

private struct ValueChange<Value: Equatable>: Lifecycle {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  /// The value of the last evaluation.
  private final class Cell {
    var known: Value
    var isNew = true

    init(_ value: Value) { known = value }
  }

  func actions(at identity: ViewIdentity, in storage: StateStorage) -> AppearanceAction {
    let cell = storage.cell(at: identity) { Cell(value) }
    return AppearanceAction(
      identity: identity,
      update: {
        let (old, isNew) = (cell.known, cell.isNew)
        (cell.known, cell.isNew) = (value, false)
        if isNew ? isInitial : old != value { action(old, value) }
      })
  }
}
