public import Foundation

// Fields of values that are written in a format. While a field has the focus it shows what was
// typed, and the value as it is written otherwise.

extension TextField where Label == Text {
  /// Makes a field of a value in a format, whose label is a key. What cannot be read leaves the
  /// value as it is.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldContent(FieldText(value, format), prompt: prompt), label: Text(titleKey))
  }

  /// Makes a field of a value in a format, whose label is a key. What cannot be read takes the
  /// value away.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldContent(FieldText(value, format), prompt: prompt), label: Text(titleKey))
  }

  /// Makes a field of a value in a format, whose label is a string. What cannot be read leaves the
  /// value as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      FieldContent(FieldText(value, format), prompt: prompt),
      label: Text(verbatim: String(title)))
  }

  /// Makes a field of a value in a format, whose label is a string. What cannot be read takes the
  /// value away.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      FieldContent(FieldText(value, format), prompt: prompt),
      label: Text(verbatim: String(title)))
  }

  /// Makes a field of a value that a formatter writes and reads, whose label is a key. The value
  /// changes when the input ends.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(FieldContent(FieldText(value, formatter), prompt: prompt), label: Text(titleKey))
  }

  /// Makes a field of a value that a formatter writes and reads, whose label is a string. The value
  /// changes when the input ends.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      FieldContent(FieldText(value, formatter), prompt: prompt),
      label: Text(verbatim: String(title)))
  }
}
