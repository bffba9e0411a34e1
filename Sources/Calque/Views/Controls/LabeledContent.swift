public import Foundation

/// A value with a name: the name at the leading edge, the value at the trailing edge.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Makes a value with a name.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }

  /// The value in the style of the environment.
  public var body: some View {
    StyledLabeledContent(
      configuration: LabeledContentStyleConfiguration(
        label: AnyView(label), content: AnyView(content)))
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Makes a value whose name is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Makes a value whose name is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(verbatim: String(title)), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a text with a name that is a key.
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(verbatim: String(value)))
  }

  /// Makes a text with a name that is a string.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(verbatim: String(title)), content: Text(verbatim: String(value)))
  }

  /// Makes a formatted value with a name that is a key.
  public nonisolated init<F: FormatStyle & Sendable>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Makes a formatted value with a name that is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle & Sendable>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(label: Text(verbatim: String(title)), content: Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Makes a value of what a style was given.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

private struct StyledLabeledContent {
  let configuration: LabeledContentStyleConfiguration
}

extension StyledLabeledContent: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    guard let layer = emitter.environment.labeledContentStyles else {
      return AutomaticLabeledContentStyle().emit(configuration, into: emitter)
    }
    emitter.environment.labeledContentStyles = layer.outer
    layer.style.emit(configuration, into: emitter)
    emitter.environment.labeledContentStyles = layer
  }
}
