nonisolated extension View {
  /// Says where a transition of pages begins.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    modifier(SettingModifier(id))
  }
}
