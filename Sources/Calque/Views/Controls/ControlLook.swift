import CalqueLayout

/// A style that was set, and the one that it replaces: a style that is made of the control itself
/// gets that one.
final class StyleLayer<Style> {
  let style: Style
  let outer: StyleLayer<Style>?

  init(_ style: Style, over outer: StyleLayer<Style>?) {
    self.style = style
    self.outer = outer
  }
}

/// What the node of a control means and takes. What modifiers around it say counts more.
struct ControlAnnotation: NodeAnnotation {
  let role: Drawing.Tag.Role
  var label: String?
  var value: String?
  var input: (any InputFacet)?
  var actions: [NamedAction] = []
  var children: AccessibilityChildBehavior?
  var traits: AccessibilityTraits?

  init(_ role: Drawing.Tag.Role, label: String? = nil, value: String? = nil) {
    self.role = role
    self.label = label
    self.value = value
  }

  func annotate(_ details: inout NodeDetails?) {
    details.change { details in
      details.changeMeaning { meaning in
        meaning.role = meaning.role ?? role
        meaning.label = meaning.label ?? label
        meaning.value = meaning.value ?? value
        meaning.children = meaning.children ?? children
        meaning.actions += actions
        if let traits { meaning.traitChanges.append(.add(traits)) }
      }
      if let input { details.input = input }
    }
  }
}

/// The node of a control whose parts take touches, such as a switch with a label.
final class ControlInput: InputFacet {
  var touchSize: TouchSize { .platform }
  let action: (() -> Void)?
  let isDisabled: Bool

  /// - Parameter action: What activates the control; nil if it is disabled.
  init(_ action: (() -> Void)?, isDisabled: Bool) {
    self.action = isDisabled ? nil : action
    self.isDisabled = isDisabled
  }

  var gesture: NodeGesture? { nil }

  func reach(_ point: CGPoint, in frame: CGRect) -> HitRole { .inside }
}

/// A part of a control that is tapped, in its whole frame.
final class ControlPartInput: InputFacet {
  var touchSize: TouchSize { .platform }
  let action: (() -> Void)?
  let isDisabled: Bool

  init(isDisabled: Bool, _ action: @escaping () -> Void) {
    self.action = isDisabled ? nil : action
    self.isDisabled = isDisabled
  }

  func reach(_ point: CGPoint, in frame: CGRect) -> HitRole {
    frame.contains(point) ? .content : .inside
  }
}

/// Puts a node around the view that takes what is done to the screen.
struct InputModifier {
  private let make: @MainActor (ViewEmitter) -> (any InputFacet)?

  nonisolated init(_ make: @escaping @MainActor (ViewEmitter) -> (any InputFacet)?) {
    self.make = make
  }

  /// A part of a control, which does something when it is tapped.
  @MainActor static func tap(_ action: @escaping () -> Void) -> InputModifier {
    InputModifier { ControlPartInput(isDisabled: !$0.environment.isEnabled, action) }
  }
}

extension InputModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    var details: NodeDetails?
    if let input = make(emitter) { details.change { $0.input = input } }
    emitter.wrap(.identity, details: details) { content._emit(into: emitter) }
  }
}

private let hidesLabelsSlot = EnvironmentSlot<Bool>()

extension EnvironmentValues {
  /// Whether controls show no labels.
  var hidesLabels: Bool {
    get { self[hidesLabelsSlot, default: false] }
    set { self[hidesLabelsSlot] = newValue }
  }
}

nonisolated extension View {
  /// Hides the labels of the controls inside. Screen readers still read them.
  public func labelsHidden() -> some View {
    labelsVisibility(.hidden)
  }

  /// Says whether the controls inside show labels. Assistive technologies read them either way.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    modifier(EnvironmentModifier { $0.hidesLabels = visibility == .hidden })
  }
}

/// The look of a control that does not react; half as opaque, as UIKit's switches.
struct DimmedWhenDisabled: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content.opacity(isEnabled ? 1 : 0.5)
  }
}

extension Color {
  /// The knob of a control, which is white in dark screens, too.
  static let knob = Color(light: 0xFFFFFF, dark: 0xFFFFFF)
  /// The chosen segment: white, and the system's grey of iOS in dark.
  static let segment = Color(
    system: SystemColor(0xFFFFFF, dark: 0x636366, increased: (0xFFFFFF, 0x7C7C80)))
  /// What a field shows as long as it is empty: the placeholder of UIKit.
  static let placeholder = Color(system: .tertiaryLabel)
  /// The line around a field with a border: UIKit's separator in both.
  static let fieldBorder = Color(system: .separator)
}
