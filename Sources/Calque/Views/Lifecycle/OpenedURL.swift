public import Foundation

nonisolated extension View {
  /// Does something with a URL that the system opens the app with; see ``ViewHost/open(_:)``.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(LifecycleModifier(URLHandling(action: action)))
  }
}

private struct URLHandling: Lifecycle {
  let action: (URL) -> Void

  func actions(at identity: ViewIdentity, in storage: StateStorage) -> AppearanceAction {
    AppearanceAction(
      identity: identity,
      update: { storage.urlHandlers[identity] = action },
      disappear: { storage.urlHandlers[identity] = nil })
  }
}
