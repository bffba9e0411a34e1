import Foundation

/// Something to tap: ``ViewHost/tap(_:count:)`` does its action.
public struct Button<Label> where Label: View {
  let action: () -> Void
  let label: Label
  let role: ButtonRole?

  nonisolated init(action: @escaping () -> Void, label: Label, role: ButtonRole? = nil) {
    self.action = action
    self.label = label
    self.role = role
  }
}

extension Button: View, PrimitiveView where Label: View {
  /// Makes a button.
  public nonisolated init(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(action: action, label: label())
  }

  /// Writes the label in the style of the environment.
  public func _emit(into emitter: ViewEmitter) {
    let environment = emitter.environment
    let completion = environment.keepsMenuOpen ? nil : environment.buttonCompletion
    let action =
      completion.map { [action] completion in
        {
          action()
          completion()
        }
      } ?? action
    if let layer = environment.primitiveButtonStyles {
      emitter.environment.primitiveButtonStyles = layer.outer
      emitter.with(ButtonAnnotation(input: nil, role: role)) {
        HStack {
          StyledView {
            layer.style.emit(label: AnyView(label), role: role, action: action, into: $0)
          }
        }
        ._emit(into: emitter)
      }
      emitter.environment = environment
      return
    }
    let style = environment.buttonStyle
    let press = ButtonPress(emitter)
    let input = ButtonInput(
      press, isWhole: style is any WholeFrameButtonStyle,
      // The platform has the row of a list react to touches.
      touchSize: style is any PlatformSizedButtonStyle
        || environment.isInListRow && style is DefaultButtonLook ? .platform : .view,
      action: environment.isEnabled ? action : nil)
    if !environment.isEnabled { emitter.environment.dim(style) }
    defer { emitter.environment = environment }
    let isPlain = style is PlainButtonLook || style is any PlatformSizedButtonStyle
    let isDim = !environment.isEnabled && isPlain
    emitter.withRow(of: input, in: style) {
      emitter.with(ButtonAnnotation(input: input, role: role)) {
        let configuration = ButtonStyleConfiguration(
          role: environment.isEnabled ? role : nil,
          label: isDim ? AnyView(label.opacity(Self.disabledOpacity)) : AnyView(label),
          isPressed: press.isPressed)
        // One node for the button, however many views its label has.
        HStack { StyledView { style.emit(configuration, into: $0) } }._emit(into: emitter)
      }
    }
  }
}

extension Button {
  /// How opaque the label of a disabled button in plain style is; ours.
  fileprivate static var disabledOpacity: Double { 0.5 }
}

extension EnvironmentValues {
  /// Has buttons of the system's styles look disabled: in the colour of tertiary labels, as UIKit's
  /// buttons. Styles of users decide that themselves.
  fileprivate mutating func dim(_ style: any ButtonStyle) {
    if style is any WholeFrameButtonStyle { tint = Color.labels[2] }
  }

  /// Has the label of a row that does not react look disabled, with the icon.
  mutating func dimLabel() {
    tint = Color.labels[2]
    setForeground(Color.labels[2])
  }
}

extension ViewEmitter {
  /// Writes a button. In a list of iOS, one that is a row and has the style of the platform takes
  /// the taps on the whole row.
  fileprivate func withRow(
    of input: ButtonInput, in style: any ButtonStyle, _ content: () -> Void
  ) {
    guard let rowDecorator, style is DefaultButtonLook,
      environment.platformMetrics.typography == .iOS
    else { return content() }
    input.isRow = true
    rowDecorator.emitButton(input.action, into: self, content: content)
  }
}

/// What the node of a button means, and what a tap does.
struct ButtonAnnotation: NodeAnnotation {
  let input: (any InputFacet)?
  /// What the button is for, for the container of its actions.
  var role: ButtonRole?

  func annotate(_ details: inout NodeDetails?) {
    details.change { details in
      details.changeMeaning { $0.role = .button }
      if let input { details.input = input }
    }
  }
}

extension Button where Label == Text {
  /// Makes a button whose title is a key.
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action, label: Text(titleKey))
  }

  /// Makes a button whose title is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action, label: Text(verbatim: String(title)))
  }
}

/// How a ``Button`` looks.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of a button in this style.
  associatedtype Body: View
  /// What a button consists of.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ButtonStyle {
  /// Writes a button in this style.
  func emit(_ configuration: Configuration, into emitter: ViewEmitter) {
    emitter.emitBody(of: self) { $0.makeBody(configuration: configuration) }
  }
}

/// A style whose buttons react in their whole frame. Others react where their label is.
protocol WholeFrameButtonStyle {}

/// A style of the platform's own buttons, whose size no view file says.
protocol PlatformSizedButtonStyle {}

/// What a button consists of.
public struct ButtonStyleConfiguration {
  /// The type of the label.
  public typealias Label = AnyView
  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the button is held down; see ``ViewHost/press(_:)``.
  public let isPressed: Bool
}

nonisolated extension View {
  /// Sets how the buttons inside look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        $0.buttonStyle = style
        $0.primitiveButtonStyles = nil
      })
  }
}

private let buttonStyleSlot = EnvironmentSlot<any ButtonStyle>()
private let buttonCompletionSlot = EnvironmentSlot<() -> Void>()

extension EnvironmentValues {
  /// How buttons look.
  var buttonStyle: any ButtonStyle {
    get { self[buttonStyleSlot] ?? DefaultButtonLook() }
    set { self[buttonStyleSlot] = newValue }
  }

  /// What buttons do after their action, where a container wants something done.
  var buttonCompletion: (() -> Void)? {
    get { self[buttonCompletionSlot] }
    set { self[buttonCompletionSlot] = newValue }
  }
}
