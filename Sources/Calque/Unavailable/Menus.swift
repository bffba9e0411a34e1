// Menus and groups of controls, which are not there yet.

/// A button that opens a list of actions.
@available(*, unavailable, message: "Calque does not draw menus yet")
public struct Menu<Label: View, Content: View>: View {
  /// Not available.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// Not available.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {}

  /// Not available.
  public nonisolated init(content: () -> Content, label: Label) {}

  /// Not available.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {}

  /// Not available.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == Text {}

  /// Not available.
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text {}

  /// Not available.
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == Text {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Controls that belong together.
@available(*, unavailable, message: "Calque does not draw groups of controls yet")
public struct ControlGroup<Content: View>: View {
  /// Not available.
  public nonisolated init(@ViewBuilder content: () -> Content) {}

  /// Not available.
  public nonisolated init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) {}

  /// Not available.
  public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Views with a title in a box.
@available(*, unavailable, message: "Calque does not draw boxes around groups yet")
public struct GroupBox<Label: View, Content: View>: View {
  /// Not available.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// Not available.
  public nonisolated init(@ViewBuilder content: () -> Content) where Label == EmptyView {}

  /// Not available.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {}

  /// Not available.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {}

  /// Not available.
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A link to share something.
@available(*, unavailable, message: "Calque does not draw links to share yet")
public struct ShareLink<Label: View>: View {
  /// Not available.
  public nonisolated init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {}

  /// Not available.
  public nonisolated init<Item>(item: Item, subject: Text? = nil, message: Text? = nil)
  where Label == Text {}

  /// Not available.
  public nonisolated init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) where Label == Text {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// What is shown where there is no content.
@available(*, unavailable, message: "Calque does not draw views for missing content yet")
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  /// Not available.
  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {}

  /// Not available.
  public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil)
  where Label == Text, Description == Text?, Actions == EmptyView {}

  /// Not available.
  public nonisolated init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) where Label == Text, Description == Text?, Actions == EmptyView {}

  /// Not available.
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) where Label == Text, Description == Text?, Actions == EmptyView {}

  /// Not available.
  public static var search: ContentUnavailableView<Text, Text, EmptyView> {
    ContentUnavailableView<Text, Text, EmptyView> {
      Text(verbatim: "")
    } description: {
      Text(verbatim: "")
    }
  }

  /// Nothing.
  public var body: some View { EmptyView() }
}
