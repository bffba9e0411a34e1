// Tabs, search, tables and pictures from elsewhere, which are not there yet.

/// Pages with tabs.
@available(*, unavailable, message: "Calque does not draw tabs yet")
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  /// Not available.
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
  {}

  /// Not available.
  public nonisolated init(@ViewBuilder content: () -> Content) where SelectionValue == Int {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Where a field to search with is.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the platform decides.
  public static var automatic: Self { Self("automatic") }
  /// In the bar with the title.
  public static var navigationBarDrawer: Self { Self("navigationBarDrawer") }
  /// In the sidebar.
  public static var sidebar: Self { Self("sidebar") }
  /// In the bar of tools.
  public static var toolbar: Self { Self("toolbar") }
}

nonisolated extension View {
  /// Not available.
  @available(*, unavailable, message: "Calque does not draw fields to search with yet")
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw fields to search with yet")
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw fields to search with yet")
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw fields to search with yet")
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { self }

  /// Not available.
  @available(*, unavailable, message: "Calque does not draw tabs yet")
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
}
