public import Foundation

// The forms before `onSubmit(of:_:)` and `FocusState`.

extension TextField where Label == Text {
  /// Makes a field that tells when the input begins and ends, and when it is submitted.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(FieldContent(text, onEditingChanged, onCommit), label: Text(titleKey))
  }

  /// Makes a field that tells when the input begins and ends.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(FieldContent(text, onEditingChanged, nil), label: Text(titleKey))
  }

  /// Makes a field that tells when the input is submitted.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(FieldContent(text, nil, onCommit), label: Text(titleKey))
  }

  /// Makes a field that tells when the input begins and ends, and when it is submitted.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      FieldContent(text, onEditingChanged, onCommit), label: Text(verbatim: String(title)))
  }

  /// Makes a field that tells when the input begins and ends.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(FieldContent(text, onEditingChanged, nil), label: Text(verbatim: String(title)))
  }

  /// Makes a field that tells when the input is submitted.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(FieldContent(text, nil, onCommit), label: Text(verbatim: String(title)))
  }

  /// Makes a field of a value that a formatter writes and reads, which tells when the input begins
  /// and ends, and when it is submitted.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    var field = FieldContent(FieldText(value, formatter))
    (field.onEditingChanged, field.onCommit) = (onEditingChanged, onCommit)
    self.init(field, label: Text(titleKey))
  }

  /// Makes a field of a value that a formatter writes and reads, which tells when it is submitted.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    var field = FieldContent(FieldText(value, formatter))
    field.onCommit = onCommit
    self.init(field, label: Text(titleKey))
  }
}
