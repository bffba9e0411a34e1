/// How the title of a bar is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  fileprivate let mode: NavigationBarItem.TitleDisplayMode

  /// As the platform decides.
  public static var automatic: Self { Self(mode: .automatic) }

  /// Large.
  public static var large: Self { Self(mode: .large) }

  /// Among the items.
  public static var inline: Self { Self(mode: .inline) }

  /// Large, among the items. It is shown below them.
  public static var inlineLarge: Self { Self(mode: .large) }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Kind { case automatic, bottomBar, navigationBar, tabBar, windowToolbar }

  let kind: Kind

  /// As the platform decides: the bar with the title.
  public static var automatic: Self { Self(kind: .automatic) }

  /// The bar at the bottom.
  public static var bottomBar: Self { Self(kind: .bottomBar) }

  /// The bar with the title.
  public static var navigationBar: Self { Self(kind: .navigationBar) }

  /// The bar of tabs.
  public static var tabBar: Self { Self(kind: .tabBar) }

  /// The bar of a window.
  public static var windowToolbar: Self { Self(kind: .windowToolbar) }

  /// The bar at the top of a window of a keyboard.
  public static func accessoryBar<ID: Hashable>(id: ID) -> Self { Self(kind: .automatic) }
}

/// What a bar is for.
public struct ToolbarRole: Hashable, Sendable {
  enum Kind { case automatic, navigationStack, browser, editor }

  let kind: Kind

  /// As the platform decides.
  public static var automatic: Self { Self(kind: .automatic) }

  /// The way through pages.
  public static var navigationStack: Self { Self(kind: .navigationStack) }

  /// Looking around: the title is at the leading edge.
  public static var browser: Self { Self(kind: .browser) }

  /// Changing a document: the title is at the leading edge.
  public static var editor: Self { Self(kind: .editor) }
}

/// What can be taken out of a bar.
public struct ToolbarDefaultRemoval: Hashable, Sendable {
  private let name: String

  /// The title.
  public static var title: Self { Self(name: "title") }
  /// The button that shows and hides the sidebar.
  public static var sidebarToggle: Self { Self(name: "sidebarToggle") }
  /// The button that searches.
  public static var search: Self { Self(name: "search") }
}

/// What the views of a page say of its bars.
struct BarTraits {
  var hidden: Set<ToolbarPlacement.Kind> = []
  var shown: Set<ToolbarPlacement.Kind> = []
  var backgrounds: [ToolbarPlacement.Kind: AnyShapeStyle] = [:]
  var backgroundVisibility: [ToolbarPlacement.Kind: Visibility] = [:]
  var colorSchemes: [ToolbarPlacement.Kind: ColorScheme] = [:]
  var role = ToolbarRole.automatic
  var removed: Set<ToolbarDefaultRemoval> = []

  /// The style behind a bar, if it has one.
  func background(_ kind: ToolbarPlacement.Kind) -> AnyShapeStyle? {
    backgroundVisibility[kind] == .hidden ? nil : backgrounds[kind]
  }
}

extension [ToolbarPlacement] {
  /// The bars that are meant; without any, that with the title.
  fileprivate var kinds: [ToolbarPlacement.Kind] {
    isEmpty ? [.navigationBar] : map { $0.kind == .automatic ? .navigationBar : $0.kind }
  }
}

/// Says something of the bars of the page, and of the bar of tabs.
private struct BarModifier {
  let change: (inout BarTraits) -> Void
}

extension BarModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let (page, tabs) = (emitter.environment.navigationPage, emitter.environment.tabContext)
    if let page { change(&page.bars) }
    if let tabs { change(&tabs.bars) }
    if page != nil || tabs != nil { emitter.concernsContainer() }
    content._emit(into: emitter)
  }
}

nonisolated extension View {
  private func bars(_ change: @escaping (inout BarTraits) -> Void) -> some View {
    modifier(BarModifier(change: change))
  }

  /// Says how the title of the bar is shown.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(NavigationPageModifier { $0.displayMode = mode.mode })
  }

  /// Fills bars with a style; without bars, that with the title.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars { traits in
      for kind in bars.kinds { traits.backgrounds[kind] = AnyShapeStyle(style) }
    }
  }

  /// Says whether bars have a background; without bars, that with the title.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars { traits in
      for kind in bars.kinds { traits.backgroundVisibility[kind] = visibility }
    }
  }

  /// Says whether bars have a background; without bars, that with the title.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars { traits in
      for kind in bars.kinds { traits.backgroundVisibility[kind] = visibility }
    }
  }

  /// Says whether bars are light or dark; without bars, that with the title.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars { traits in for kind in bars.kinds { traits.colorSchemes[kind] = colorScheme } }
  }

  /// Says what the bars are for.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    bars { $0.role = role }
  }

  /// Says whether bars are there; without bars, that with the title.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars { traits in traits.show(visibility, bars.kinds) }
  }

  /// Says whether bars are there; without bars, that with the title.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars { traits in traits.show(visibility, bars.kinds) }
  }

  /// Takes something out of the bar with the title.
  public func toolbar(removing defaultItemKind: ToolbarDefaultRemoval?) -> some View {
    bars { if let defaultItemKind { $0.removed.insert(defaultItemKind) } }
  }

  /// Puts a text below the title of the page.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(NavigationPageModifier { $0.subtitle = subtitle })
  }

  /// Puts the text of a key below the title of the page.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Puts a string below the title of the page.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(verbatim: String(subtitle)))
  }
}

extension BarTraits {
  fileprivate mutating func show(_ visibility: Visibility, _ kinds: [ToolbarPlacement.Kind]) {
    for kind in kinds {
      hidden.remove(kind)
      shown.remove(kind)
      if visibility == .hidden { hidden.insert(kind) }
      if visibility == .visible { shown.insert(kind) }
    }
  }
}
