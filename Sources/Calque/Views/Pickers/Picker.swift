import Foundation

/// A choice among values. Each view of the content is an option, known by its
/// ``View/tag(_:includeOptional:)`` or, in a ``ForEach``, by the id of its element.
///
/// ``ViewHost/choose(_:from:)`` chooses an option.
public struct Picker<Label, SelectionValue: Hashable, Content> {
  let selection: PickerSelection
  let label: Label
  let content: Content
  /// What is shown of the value, if it is not the option.
  let currentValueLabel: AnyView?

  nonisolated init(
    _ selection: PickerSelection, label: Label, content: Content,
    currentValueLabel: AnyView? = nil
  ) {
    self.selection = selection
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }
}

extension Picker: View, PrimitiveView where Label: View, Content: View {
  /// Makes a choice with a label of views.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(selection), label: label(), content: content())
  }

  /// Makes a choice with a label that is there already. Prefer the form with closures.
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), label: label, content: content())
  }

  /// Makes a choice for several values, with a label of views.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(sources, selection), label: label(), content: content())
  }

  /// Makes a choice whose value is shown by views of its own, with a label of views.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(selection), label: label(), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Makes a choice for several values, whose value is shown by views of its own, with a label of
  /// views.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(sources, selection), label: label(), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Writes the choice in the style of the environment.
  public func _emit(into emitter: ViewEmitter) {
    let picker = _PickerConfiguration(
      selection: selection, label: AnyView(label), content: AnyView(content),
      currentValueLabel: currentValueLabel, in: emitter)
    picker.reportSelection(into: emitter)
    emitter.environment.pickerStyle._emit(picker, into: emitter)
  }
}
