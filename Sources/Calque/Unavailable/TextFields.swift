public import CalqueLayout
public import Foundation

// Controls to write with, which are not there yet.

/// A field for text.
@available(*, unavailable, message: "Calque does not draw fields for text yet")
public struct TextField<Label: View>: View {
  /// Not available.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {}

  /// Not available.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {}

  /// Not available.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>)
  where Label == Text {}

  /// Not available.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
  where Label == Text {}

  /// Not available.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)
  where Label == Text {}

  /// Not available.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) where Label == Text {}

  /// Not available.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) where Label == Text {}

  /// Not available.
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>)
  where Label == Text {}

  /// Not available.
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?)
  where Label == Text {}

  /// Not available.
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis)
  where Label == Text {}

  /// Not available.
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) where Label == Text {}

  /// Not available.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where Label == Text, F.FormatOutput == String {}

  /// Not available.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where Label == Text, F.FormatOutput == String {}

  /// Not available.
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where Label == Text, F.FormatOutput == String {}

  /// Not available.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) where Label == Text {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A field for a secret text.
@available(*, unavailable, message: "Calque does not draw fields for text yet")
public struct SecureField<Label: View>: View {
  /// Not available.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {}

  /// Not available.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>)
  where Label == Text {}

  /// Not available.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
  where Label == Text {}

  /// Not available.
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>)
  where Label == Text {}

  /// Not available.
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?)
  where Label == Text {}

  /// Not available.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) where Label == Text {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Room for a long text.
@available(*, unavailable, message: "Calque does not draw fields for text yet")
public struct TextEditor: View {
  /// Not available.
  public nonisolated init(text: Binding<String>) {}

  /// Not available.
  public nonisolated init(text: Binding<AttributedString>) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}
