// The initializers make a ``DisclosureGroup`` of each element that has children.

extension OutlineGroup
where
  Data: RandomAccessCollection, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable,
  ID == Data.Element.ID
{
  /// Makes views of an element and those inside.
  public nonisolated init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where Data.Element == DataElement {
    let tree = OutlineTree<Data, ID, Leaf>(
      id: { $0.id }, children: { $0[keyPath: children] }, leaf: content)
    self.init(content: AnyView(tree.view(root)))
  }
}

extension OutlineGroup
where
  Data: RandomAccessCollection, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable,
  ID == Data.Element.ID
{
  /// Makes views of the elements of a collection and those inside.
  public nonisolated init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where Data.Element == DataElement {
    let tree = OutlineTree<Data, ID, Leaf>(
      id: { $0.id }, children: { $0[keyPath: children] }, leaf: content)
    self.init(content: AnyView(tree.views(data)))
  }
}

extension OutlineGroup
where
  Data: RandomAccessCollection, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Makes views of an element and those inside; the value at the key path is the
  /// identity of an element.
  public nonisolated init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where Data.Element == DataElement {
    let tree = OutlineTree<Data, ID, Leaf>(
      id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, leaf: content)
    self.init(content: AnyView(tree.view(root)))
  }
}

extension OutlineGroup
where
  Data: RandomAccessCollection, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Makes views of the elements of a collection and those inside; the value at the key path is the
  /// identity of an element.
  public nonisolated init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where Data.Element == DataElement {
    let tree = OutlineTree<Data, ID, Leaf>(
      id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, leaf: content)
    self.init(content: AnyView(tree.views(data)))
  }
}
