/// How a ``NavigationView`` looks.
public protocol NavigationViewStyle {}

/// The look of the platform: columns where the width is regular.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// A stack of pages.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// Columns where the width is regular, or else a stack of pages.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The look of the platform.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack of pages.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

nonisolated extension View {
  /// Says how the navigation views inside look: stacks of pages, or columns where the width is
  /// regular. It is kept for tests, too; see ``ViewHost/setting(_:of:)``.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        $0.isNavigationViewStack = S.self == StackNavigationViewStyle.self
      }
    )
    .modifier(SettingModifier(style))
  }

  /// Sets the title of the page.
  @available(*, deprecated, message: "Use navigationTitle(_:) instead")
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the page.
  @available(*, deprecated, message: "Use navigationTitle(_:) instead")
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the page.
  @available(*, deprecated, message: "Use navigationTitle(_:) instead")
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the page, and how it is shown.
  @available(
    *, deprecated, message: "Use navigationTitle(_:) and navigationBarTitleDisplayMode(_:)"
  )
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page, and how it is shown.
  @available(
    *, deprecated, message: "Use navigationTitle(_:) and navigationBarTitleDisplayMode(_:)"
  )
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page, and how it is shown.
  @available(
    *, deprecated, message: "Use navigationTitle(_:) and navigationBarTitleDisplayMode(_:)"
  )
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
}
