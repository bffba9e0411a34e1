/// A title with an icon. Where they are beside each other is a matter of the ``LabelStyle``.
public struct Label<Title, Icon> where Title: View, Icon: View {
  let title: Title
  let icon: Icon
}

extension Label: View where Title: View, Icon: View {
  /// Makes a label of two views.
  public nonisolated init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    self.init(title: title(), icon: icon())
  }

  /// The label in the style of the environment.
  public var body: some View {
    StyledLabel(
      configuration: LabelStyleConfiguration(
        title: AnyView(title), icon: AnyView(icon), name: title as? Text))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a key and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// Makes a label of a string and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(verbatim: String(title)), icon: Image(systemName: name))
  }

  /// Makes a label of a string and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(verbatim: String(title)), icon: Image(name))
  }

  /// Makes a label of a text that was named before, and a symbol.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: Text(titleResource), icon: Image(systemName: name))
  }

  /// Makes a label of a text that was named before, and a picture.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: Text(titleResource), icon: Image(name))
  }

  /// Makes a label of a key and a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label of what a style was given. It has the style that was set further out.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

private struct StyledLabel {
  let configuration: LabelStyleConfiguration
}

extension StyledLabel: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    guard let layer = emitter.environment.labelStyles else {
      return DefaultLabelStyle().emit(configuration, into: emitter)
    }
    emitter.environment.labelStyles = layer.outer
    layer.style.emit(configuration, into: emitter)
    emitter.environment.labelStyles = layer
  }
}
