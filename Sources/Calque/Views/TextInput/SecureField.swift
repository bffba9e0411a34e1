import Foundation

/// A field for a secret: each character is shown as a dot.
public struct SecureField<Label> where Label: View {
  let field: FieldContent
  let label: Label

  fileprivate nonisolated init(_ field: FieldContent, label: Label) {
    var field = field
    field.isSecure = true
    self.field = field
    self.label = label
  }
}

extension SecureField: View where Label: View {
  /// Makes a field with a label of views.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldContent(text, prompt: prompt), label: label())
  }

  /// A field in the style of the environment.
  public var body: some View {
    TextField(field, label: label)
  }
}

extension SecureField where Label == Text {
  /// Makes a field whose label is a key.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(FieldContent(text), label: Text(titleKey))
  }

  /// Makes a field with a prompt, whose label is a key.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(FieldContent(text, prompt: prompt), label: Text(titleKey))
  }

  /// Makes a field that tells when it is submitted, whose label is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(FieldContent(text, nil, onCommit), label: Text(titleKey))
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

  /// Makes a field that tells when it is submitted, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(FieldContent(text, nil, onCommit), label: Text(verbatim: String(title)))
  }
}
