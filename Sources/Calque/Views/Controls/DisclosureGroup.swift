/// A label whose content can be shown and hidden by a tap on it. In a list, label and content are
/// rows.
public struct DisclosureGroup<Label: View, Content: View> {
  @State private var ownExpanded = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  /// Makes a group that is collapsed when it appears.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, label: label(), content: content)
  }

  /// Makes a group whose state is stored elsewhere.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, label: label(), content: content)
  }

  fileprivate nonisolated init(
    _ isExpanded: Binding<Bool>?, label: Label, content: @escaping () -> Content
  ) {
    _ownExpanded = State(initialValue: false)
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }
}

extension DisclosureGroup: View {
  /// The group in the style of the environment.
  public var body: some View {
    StyledDisclosureGroup(
      configuration: DisclosureGroupStyleConfiguration(
        label: AnyView(label),
        content: AnyView(DisclosedContent(content: content)),
        isExpanded: isExpanded ?? $ownExpanded))
  }
}

/// The content, which is made only where it is shown.
private struct DisclosedContent<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group whose label is a key, collapsed when it appears.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, label: Text(titleKey), content: content)
  }

  /// Makes a group whose label is a string, collapsed when it appears.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, label: Text(verbatim: String(label)), content: content)
  }

  /// Makes a group whose label is a key, and whose state is stored elsewhere.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, label: Text(titleKey), content: content)
  }

  /// Makes a group whose label is a string, and whose state is stored elsewhere.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, label: Text(verbatim: String(label)), content: content)
  }
}

/// Writes a group in its style; in a list, the automatic style makes rows.
private struct StyledDisclosureGroup: PrimitiveView {
  let configuration: DisclosureGroupStyleConfiguration

  func _emit(into emitter: ViewEmitter) {
    let style = emitter.environment.disclosureGroupStyle
    if style is AutomaticDisclosureGroupStyle, let decorator = emitter.rowDecorator {
      decorator.emitDisclosure(
        DisclosedRows(
          label: configuration.label, content: configuration.content,
          isExpanded: configuration.$isExpanded),
        into: emitter)
    } else {
      style.emit(configuration, into: emitter)
    }
  }
}
