nonisolated extension View {
  /// Shows what people find and replace text with in the editors inside.
  ///
  /// It has no effect: a host does not draw the keyboard that it would be on. It is kept for tests;
  /// see ``ViewHost/setting(_:of:)``.
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    modifier(SettingModifier(isPresented))
  }

  /// Says whether people cannot find text in the editors inside.
  ///
  /// It has no effect: text is not searched here. It is kept for tests; see
  /// ``ViewHost/setting(_:of:)``.
  public func findDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(SettingModifier(isDisabled))
  }

  /// Says whether people cannot replace text in the editors inside.
  ///
  /// It has no effect: text is not searched here. It is kept for tests; see
  /// ``ViewHost/setting(_:of:)``.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(SettingModifier(isDisabled))
  }
}
