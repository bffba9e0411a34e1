public import CalqueLayout
public import Foundation

/// A field that text is written into.
///
/// The label is what the field is called: iOS shows it in the empty field unless there is a prompt,
/// macOS in front of the field. ``ViewHost/type(_:into:)`` writes into it.
public struct TextField<Label> where Label: View {
  let field: FieldContent
  let label: Label

  nonisolated init(_ field: FieldContent, label: Label) {
    self.field = field
    self.label = label
  }
}

extension TextField: View, PrimitiveView where Label: View {
  /// Makes a field with a label of views.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldContent(text, prompt: prompt), label: label())
  }

  /// Makes a field that may grow along an axis, with a label of views.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldContent(text, prompt: prompt, axis: axis), label: label())
  }

  /// Makes a field of a value in a format, with a label of views. What cannot be read leaves the
  /// value as it is.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldContent(FieldText(value, format), prompt: prompt), label: label())
  }

  /// Makes a field of a value in a format, with a label of views. What cannot be read takes the
  /// value away.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldContent(FieldText(value, format), prompt: prompt), label: label())
  }

  /// Makes a field of a value that a formatter writes and reads, with a label of views. The value
  /// changes when the input ends.
  public nonisolated init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldContent(FieldText(value, formatter), prompt: prompt), label: label())
  }

  /// Writes the field in the style of the environment.
  public func _emit(into emitter: ViewEmitter) {
    let outer = emitter.environment
    let layer = outer.textFieldStyles
    let style = layer?.style ?? DefaultTextFieldStyle()
    emitter.environment.textFieldStyles = layer?.outer
    let styled = TextField<_TextFieldStyleLabel>(
      field, label: _TextFieldStyleLabel(label: AnyView(label)))
    if layer == nil {
      // A style of users is made of the field itself, and ends here.
      DefaultField(field: styled)._emit(into: emitter)
    } else {
      StyledView { style.emit(styled, into: $0) }._emit(into: emitter)
    }
    emitter.environment = outer
  }
}

extension TextField where Label == Text {
  /// Makes a field whose label is a key.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(FieldContent(text), label: Text(titleKey))
  }

  /// Makes a field with a prompt, whose label is a key.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(FieldContent(text, prompt: prompt), label: Text(titleKey))
  }

  /// Makes a field that may grow along an axis, whose label is a key.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(FieldContent(text, axis: axis), label: Text(titleKey))
  }

  /// Makes a field with a prompt that may grow along an axis, whose label is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(FieldContent(text, prompt: prompt, axis: axis), label: Text(titleKey))
  }

  /// Makes a field whose label was named before.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(FieldContent(text, prompt: prompt), label: Text(titleResource))
  }

  /// Makes a field whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(FieldContent(text), label: Text(verbatim: String(title)))
  }

  /// Makes a field with a prompt, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(FieldContent(text, prompt: prompt), label: Text(verbatim: String(title)))
  }

  /// Makes a field that may grow along an axis, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(FieldContent(text, axis: axis), label: Text(verbatim: String(title)))
  }

  /// Makes a field with a prompt that may grow along an axis, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(FieldContent(text, prompt: prompt, axis: axis), label: Text(verbatim: String(title)))
  }
}
