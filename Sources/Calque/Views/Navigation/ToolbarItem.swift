/// An item of a bar.
public struct ToolbarItem<ID, Content> {
  private let placement: ToolbarItemPlacement
  private let content: Content
  /// What a bar that people can change knows the item by.
  public var id: ID
}

extension ToolbarItem where ID == (), Content: View {
  /// Makes an item.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content(), id: ())
  }
}

extension ToolbarItem where ID == String, Content: View {
  /// Makes an item with a name. All items are shown.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content(), id: id)
  }
}

extension ToolbarItem: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent
where Content: View {
  /// Adds the item.
  public func _collect(into items: ToolbarItems) {
    items.add(ToolbarPart(placement: placement, kind: .views(items.captured(content))))
  }
}

/// Items of a bar at one place.
public struct ToolbarItemGroup<Content> {
  private let placement: ToolbarItemPlacement
  private let content: Content
}

extension ToolbarItemGroup where Content: View {
  /// Makes the items.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItemGroup {
  /// Makes the items. The label, which they fold up to where there is no room, is not shown.
  public nonisolated init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(
      placement: placement,
      content: LabeledToolbarItemGroupContent(content: content(), label: label()))
  }
}

/// The items of a group that has a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledToolbarItemGroupContent: View {
  /// The items.
  public var body: some View { content }
}

extension ToolbarItemGroup: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent
where Content: View {
  /// Adds the items.
  public func _collect(into items: ToolbarItems) {
    items.add(ToolbarPart(placement: placement, kind: .views(items.captured(content))))
  }
}

/// The menu of the title of a bar.
public struct ToolbarTitleMenu<Content> {
  private let content: Content
}

extension ToolbarTitleMenu where Content: View {
  /// Makes the menu.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// Makes a menu of the commands of the app, of which there are none.
  public nonisolated init() {
    self.init(content: EmptyView())
  }
}

extension ToolbarTitleMenu: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent
where Content: View {
  /// Has the title open the menu.
  public func _collect(into items: ToolbarItems) {
    if Content.self != EmptyView.self { items.titleMenu = items.captured(content) }
  }
}

/// An item that the system makes.
public struct DefaultToolbarItem: PrimitiveToolbarContent {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  /// Makes the item. It is not shown: the system's item has its own place.
  public nonisolated init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {
    (self.kind, self.placement) = (kind, placement)
  }

  /// Adds nothing.
  public func _collect(into items: ToolbarItems) {}
}

/// What the items of the system do.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// It shows and hides the sidebar.
  public static let sidebarToggle = Self(name: "sidebarToggle")
  /// The title.
  public static let title = Self(name: "title")
  /// It searches.
  public static let search = Self(name: "search")
}

/// Changes the items of a bar.
public struct ModifiedToolbarContent<Content: ToolbarContent> {
  let content: Content
  let change: (inout ToolbarPart) -> Void
}

extension ModifiedToolbarContent: PrimitiveToolbarContent {
  /// Adds the items.
  public func _collect(into items: ToolbarItems) {
    items.changing(change) { content._collect(into: items) }
  }
}

extension ToolbarContent {
  /// Says whether the items have the ground that items share.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent {
    ModifiedToolbarContent(content: self) { $0.hasGround = visibility != .hidden }
  }

  /// Leaves the items out.
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    OptionalToolbarContent(content: hidden ? nil : self)
  }
}

extension CustomizableToolbarContent {
  /// Says how people can change the items. They cannot here.
  public nonisolated func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    ModifiedToolbarContent(content: self) { _ in }
  }

  /// Says whether the items are shown until people change that. They always are here.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    ModifiedToolbarContent(content: self) { _ in }
  }
}

/// How people can change the items of a bar.
public struct ToolbarCustomizationBehavior: Sendable {
  /// The default.
  public static var `default`: Self { Self() }
  /// They can move them.
  public static var reorderable: Self { Self() }
  /// Not at all.
  public static var disabled: Self { Self() }
}

/// What people can do when they change the items of a bar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The bits of the set.
  public var rawValue: Int

  /// Makes a set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item is always offered.
  public static var alwaysAvailable: Self { Self(rawValue: 1) }
}
