public import Calque

/// A control of an app: a button or a switch in the Control Center and on the lock screen.
@MainActor @preconcurrency
public protocol ControlWidget {
  /// The type of the configuration.
  associatedtype Body: ControlWidgetConfiguration

  /// What the control is.
  var body: Body { get }

  /// Makes the control.
  init()
}

/// What a control is.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  /// What is shown; see `ViewHost.init(control:_:)`.
  var _view: AnyView { get }
  /// What people read of the control in the list of controls.
  var _texts: _WidgetTexts { get }
}

/// A control of which something is said.
private struct DescribedControl<Content: ControlWidgetConfiguration> {
  let content: Content
  let texts: _WidgetTexts
}

extension DescribedControl: ControlWidgetConfiguration {
  var _view: AnyView { content._view }
  var _texts: _WidgetTexts { texts.or(content._texts) }
}

/// What a control shows: a button or a switch.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  /// What is shown.
  var _view: AnyView { get }
}

/// Tells the value of a control.
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value

  /// The value where the control is offered. A host shows it.
  var previewValue: Value { get }
  /// The value now. A host does not wait for it.
  func currentValue() async throws -> Value
}

/// A control that people do not configure.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate> {
  private let content: @MainActor () -> Content

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - kind: The name of the control.
  ///   - content: Makes the button or the switch.
  @MainActor public init(kind: String, content: @escaping @MainActor () -> Content) {
    self.content = content
  }

  /// Makes a configuration with a value, of which a host shows the preview.
  ///
  /// - Parameters:
  ///   - kind: The name of the control.
  ///   - provider: Tells the value.
  ///   - content: Makes the button or the switch.
  @MainActor public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, content: @escaping @MainActor (Provider.Value) -> Content
  ) {
    self.content = { content(provider.previewValue) }
  }
}

extension StaticControlConfiguration: ControlWidgetConfiguration {
  /// The button or the switch.
  public var _view: AnyView { content()._view }
}

extension ControlWidgetConfiguration {
  /// None.
  public var _texts: _WidgetTexts { _WidgetTexts() }

  /// Sets the name that people see in the list of controls; see `ViewHost.widgetDisplayName`.
  public nonisolated func displayName(
    _ name: LocalizedStringResource
  ) -> some ControlWidgetConfiguration {
    DescribedControl(content: self, texts: _WidgetTexts(name: Text(name)))
  }

  /// Sets what people read of the control in the list of controls; see
  /// `ViewHost.widgetDescription`.
  public nonisolated func description(
    _ description: LocalizedStringResource
  ) -> some ControlWidgetConfiguration {
    DescribedControl(content: self, texts: _WidgetTexts(description: Text(description)))
  }

  /// Says that people are asked to configure the control when they add it.
  ///
  /// Accepted without effect: there are no people who add controls.
  public nonisolated func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// A control that does something. A host draws it; a tap on it does nothing.
public struct ControlWidgetButton<Label: View, Action>: ControlWidgetTemplate {
  private let action: Action
  private let label: Label

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - action: The intent of the app that it starts.
  ///   - label: Makes what it says.
  public init(action: Action, @ViewBuilder label: () -> Label) {
    (self.action, self.label) = (action, label())
  }

  /// The label in a button.
  public var _view: AnyView { AnyView(Button(action: {}, label: { label })) }
}

/// A control that is on or off. A host draws it; a tap on it does nothing.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action>: ControlWidgetTemplate {
  private let isOn: Bool
  private let action: Action
  private let label: Label
  private let valueLabel: ValueLabel

  /// Makes a switch.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - action: The intent of the app that it starts.
  ///   - label: Makes what it says.
  ///   - valueLabel: Makes what it says about its value.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder valueLabel: (Bool) -> ValueLabel
  ) {
    (self.isOn, self.action) = (isOn, action)
    (self.label, self.valueLabel) = (label(), valueLabel(isOn))
  }

  /// Both labels in a switch.
  public var _view: AnyView {
    AnyView(
      Toggle(isOn: .constant(isOn)) {
        VStack(alignment: .leading) {
          label
          valueLabel
        }
      })
  }
}

extension ControlWidgetToggle where Label == Text {
  /// Makes a switch with a text.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - isOn: Whether it is on.
  ///   - action: The intent of the app that it starts.
  ///   - valueLabel: Makes what it says about its value.
  public init(
    _ title: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }
}

/// A button or a switch with something set.
private struct ModifiedTemplate: ControlWidgetTemplate {
  let _view: AnyView
}

extension ControlWidgetTemplate {
  /// Sets the colour of the control while it is on.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    ModifiedTemplate(_view: AnyView(_view.tint(tint)))
  }

  /// Says whether the control cannot be used.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    ModifiedTemplate(_view: AnyView(_view.disabled(disabled)))
  }
}

extension ViewHost {
  /// Makes a host that shows a control, as large as it wants to be.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - configure: Sets values of the environment.
  public convenience init<Content: ControlWidget>(
    control: Content, _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    let body = control.body
    self.init(body._view, proposal: .unspecified, configure)
    take(body._texts)
  }
}

/// A control in the place of a widget, in a bundle.
public struct BundledControl: Widget {
  /// Makes nothing to show.
  public nonisolated init() {}

  /// Nothing: a control has no size of a widget.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

extension WidgetBundleBuilder {
  /// A widget.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  /// A control; a host shows it by its own type.
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> BundledControl {
    BundledControl()
  }
}
