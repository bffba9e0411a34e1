/// How a ``Button`` looks and what it reacts to: the style adds the gesture that triggers it.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of a button in this style.
  associatedtype Body: View
  /// What a button consists of.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button consists of whose style decides when it is triggered.
public struct PrimitiveButtonStyleConfiguration {
  /// The type of the label.
  public typealias Label = AnyView
  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  private let action: () -> Void

  init(label: AnyView, role: ButtonRole?, action: @escaping () -> Void) {
    self.label = label
    self.role = role
    self.action = action
  }

  /// Does the action of the button.
  public func trigger() { action() }
}

extension PrimitiveButtonStyle {
  func emit(
    label: AnyView, role: ButtonRole?, action: @escaping () -> Void, into emitter: ViewEmitter
  ) {
    let configuration = Configuration(label: label, role: role, action: action)
    emitter.emitBody(of: self) { $0.makeBody(configuration: configuration) }
  }
}

/// A style that the system has. It is triggered by taps, and its buttons are drawn as `look` says.
@MainActor @preconcurrency
protocol SystemButtonStyle: PrimitiveButtonStyle {
  nonisolated var look: any ButtonStyle { get }
}

nonisolated extension View {
  /// Sets how the buttons inside look, and what triggers them.
  @_disfavoredOverload
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        if let system = style as? any SystemButtonStyle {
          $0.buttonStyle = system.look
          $0.primitiveButtonStyles = nil
        } else {
          $0.primitiveButtonStyles = StyleLayer(style, over: $0.primitiveButtonStyles)
        }
      })
  }
}

private let primitiveButtonStylesSlot =
  EnvironmentSlot<StyleLayer<any PrimitiveButtonStyle>>()

extension EnvironmentValues {
  /// How buttons look and what triggers them, the innermost style first; nil where
  /// ``EnvironmentValues/buttonStyle`` decides.
  var primitiveButtonStyles: StyleLayer<any PrimitiveButtonStyle>? {
    get { self[primitiveButtonStylesSlot] }
    set { self[primitiveButtonStylesSlot] = newValue }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes a button of what a style was given. It has the style that was set further out.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(action: configuration.trigger, label: configuration.label, role: configuration.role)
  }
}
