/// How a page comes in.
public protocol NavigationTransition: Sendable {}

/// As the platform decides.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Makes the transition.
  public init() {}
}

/// The page grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition {
  /// Makes the transition.
  public init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the platform decides.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The page grows out of the view that `matchedTransitionSource(id:in:)` names.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

nonisolated extension View {
  /// Says how the page comes in. It is shown at once.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(SettingModifier(style))
  }
}
