public import Foundation

/// What people have changed of the tabs of a ``TabView``: which of them are shown, and their order.
///
/// A host has no mode in which people change tabs; a test sets what they have chosen. It counts
/// where the tabs are in a sidebar, or in a bar of regular width, for tabs with a
/// `customizationID(_:)`.
public struct TabViewCustomization: Codable, Hashable, Sendable {
  /// What people have changed of a tab.
  public struct TabCustomization: Codable, Hashable, Sendable {
    fileprivate var sidebar: Bool?
    fileprivate var tabBar: Bool?

    /// Whether the sidebar shows the tab; `automatic` as the app has it.
    public var sidebarVisibility: Visibility {
      get { Visibility(sidebar) }
      set { sidebar = newValue.isVisible }
    }

    /// Whether the bar shows the tab; `automatic` as the app has it.
    public var tabBarVisibility: Visibility {
      get { Visibility(tabBar) }
      set { tabBar = newValue.isVisible }
    }
  }

  /// What people have changed of a section of tabs.
  public struct SectionCustomization: Codable, Hashable, Sendable {
    /// The ids of the tabs in the order that people gave them; nil as the app has it.
    public internal(set) var tabOrder: [String]?

    /// Forgets the order.
    public mutating func resetTabOrder() { tabOrder = nil }
  }

  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  /// Makes a customization that changes nothing.
  public init() {}

  /// What people have changed of the tab of an id.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
  }

  /// What people have changed of the section of an id.
  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue.tabOrder == nil ? nil : newValue }
  }

  /// Forgets which tabs are shown.
  public mutating func resetVisibility() { tabs = [:] }

  /// Forgets the order of the tabs in sections.
  public mutating func resetTabOrder() { sections = [:] }

  /// Forgets the order of sections. They always are in the order that the app has.
  public mutating func resetSectionOrder() {}
}

extension Visibility {
  fileprivate init(_ isVisible: Bool?) {
    self = isVisible.map { $0 ? .visible : .hidden } ?? .automatic
  }

  fileprivate var isVisible: Bool? { self == .automatic ? nil : self == .visible }
}

/// What people may change of a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// As the platform decides.
  public static var automatic: Self { Self(name: "automatic") }
  /// Nothing.
  public static var disabled: Self { Self(name: "disabled") }
  /// Its place.
  public static var reorderable: Self { Self(name: "reorderable") }
}

/// Where tabs are.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// As the platform decides.
  public static let automatic = Self(name: "automatic")
  /// In a bar.
  public static let tabBar = Self(name: "tabBar")
  /// In a sidebar.
  public static let sidebar = Self(name: "sidebar")
}

/// What a tab says of its customization.
struct TabCustomizationTraits {
  var id: String?
  /// What people may not change, by the place.
  var fixed: Set<AdaptableTabBarPlacement> = []
  /// Whether the tab is shown where people have not changed that.
  var visibility: [AdaptableTabBarPlacement: Visibility] = [:]

  /// Whether a place shows the tab.
  func isShown(
    in place: AdaptableTabBarPlacement, _ customization: TabViewCustomization?
  ) -> Bool {
    if let id, let customization, !fixed.contains(place) {
      let tab = customization[tab: id]
      let own = place == .sidebar ? tab.sidebarVisibility : tab.tabBarVisibility
      if own != .automatic { return own == .visible }
    }
    return (visibility[place] ?? visibility[.automatic]) != .hidden
  }
}

extension TabContent {
  /// Names the tab for what people change of the tabs.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
    ModifiedTabContent(content: self) { $0.customization.id = id }
  }

  /// Says what people may change of the tab; everything unless it is said.
  ///
  /// - Parameters:
  ///   - behavior: What they may change.
  ///   - placements: Where; everywhere if none is given.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let places =
      placements.isEmpty || placements == [.automatic] ? [.tabBar, .sidebar] : placements
    return ModifiedTabContent(content: self) {
      if behavior == .disabled {
        $0.customization.fixed.formUnion(places)
      } else {
        $0.customization.fixed.subtract(places)
      }
    }
  }

  /// Says whether the tab is shown as long as people have not changed that.
  ///
  /// - Parameters:
  ///   - visibility: Whether it is shown.
  ///   - placements: Where; everywhere if none is given. A bar of compact width shows it always.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let places = placements.isEmpty ? [.automatic] : placements
    return ModifiedTabContent(content: self) {
      for place in places { $0.customization.visibility[place] = visibility }
    }
  }
}

extension TabSection
where Content: TabContent, SelectionValue: Hashable, Content.TabValue == SelectionValue {
  /// Names the section for what people change of the tabs.
  public nonisolated func customizationID(_ id: String) -> some TabContent<SelectionValue> {
    var section = self
    section.customizationID = id
    return section
  }
}

nonisolated extension View {
  /// Has the tabs of the ``TabView`` inside shown as people have changed them; nil as the app has
  /// them.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    modifier(EnvironmentModifier { $0.tabViewCustomization = customization?.wrappedValue })
  }

  /// Shows views above the tabs of a sidebar.
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let header = AnyView(content())
    return modifier(EnvironmentModifier { $0.sidebarEnds.header = header })
  }

  /// Shows views below the tabs of a sidebar.
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let footer = AnyView(content())
    return modifier(EnvironmentModifier { $0.sidebarEnds.footer = footer })
  }

  /// Shows views at the bottom of a sidebar, where they do not scroll.
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let bar = AnyView(content())
    return modifier(EnvironmentModifier { $0.sidebarEnds.bottomBar = bar })
  }
}

extension AppStorage where Value == TabViewCustomization {
  /// Stores what people have changed of tabs.
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) {
    self.init(
      StoredKey(
        name: key, initial: wrappedValue,
        read: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
        write: { try? JSONEncoder().encode($0) }),
      store)
  }
}

/// What a sidebar has above, below and under its tabs.
struct SidebarEnds {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
}

private let customizationSlot = EnvironmentSlot<TabViewCustomization>()
private let sidebarEndsSlot = EnvironmentSlot<SidebarEnds>()

extension EnvironmentValues {
  /// What people have changed of the tabs inside.
  var tabViewCustomization: TabViewCustomization? {
    get { self[customizationSlot] }
    set { self[customizationSlot] = newValue }
  }

  /// What the sidebar of the tabs inside has beside them.
  var sidebarEnds: SidebarEnds {
    get { self[sidebarEndsSlot] ?? SidebarEnds() }
    set { self[sidebarEndsSlot] = newValue }
  }
}
