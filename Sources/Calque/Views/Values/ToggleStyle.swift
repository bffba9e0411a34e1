/// How a ``Toggle`` looks.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of a toggle in this style.
  associatedtype Body: View
  /// What a toggle consists of.
  typealias Configuration = ToggleStyleConfiguration
  /// Makes a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
  /// Writes a toggle in this style.
  func emit(_ configuration: Configuration, into emitter: ViewEmitter) {
    emitter.emitBody(of: self) { $0.makeBody(configuration: configuration) }
  }
}

/// What a toggle consists of.
public struct ToggleStyleConfiguration {
  /// The type of the label.
  public typealias Label = AnyView

  /// The label.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether several values are controlled that differ.
  public var isMixed: Bool

  nonisolated init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// As the platform and the place want it: a switch on iOS, a box on macOS, an item with a check
/// mark in a menu.
public struct DefaultToggleStyle: ToggleStyle {
  @Environment(\.platformMetrics.controls.checkbox.isDefault) private var isCheckbox
  @Environment(\.isInMenu) private var isInMenu

  /// Makes the style.
  public nonisolated init() {}

  /// A switch or a box.
  public func makeBody(configuration: Configuration) -> some View {
    if isInMenu {
      MenuItemToggle(configuration: configuration)
    } else if isCheckbox {
      CheckboxToggle(configuration: configuration)
    } else {
      SwitchToggle(configuration: configuration, tint: nil)
    }
  }
}

/// A label with a switch.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Makes the style.
  public nonisolated init() { tint = nil }

  /// Makes the style with a colour for switches that are on.
  @available(*, deprecated, message: "Use the tint(_:) modifier instead")
  public nonisolated init(tint: Color) { self.tint = tint }

  /// The label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, tint: tint)
  }
}

/// A button that stays down while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// A button.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(HeldButtonStyle(isOn: configuration.isOn))
  }
}

/// A box with a check mark, and a label.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The box and the label.
  public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggle(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// As the platform and the place want it.
  public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label with a switch.
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down while the toggle is on.
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a check mark, and a label.
  public nonisolated static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

nonisolated extension View {
  /// Sets how the toggles inside look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { $0.toggleStyles = StyleLayer(style, over: $0.toggleStyles) })
  }
}

private let toggleStylesSlot = EnvironmentSlot<StyleLayer<any ToggleStyle>>()

extension EnvironmentValues {
  /// How toggles look; nil as the platform wants it.
  var toggleStyles: StyleLayer<any ToggleStyle>? {
    get { self[toggleStylesSlot] }
    set { self[toggleStylesSlot] = newValue }
  }
}
