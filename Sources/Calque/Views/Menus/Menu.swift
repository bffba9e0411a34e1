import Foundation

/// A button that opens a list of actions. ``ViewHost/choose(_:from:)`` chooses one of them.
public struct Menu<Label, Content> where Label: View, Content: View {
  let content: Content
  let label: Label
  /// What a tap does where the menu opens by a long press.
  let primaryAction: (() -> Void)?

  nonisolated init(content: Content, label: Label, primaryAction: (() -> Void)? = nil) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }
}

extension Menu: View, PrimitiveView where Label: View, Content: View {
  /// Makes a menu with a label of views.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content(), label: label())
  }

  /// Makes a menu that opens by a long press, and does something when it is tapped.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content(), label: label(), primaryAction: primaryAction)
  }

  /// Writes the button in the style of the environment.
  public func _emit(into emitter: ViewEmitter) {
    let outer = emitter.environment
    let layer = outer.menuStyles
    emitter.environment.menuStyles = layer?.outer
    let items = MenuContent(content, in: emitter)
    let configuration = MenuStyleConfiguration(
      label: AnyView(label), content: AnyView(content.restoring(menuStyles: layer)),
      primaryAction: primaryAction)
    if let style = layer?.style {
      StyledView { style.emit(configuration, into: $0) }._emit(into: emitter)
    } else {
      let menu = OpenMenu(emitter)
      var control = ControlAnnotation(.menu, label: emitter.words(of: label))
      control.input = MenuInput(
        items, isEnabled: outer.isEnabled, open: { menu.open() }, primaryAction)
      control.children = .ignore
      emitter.present(menu, items: items.shown) {
        emitter.with(control) {
          MenuButton(label: configuration.label).inOneNode._emit(into: emitter)
        }
      }
    }
    emitter.environment = outer
  }
}

extension Menu where Label == Text, Content: View {
  /// Makes a menu whose label is a key.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(titleKey))
  }

  /// Makes a menu whose label was named before.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: Text(titleResource))
  }

  /// Makes a menu whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(verbatim: String(title)))
  }

  /// Makes a menu that opens by a long press, and does something when it is tapped; its label is a
  /// key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content(), label: Text(titleKey), primaryAction: primaryAction)
  }

  /// Makes a menu that opens by a long press, and does something when it is tapped; its label is a
  /// string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content(), label: Text(verbatim: String(title)), primaryAction: primaryAction)
  }
}

extension Menu where Label == Calque.Label<Text, Image>, Content: View {
  /// Makes a menu whose label is a key with a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: Label(titleKey, systemImage: systemImage))
  }

  /// Makes a menu whose label is a string with a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: Label(title, systemImage: systemImage))
  }

  /// Makes a menu whose label is a key with a picture.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: Label(titleKey, image: image))
  }

  /// Makes a menu whose label is a string with a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: Label(title, image: image))
  }

  /// Makes a menu that opens by a long press, and does something when it is tapped; its label is a
  /// key with a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content(), label: Label(titleKey, systemImage: systemImage),
      primaryAction: primaryAction)
  }

  /// Makes a menu that opens by a long press, and does something when it is tapped; its label is a
  /// string with a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content(), label: Label(title, systemImage: systemImage),
      primaryAction: primaryAction)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes a menu of what a style was given. It has the style that was set further out.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(
      content: configuration.content, label: configuration.label,
      primaryAction: configuration.primaryAction)
  }
}
