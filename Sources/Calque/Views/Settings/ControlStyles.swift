/// How pages with tabs look.
public protocol TabViewStyle {}

/// As the platform decides.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// As the platform decides.
  public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// Pages to swipe.
public struct PageTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to swipe.
  public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }
}

/// A sidebar where there is room.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar where there is room.
  public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// A bar of tabs.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs.
  public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// Pages above each other.
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages above each other.
  public nonisolated static var verticalPage: VerticalPageTabViewStyle {
    VerticalPageTabViewStyle()
  }
}

/// A group.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A group.
  public nonisolated static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// How a table looks.
public protocol TableStyle {}

/// As the platform decides.
public struct AutomaticTableStyle: TableStyle {
  /// Makes the style.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// As the platform decides.
  public nonisolated static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

/// With margins.
public struct InsetTableStyle: TableStyle {
  /// Makes the style.
  public init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// With margins.
  public nonisolated static var inset: InsetTableStyle { InsetTableStyle() }
}

/// With a border.
public struct BorderedTableStyle: TableStyle {
  /// Makes the style.
  public init() {}
}

extension TableStyle where Self == BorderedTableStyle {
  /// With a border.
  public nonisolated static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

/// The order of the items of a menu.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the platform decides.
  public static var automatic: Self { Self("automatic") }
  /// The first one nearest to the finger.
  public static var priority: Self { Self("priority") }
  /// As they are written.
  public static var fixed: Self { Self("fixed") }
}

nonisolated extension View {
  /// Says how the pages with tabs inside look.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(SettingModifier(style))
  }

  /// Says how the tables inside look.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    modifier(SettingModifier(style))
  }

  /// Says in which order the items of the menus inside are.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func menuOrder(_ order: MenuOrder) -> some View {
    modifier(SettingModifier(order))
  }
}
