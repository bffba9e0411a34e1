import Foundation

/// Controls that belong together.
public struct ControlGroup<Content> {
  private let content: Content
  private let label: AnyView

  fileprivate nonisolated init(_ content: Content, label: AnyView) {
    self.content = content
    self.label = label
  }
}

extension ControlGroup: View, PrimitiveView where Content: View {
  /// Makes a group without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content(), label: AnyView(EmptyView()))
  }

  /// Writes the group in the style of the environment.
  public func _emit(into emitter: ViewEmitter) {
    let outer = emitter.environment
    let layer = outer.controlGroupStyles
    emitter.environment.controlGroupStyles = layer?.outer
    let content = content.modifier(EnvironmentModifier { $0.controlGroupStyles = layer })
    let configuration = ControlGroupStyleConfiguration(content: AnyView(content), label: label)
    let style = layer?.style ?? AutomaticControlGroupStyle()
    HStack { StyledView { style.emit(configuration, into: $0) } }._emit(into: emitter)
    emitter.environment = outer
  }
}

/// The content of a group with a label.
public struct LabeledControlGroupContent<Content, Label> {
  private let content: Content

  nonisolated init(content: Content) { self.content = content }
}

extension LabeledControlGroupContent: View where Content: View, Label: View {
  /// The controls.
  public var body: some View { content }
}

extension ControlGroup {
  /// Makes a group with a label of views.
  public nonisolated init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.init(LabeledControlGroupContent(content: content()), label: AnyView(label()))
  }

  /// Makes a group whose label is a key.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(LabeledControlGroupContent(content: content()), label: AnyView(Text(titleKey)))
  }

  /// Makes a group whose label is a string.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(
      LabeledControlGroupContent(content: content()),
      label: AnyView(Text(verbatim: String(title))))
  }

  /// Makes a group whose label is a key with a symbol.
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Calque.Label<Text, Image>> {
    self.init(
      LabeledControlGroupContent(content: content()),
      label: AnyView(Label(titleKey, systemImage: systemImage)))
  }

  /// Makes a group whose label is a string with a symbol.
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Calque.Label<Text, Image>> {
    self.init(
      LabeledControlGroupContent(content: content()),
      label: AnyView(Label(title, systemImage: systemImage)))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Makes a group of what a style was given. It has the style that was set further out.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(configuration.content, label: configuration.label)
  }
}
