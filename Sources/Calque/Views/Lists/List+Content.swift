// The initializers of a list that differ in what users may select are beside each other.

extension List where SelectionValue == Never {
  /// Makes a list of the views of a closure; each of them is a row, and ``Section``s group them.
  public nonisolated init(
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content: content())
  }
}

extension List {
  /// Makes a list of the views of a closure; each of them is a row, and ``Section``s group
  /// them. Exactly one row is selected, always.
  @_disfavoredOverload
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(ListSelection(required: selection), content: content())
  }
}

extension List {
  /// Makes a list of the views of a closure; each of them is a row, and ``Section``s group
  /// them. One row can be selected.
  public nonisolated init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(ListSelection(single: selection), content: content())
  }
}

extension List {
  /// Makes a list of the views of a closure; each of them is a row, and ``Section``s group
  /// them. Several rows can be selected.
  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(ListSelection(multiple: selection), content: content())
  }
}
