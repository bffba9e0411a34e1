nonisolated extension View {
  /// Says in which views the focus moves by default.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(SettingModifier(namespace))
  }

  /// Says that the view gets the focus first in its scope.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(SettingModifier(prefersDefaultFocus))
  }

  /// Groups views among which the focus moves.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func focusSection() -> some View {
    modifier(SettingModifier(true))
  }

  /// Says whether assistive technology is at the view.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    modifier(SettingModifier(condition.wrappedValue))
  }

  /// Says whether assistive technology is at the view.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(SettingModifier(binding.wrappedValue == value))
  }
}
