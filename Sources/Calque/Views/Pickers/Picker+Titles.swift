import Foundation

extension Picker where Label == Text, Content: View {
  /// Makes a choice whose label is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), label: Text(titleKey), content: content())
  }

  /// Makes a choice for several values, whose label is a key.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(sources, selection), label: Text(titleKey), content: content())
  }

  /// Makes a choice whose value is shown by views of its own, and whose label is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), label: Text(titleKey), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Makes a choice whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), label: Text(verbatim: String(title)), content: content())
  }

  /// Makes a choice for several values, whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(sources, selection), label: Text(verbatim: String(title)), content: content())
  }

  /// Makes a choice whose value is shown by views of its own, and whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), label: Text(verbatim: String(title)), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Makes a choice whose label was named before.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), label: Text(titleResource), content: content())
  }
}

extension Picker where Label == Calque.Label<Text, Image>, Content: View {
  /// Makes a choice whose label is a key with a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(selection), label: Label(titleKey, systemImage: systemImage),
      content: content())
  }

  /// Makes a choice for several values, whose label is a key with a symbol.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(sources, selection), label: Label(titleKey, systemImage: systemImage),
      content: content())
  }

  /// Makes a choice whose value is shown by views of its own, and whose label is a key with a
  /// symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), label: Label(titleKey, systemImage: systemImage),
      content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Makes a choice whose label is a string with a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(selection), label: Label(title, systemImage: systemImage), content: content())
  }

  /// Makes a choice for several values, whose label is a string with a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(sources, selection), label: Label(title, systemImage: systemImage),
      content: content())
  }

  /// Makes a choice whose value is shown by views of its own, and whose label is a string with a
  /// symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), label: Label(title, systemImage: systemImage), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Makes a choice whose label is a key with a picture.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), label: Label(titleKey, image: image), content: content())
  }

  /// Makes a choice for several values, whose label is a key with a picture.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(sources, selection), label: Label(titleKey, image: image), content: content())
  }

  /// Makes a choice whose value is shown by views of its own, and whose label is a key with a
  /// picture.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), label: Label(titleKey, image: image), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Makes a choice whose label is a string with a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), label: Label(title, image: image), content: content())
  }

  /// Makes a choice for several values, whose label is a string with a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(sources, selection), label: Label(title, image: image), content: content())
  }

  /// Makes a choice whose value is shown by views of its own, and whose label is a string with a
  /// picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), label: Label(title, image: image), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}
