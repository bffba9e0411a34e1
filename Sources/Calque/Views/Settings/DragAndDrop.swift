nonisolated extension View {
  /// Has people drag a value out of the view.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(SettingModifier(payload))
  }

  /// Has people drag a value out of the view, with a picture of it.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func draggable<V: View, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(SettingModifier(payload))
  }
}
