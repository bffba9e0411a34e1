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

/// Pages to swipe, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether the dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    enum Kind { case automatic, always, never }

    let kind: Kind

    /// Where there are several pages.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    /// They are.
    public static let always = IndexDisplayMode(kind: .always)
    /// They are not.
    public static let never = IndexDisplayMode(kind: .never)
  }

  let indexDisplayMode: IndexDisplayMode

  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to swipe, with a dot for each where there are several.
  public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages to swipe, with a dot for each.
  public nonisolated static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
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

/// How the dots of pages look.
public protocol IndexViewStyle {}

/// Dots.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether the dots have a ground.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let number: Int

    /// Whether the dots have a ground also while they are not touched.
    var isAlways: Bool { self == .always }

    /// As the platform decides.
    public static let automatic = BackgroundDisplayMode(number: 0)
    /// While people touch them.
    public static let interactive = BackgroundDisplayMode(number: 1)
    /// They have.
    public static let always = BackgroundDisplayMode(number: 2)
    /// They have not.
    public static let never = BackgroundDisplayMode(number: 3)
  }

  let backgroundDisplayMode: BackgroundDisplayMode

  /// Makes the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public nonisolated static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, with or without a ground.
  public nonisolated static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// When a bar of tabs becomes smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let number: Int

  /// As the platform decides.
  public static let automatic = TabBarMinimizeBehavior(number: 0)
  /// When people scroll down.
  public static let onScrollDown = TabBarMinimizeBehavior(number: 1)
  /// When people scroll up.
  public static let onScrollUp = TabBarMinimizeBehavior(number: 2)
  /// Never.
  public static let never = TabBarMinimizeBehavior(number: 3)
}

private let tabViewStyleSlot = EnvironmentSlot<any TabViewStyle>()

extension EnvironmentValues {
  /// How tabs look.
  var tabViewStyle: any TabViewStyle {
    get { self[tabViewStyleSlot] ?? DefaultTabViewStyle() }
    set { self[tabViewStyleSlot] = newValue }
  }
}

private let indexViewStyleSlot = EnvironmentSlot<any IndexViewStyle>()

extension EnvironmentValues {
  /// How the dots of pages look.
  var indexViewStyle: any IndexViewStyle {
    get { self[indexViewStyleSlot] ?? PageIndexViewStyle() }
    set { self[indexViewStyleSlot] = newValue }
  }
}

nonisolated extension View {
  /// Says how the tabs inside look: pages, views with a bar, or with a sidebar where there is room.
  /// On a phone, all others look like the automatic one.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.tabViewStyle = style })
  }

  /// Says how the dots of the pages inside look.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.indexViewStyle = style }).modifier(SettingModifier(style))
  }

  /// Says when the bars of tabs inside become smaller.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    modifier(SettingModifier(behavior))
  }
}
