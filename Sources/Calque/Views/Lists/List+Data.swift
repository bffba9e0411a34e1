// The initializers of a list that differ in what users may select are beside each other.

extension List where SelectionValue == Never {
  /// Makes a list with a row for each element.
  public nonisolated init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(nil, content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element. Exactly one row is selected, always.
  @_disfavoredOverload
  public nonisolated init<Data, RowContent>(
    _ data: Data, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(ListSelection(required: selection), content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element. One row can be selected.
  public nonisolated init<Data, RowContent>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(ListSelection(single: selection), content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element. Several rows can be selected.
  public nonisolated init<Data, RowContent>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(ListSelection(multiple: selection), content: ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Makes a list with a row for each element; the value at the key path is its identity.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(nil, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element; the value at the key path is its identity.
  /// Exactly one row is selected, always.
  @_disfavoredOverload
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(
      ListSelection(required: selection), content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element; the value at the key path is its identity.
  /// One row can be selected.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(ListSelection(single: selection), content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element; the value at the key path is its identity.
  /// Several rows can be selected.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(
      ListSelection(multiple: selection), content: ForEach(data, id: id, content: rowContent))
  }
}
