/// How the title of a bar is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the platform decides.
  public static var automatic: Self { Self("automatic") }

  /// Large.
  public static var large: Self { Self("large") }

  /// Among the items.
  public static var inline: Self { Self("inline") }

  /// Large, among the items.
  public static var inlineLarge: Self { Self("inlineLarge") }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the platform decides.
  public static var automatic: Self { Self("automatic") }

  /// The bar at the bottom.
  public static var bottomBar: Self { Self("bottomBar") }

  /// The bar with the title.
  public static var navigationBar: Self { Self("navigationBar") }

  /// The bar of tabs.
  public static var tabBar: Self { Self("tabBar") }

  /// The bar of a window.
  public static var windowToolbar: Self { Self("windowToolbar") }
}

/// What a bar is for.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the platform decides.
  public static var automatic: Self { Self("automatic") }

  /// The way through pages.
  public static var navigationStack: Self { Self("navigationStack") }

  /// Looking around.
  public static var browser: Self { Self("browser") }

  /// Changing a document.
  public static var editor: Self { Self("editor") }
}

nonisolated extension View {
  /// Says how the title of the bar is shown.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(SettingModifier(mode))
  }

  /// Says what the background of bars is.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  {
    modifier(SettingModifier(bars))
  }

  /// Says whether bars have a background.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    modifier(SettingModifier((visibility, bars)))
  }

  /// Says whether bars have a background.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    modifier(SettingModifier((visibility, bars)))
  }

  /// Says whether bars are light or dark.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  {
    modifier(SettingModifier((colorScheme as Any, bars)))
  }

  /// Says what the bars are for.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    modifier(SettingModifier(role))
  }

  /// Says whether bars are there.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(SettingModifier((visibility, bars)))
  }

  /// Says whether bars are there.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    modifier(SettingModifier((visibility, bars)))
  }

  /// Says what is below the title of the bar.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(SettingModifier(subtitle))
  }

  /// Says what is below the title of the bar.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    modifier(SettingModifier(subtitleKey))
  }

  /// Says what is below the title of the bar.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    modifier(SettingModifier(subtitle))
  }
}
