// The initializers of a list that differ in what users may select are beside each other.

extension List where SelectionValue == Never {
  /// Makes a list with a row for each element of a bound collection, which users may edit.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Index: Hashable,
    Data.Element: Identifiable
  {
    self.init(nil, content: ForEach(data, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element of a bound collection, which users may edit.
  /// Exactly one row is selected, always.
  @_disfavoredOverload
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Index: Hashable,
    Data.Element: Identifiable
  {
    self.init(
      ListSelection(required: selection),
      content: ForEach(data, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element of a bound collection, which users may edit.
  /// One row can be selected.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Index: Hashable,
    Data.Element: Identifiable
  {
    self.init(
      ListSelection(single: selection),
      content: ForEach(data, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element of a bound collection, which users may edit.
  /// Several rows can be selected.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Index: Hashable,
    Data.Element: Identifiable
  {
    self.init(
      ListSelection(multiple: selection),
      content: ForEach(data, editActions: editActions, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Makes a list with a row for each element of a bound collection, which users may edit;
  /// the value at the key path is its identity.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Index: Hashable,
    ID: Hashable
  {
    self.init(nil, content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element of a bound collection, which users may edit;
  /// the value at the key path is its identity. Exactly one row is selected, always.
  @_disfavoredOverload
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Index: Hashable,
    ID: Hashable
  {
    self.init(
      ListSelection(required: selection),
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element of a bound collection, which users may edit;
  /// the value at the key path is its identity. One row can be selected.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Index: Hashable,
    ID: Hashable
  {
    self.init(
      ListSelection(single: selection),
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element of a bound collection, which users may edit;
  /// the value at the key path is its identity. Several rows can be selected.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View, Data.Index: Hashable,
    ID: Hashable
  {
    self.init(
      ListSelection(multiple: selection),
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
