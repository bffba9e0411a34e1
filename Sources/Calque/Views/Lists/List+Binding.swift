// The initializers of a list that differ in what users may select are beside each other.

extension List where SelectionValue == Never {
  /// Makes a list with a row for each element of a bound collection. Rows can change their element.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Index: Hashable,
    Data.Element: Identifiable
  {
    self.init(nil, content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element of a bound collection. Rows can change their
  /// element. Exactly one row is selected, always.
  @_disfavoredOverload
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Index: Hashable,
    Data.Element: Identifiable
  {
    self.init(ListSelection(required: selection), content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element of a bound collection. Rows can change their
  /// element. One row can be selected.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Index: Hashable,
    Data.Element: Identifiable
  {
    self.init(ListSelection(single: selection), content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element of a bound collection. Rows can change their
  /// element. Several rows can be selected.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Index: Hashable,
    Data.Element: Identifiable
  {
    self.init(ListSelection(multiple: selection), content: ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Makes a list with a row for each element of a bound collection; the value at the key
  /// path is its identity.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Index: Hashable,
    ID: Hashable
  {
    self.init(nil, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element of a bound collection; the value at the key
  /// path is its identity. Exactly one row is selected, always.
  @_disfavoredOverload
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Index: Hashable,
    ID: Hashable
  {
    self.init(
      ListSelection(required: selection), content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element of a bound collection; the value at the key
  /// path is its identity. One row can be selected.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Index: Hashable,
    ID: Hashable
  {
    self.init(ListSelection(single: selection), content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element of a bound collection; the value at the key
  /// path is its identity. Several rows can be selected.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Index: Hashable,
    ID: Hashable
  {
    self.init(
      ListSelection(multiple: selection), content: ForEach(data, id: id, content: rowContent))
  }
}
