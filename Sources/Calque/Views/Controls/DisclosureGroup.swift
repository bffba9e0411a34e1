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
    if style is AutomaticDisclosureGroupStyle, let decorator = emitter.listDecorator {
      emitter.emitRows(of: configuration, decorator)
    } else {
      style.emit(configuration, into: emitter)
    }
  }
}

extension ViewEmitter {
  /// Writes the label as a row that shows and hides the rows of the content.
  fileprivate func emitRows(
    of group: DisclosureGroupStyleConfiguration, _ decorator: ListRowDecorator
  ) {
    let outer = identity
    decorator.context.outline.isUsed = true
    let isExpanded = group.isExpanded
    let row = RowTrait { traits in
      traits.indicator = .disclosure(isExpanded: isExpanded)
      traits.action = { group.isExpanded.toggle() }
    }
    identity = outer.child(.child(0))
    // The label is one row, however many views it has.
    with(row) { HStack { group.label }._emit(into: self) }
    if isExpanded {
      let element = decorator.element
      decorator.element = nil
      decorator.level += 1
      identity = outer.child(.child(1))
      group.content._emit(into: self)
      decorator.level -= 1
      decorator.element = element
    }
    identity = outer
  }
}
