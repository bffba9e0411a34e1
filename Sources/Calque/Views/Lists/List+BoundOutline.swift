// The initializers of a list that differ in what users may select are beside each other.

extension List where SelectionValue == Never {
  /// Makes a list of a bound tree: rows whose element has children can be expanded, and
  /// rows can change their element.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(nil, content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Makes a list of a bound tree: rows whose element has children can be expanded, and
  /// rows can change their element. Exactly one row is selected, always.
  @_disfavoredOverload
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(
      ListSelection(required: selection),
      content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Makes a list of a bound tree: rows whose element has children can be expanded, and
  /// rows can change their element. One row can be selected.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(
      ListSelection(single: selection),
      content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Makes a list of a bound tree: rows whose element has children can be expanded, and
  /// rows can change their element. Several rows can be selected.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(
      ListSelection(multiple: selection),
      content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of a bound tree: rows whose element has children can be expanded, and
  /// rows can change their element; the value at the key path is the identity of an
  /// element.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View, ID: Hashable
  {
    self.init(nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Makes a list of a bound tree: rows whose element has children can be expanded, and
  /// rows can change their element; the value at the key path is the identity of an
  /// element. Exactly one row is selected, always.
  @_disfavoredOverload
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View, ID: Hashable
  {
    self.init(
      ListSelection(required: selection),
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Makes a list of a bound tree: rows whose element has children can be expanded, and
  /// rows can change their element; the value at the key path is the identity of an
  /// element. One row can be selected.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View, ID: Hashable
  {
    self.init(
      ListSelection(single: selection),
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Makes a list of a bound tree: rows whose element has children can be expanded, and
  /// rows can change their element; the value at the key path is the identity of an
  /// element. Several rows can be selected.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: MutableCollection & RandomAccessCollection, RowContent: View, ID: Hashable
  {
    self.init(
      ListSelection(multiple: selection),
      content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
