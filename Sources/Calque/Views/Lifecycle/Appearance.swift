nonisolated extension View {
  /// Does something once the view is there.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(Appearance(appear: action)))
  }

  /// Does something once the view is no longer there: it is not made any more, or was scrolled
  /// away in a lazy container.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(Appearance(disappear: action)))
  }
}

private struct Appearance: Lifecycle {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  func actions(at identity: ViewIdentity, in storage: StateStorage) -> AppearanceAction {
    AppearanceAction(identity: identity, appear: appear ?? {}, disappear: disappear ?? {})
  }
}
