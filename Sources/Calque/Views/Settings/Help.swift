nonisolated extension View {
  /// Sets the tooltip of the view, which is also the hint of its accessibility element.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Sets the tooltip of the view, which is also the hint of its accessibility element.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

  /// Sets the tooltip of the view, which is also the hint of its accessibility element.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}
