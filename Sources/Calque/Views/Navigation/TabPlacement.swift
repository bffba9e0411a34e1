/// Where a tab is offered.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// As the platform decides.
  public static let automatic = Self(name: "automatic")
  /// In the bar and in the sidebar, where people cannot take it away.
  public static let pinned = Self(name: "pinned")
  /// In the sidebar alone; a narrow screen has no sidebar, and shows the tab in the bar.
  public static let sidebarOnly = Self(name: "sidebarOnly")
}

extension TabContent {
  /// Says where the tab is offered.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    ModifiedTabContent(content: self) { $0.isInSidebarOnly = placement == .sidebarOnly }
  }
}
