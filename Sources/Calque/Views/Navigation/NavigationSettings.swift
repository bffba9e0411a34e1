public import Foundation

/// How the columns of a split view share the room.
public protocol NavigationSplitViewStyle {}

/// As the platform decides.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

/// The columns share the room.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

/// The detail keeps its room.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As the platform decides.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The columns share the room.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its room.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

nonisolated extension View {
  /// Says how the columns of split views share the room.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    modifier(SettingModifier(style))
  }

  /// Sets the width of the column that the view is in, in points, where columns are beside each
  /// other. The last column takes what the others leave.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(SettingModifier(width)).preference(key: ColumnWidthKey.self, value: width)
  }

  /// Sets the width of the column that the view is in, in points, where columns are beside each
  /// other. The last column takes what the others leave. A column has its ideal width, within the
  /// other two.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let width = Swift.min(Swift.max(ideal, min ?? 0), max ?? .infinity)
    return modifier(SettingModifier(ideal)).preference(key: ColumnWidthKey.self, value: width)
  }

  /// Says which document the page shows.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func navigationDocument(_ url: URL) -> some View {
    modifier(SettingModifier(url))
  }
}

/// The width that the views of a column want it to have, in points.
struct ColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}
