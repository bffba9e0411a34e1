/// Views made of a tree: those of elements with children can be expanded.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  /// The elements of the highest level.
  let roots: Roots
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let leaf: (Data.Element) -> Leaf
  let subgroup: (Data.Element, OutlineSubgroupChildren) -> Subgroup

  enum Roots {
    case collection(Data)
    case element(Data.Element)
  }
}

/// What is inside of an element of an ``OutlineGroup``.
public struct OutlineSubgroupChildren {
  let content: AnyView
}

extension OutlineSubgroupChildren: View {
  /// The views of the children.
  public var body: some View { content }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The views of the highest level, with those inside as far as they are expanded.
  public var body: some View {
    OutlineMark()
    switch roots {
    case .collection(let data): views(data)
    case .element(let element): view(element)
    }
  }

  private func views(_ data: Data) -> ForEach<Data, ID, _ConditionalContent<Subgroup, Leaf>> {
    ForEach(data: data, content: view, id: id)
  }

  @ViewBuilder
  private func view(_ element: Data.Element) -> _ConditionalContent<Subgroup, Leaf> {
    if let children = children(element) {
      subgroup(element, OutlineSubgroupChildren(content: AnyView(views(children))))
    } else {
      leaf(element)
    }
  }
}

/// Tells a list that it has a hierarchy, before its rows are laid out.
struct OutlineMark: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    emitter.listDecorator?.context.outline.isUsed = true
  }
}
