// The initializers of a list that differ in what users may select are beside each other.

extension List where SelectionValue == Never {
  /// Makes a list with a row for each number of a constant range.
  public nonisolated init<RowContent>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(nil, content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each number of a constant range. Exactly one row is selected.
  @_disfavoredOverload
  public nonisolated init<RowContent>(
    _ data: Range<Int>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, HStack<RowContent>>, RowContent: View {
    self.init(
      ListSelection(required: selection),
      content: ForEach(data) { row in HStack { rowContent(row) } })
  }
}

extension List {
  /// Makes a list with a row for each number of a constant range. One row can be selected.
  public nonisolated init<RowContent>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(ListSelection(single: selection), content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each number of a constant range. Several rows can be selected.
  public nonisolated init<RowContent>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, HStack<RowContent>>, RowContent: View {
    self.init(
      ListSelection(multiple: selection),
      content: ForEach(data) { row in HStack { rowContent(row) } })
  }
}
