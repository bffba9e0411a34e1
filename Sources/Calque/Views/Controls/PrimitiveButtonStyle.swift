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

nonisolated extension View {
  /// Sets how the buttons inside look, and what triggers them.
  @_disfavoredOverload
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.primitiveButtonStyle = style })
  }
}

private let primitiveButtonStyleSlot = EnvironmentSlot<any PrimitiveButtonStyle>()

extension EnvironmentValues {
  /// How buttons look and what triggers them; nil where ``EnvironmentValues/buttonStyle`` decides.
  var primitiveButtonStyle: (any PrimitiveButtonStyle)? {
    get { self[primitiveButtonStyleSlot] }
    set { self[primitiveButtonStyleSlot] = newValue }
  }
}
