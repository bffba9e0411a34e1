import CalqueLayout

/// How a ``ControlGroup`` looks.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of a group in this style.
  associatedtype Body: View
  /// What a group consists of.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Makes a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ControlGroupStyle {
  /// Writes a group in this style.
  func emit(_ configuration: Configuration, into emitter: ViewEmitter) {
    emitter.emitBody(of: self) { $0.makeBody(configuration: configuration) }
  }
}

/// What a group of controls consists of.
public struct ControlGroupStyleConfiguration {
  /// The type of the controls.
  public typealias Content = AnyView
  /// The type of the label.
  public typealias Label = AnyView

  /// The controls.
  public let content: Content
  /// The label; an empty view if there is none.
  public let label: Label
}

/// As the platform and the place want it: side by side, with borders or as items of a menu.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  @Environment(\.isInMenu) private var isInMenu

  /// Makes the style.
  public nonisolated init() {}

  /// The controls.
  public func makeBody(configuration: Configuration) -> some View {
    if isInMenu {
      HStack(spacing: 0) { configuration.content }.environment(\.isMenuTile, true)
    } else {
      HStack { configuration.content }.buttonStyle(.bordered)
    }
  }
}

/// As in a bar: side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The controls.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// A menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// A menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A menu of the controls, side by side. Here they are below each other.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// A menu.
  public func makeBody(configuration: Configuration) -> some View {
    MenuControlGroupStyle().makeBody(configuration: configuration)
  }
}

/// Icons side by side.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The controls.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }.labelStyle(.iconOnly)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// As the platform and the place want it.
  public nonisolated static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// As in a bar.
  public nonisolated static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu.
  public nonisolated static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A small menu.
  public nonisolated static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Icons side by side.
  public nonisolated static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

nonisolated extension View {
  /// Sets how the groups of controls inside look.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        $0.controlGroupStyles = StyleLayer(style, over: $0.controlGroupStyles)
      })
  }
}

private let controlGroupStylesSlot = EnvironmentSlot<StyleLayer<any ControlGroupStyle>>()

extension EnvironmentValues {
  /// How groups of controls look; nil as the platform wants it.
  var controlGroupStyles: StyleLayer<any ControlGroupStyle>? {
    get { self[controlGroupStylesSlot] }
    set { self[controlGroupStylesSlot] = newValue }
  }
}
