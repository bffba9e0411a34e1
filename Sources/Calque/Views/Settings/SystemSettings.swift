public import CalqueLayout
public import Foundation

nonisolated extension View {
  /// Says whether the bar of the status is hidden.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(SettingModifier(hidden))
  }

  /// Says whether the bar of the status is hidden.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  @available(*, deprecated, message: "Use statusBarHidden(_:) instead")
  public func statusBar(hidden: Bool) -> some View {
    modifier(SettingModifier(hidden))
  }

  /// Says whether what the system lays over the app is shown.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(SettingModifier(visibility))
  }

  /// Has the system wait before its gestures at edges.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func defersSystemGestures(on edges: Edge.Set) -> some View {
    modifier(SettingModifier(edges))
  }

  /// Says which external events the views inside take.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    modifier(SettingModifier((preferring, allowing)))
  }

  /// Says what is done with an activity that people continue.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(SettingModifier((activityType, action)))
  }

  /// Says what a person does in the view.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(SettingModifier((activityType, isActive)))
  }

  /// Says which URL a widget opens.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func widgetURL(_ url: URL?) -> some View {
    modifier(SettingModifier(url as Any))
  }

  /// Says that a view takes the accent of a tinted widget.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    modifier(SettingModifier(accentable))
  }
}
