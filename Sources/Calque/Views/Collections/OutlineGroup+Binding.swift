// The initializers make a ``DisclosureGroup`` of each element that has children.

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Makes views of a bound element and those inside, which can change them.
  public nonisolated init<C, E>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Element == E, Data == Binding<C>,
    E: Identifiable, ID == E.ID
  {
    let tree = OutlineTree<BoundElements<C>, ID, Leaf>(
      id: { $0.wrappedValue.id },
      children: { Binding($0[dynamicMember: children]).map { BoundElements(base: $0) } },
      leaf: content)
    self.init(content: AnyView(tree.view(root)))
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Makes views of the elements of a bound collection and those inside, which can change them.
  public nonisolated init<C, E>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Element == E, Data == Binding<C>,
    E: Identifiable, ID == E.ID
  {
    let tree = OutlineTree<BoundElements<C>, ID, Leaf>(
      id: { $0.wrappedValue.id },
      children: { Binding($0[dynamicMember: children]).map { BoundElements(base: $0) } },
      leaf: content)
    self.init(content: AnyView(tree.views(BoundElements(base: data))))
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Makes views of a bound element and those inside, which can change them; the value at the
  /// key path is the identity of an element.
  public nonisolated init<C, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Element == E, Data == Binding<C>
  {
    let tree = OutlineTree<BoundElements<C>, ID, Leaf>(
      id: { $0.wrappedValue[keyPath: id] },
      children: { Binding($0[dynamicMember: children]).map { BoundElements(base: $0) } },
      leaf: content)
    self.init(content: AnyView(tree.view(root)))
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Makes views of the elements of a bound collection and those inside, which can change them; the
  /// value at the key path is the identity of an element.
  public nonisolated init<C, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    C: MutableCollection & RandomAccessCollection, C.Element == E, Data == Binding<C>
  {
    let tree = OutlineTree<BoundElements<C>, ID, Leaf>(
      id: { $0.wrappedValue[keyPath: id] },
      children: { Binding($0[dynamicMember: children]).map { BoundElements(base: $0) } },
      leaf: content)
    self.init(content: AnyView(tree.views(BoundElements(base: data))))
  }
}
