/// How a ``Menu`` looks. A custom style is made of the menu that it is given.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of a menu in this style.
  associatedtype Body: View
  /// What a menu consists of.
  typealias Configuration = MenuStyleConfiguration
  /// Makes a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension MenuStyle {
  /// Writes a menu in this style.
  func emit(_ configuration: Configuration, into emitter: ViewEmitter) {
    emitter.emitBody(of: self) { $0.makeBody(configuration: configuration) }
  }
}

/// What a menu consists of.
public struct MenuStyleConfiguration {
  /// The type of the label.
  public typealias Label = AnyView
  /// The type of the items.
  public typealias Content = AnyView

  /// The label.
  public let label: Label
  /// The items.
  public let content: Content
  let primaryAction: (() -> Void)?
}

/// As the platform and the place want it.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The menu of the platform.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button that looks as the buttons around do.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// A button.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// A button.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// As the platform and the place want it.
  public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button.
  public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public nonisolated static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

nonisolated extension View {
  /// Sets how the menus inside look.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.menuStyles = StyleLayer(style, over: $0.menuStyles) })
  }

  /// Shows or hides the arrow of the menus inside. Menus of iOS have none.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    modifier(EnvironmentModifier { $0.menuIndicator = visibility })
  }

  /// The items in the style of the menus around, inside of a style.
  func restoring(menuStyles: StyleLayer<any MenuStyle>?) -> some View {
    modifier(EnvironmentModifier { $0.menuStyles = menuStyles })
  }
}

private let menuStylesSlot = EnvironmentSlot<StyleLayer<any MenuStyle>>()
private let menuIndicatorSlot = EnvironmentSlot<Visibility>()

extension EnvironmentValues {
  /// How menus look; nil as the platform wants it.
  var menuStyles: StyleLayer<any MenuStyle>? {
    get { self[menuStylesSlot] }
    set { self[menuStylesSlot] = newValue }
  }

  /// Whether menus have an arrow.
  public internal(set) var menuIndicatorVisibility: Visibility {
    get { menuIndicator }
    set { menuIndicator = newValue }
  }

  fileprivate var menuIndicator: Visibility {
    get { self[menuIndicatorSlot] ?? .automatic }
    set { self[menuIndicatorSlot] = newValue }
  }
}
