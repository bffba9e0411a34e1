// The initializers of a list that differ in what users may select are beside each other.

extension List where SelectionValue == Never {
  /// Makes a list of a tree: rows whose element has children can be expanded.
  public nonisolated init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(nil, content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Makes a list of a tree: rows whose element has children can be expanded. Exactly one
  /// row is selected, always.
  @_disfavoredOverload
  public nonisolated init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(
      ListSelection(required: selection),
      content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Makes a list of a tree: rows whose element has children can be expanded. One row can
  /// be selected.
  public nonisolated init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(
      ListSelection(single: selection),
      content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Makes a list of a tree: rows whose element has children can be expanded. Several rows
  /// can be selected.
  public nonisolated init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(
      ListSelection(multiple: selection),
      content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of a tree: rows whose element has children can be expanded; the value at
  /// the key path is the identity of an element.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Makes a list of a tree: rows whose element has children can be expanded; the value at
  /// the key path is the identity of an element. Exactly one row is selected, always.
  @_disfavoredOverload
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      ListSelection(required: selection),
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Makes a list of a tree: rows whose element has children can be expanded; the value at
  /// the key path is the identity of an element. One row can be selected.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      ListSelection(single: selection),
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Makes a list of a tree: rows whose element has children can be expanded; the value at
  /// the key path is the identity of an element. Several rows can be selected.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      ListSelection(multiple: selection),
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
