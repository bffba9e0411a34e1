nonisolated extension View {
  /// Has a state say whether this view has the focus, and move it here.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Has a state say whether this view has the focus, and move it here.
  ///
  /// - Parameters:
  ///   - binding: Which of several views has the focus.
  ///   - value: The value of this view.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(EnvironmentModifier { $0.isFocused = binding.wrappedValue == value })
  }
}

private let isFocusedSlot = EnvironmentSlot<Bool>()

extension EnvironmentValues {
  /// Whether the nearest view around that can have the focus has it.
  public internal(set) var isFocused: Bool {
    get { self[isFocusedSlot, default: false] }
    set { self[isFocusedSlot] = newValue }
  }
}
