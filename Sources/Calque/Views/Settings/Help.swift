nonisolated extension View {
  /// Explains the view to people who rest the pointer on it, and to those who cannot see it: it is
  /// the hint of the accessibility element.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Explains the view to people who rest the pointer on it, and to those who cannot see it.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

  /// Explains the view to people who rest the pointer on it, and to those who cannot see it.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}
