/// Whether a key was used.
public enum KeyPressResult: Hashable, Sendable {
  /// It was.
  case handled
  /// It was not.
  case ignored
}

nonisolated extension View {
  /// Says whether people can activate the view by assistive technology.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  {
    modifier(SettingModifier(respondsToUserInteraction))
  }

  /// Says whether the colours of the view are kept where others are inverted.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    modifier(SettingModifier(active))
  }
}
