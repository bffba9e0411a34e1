/// Views made of a tree: those of elements with children can be expanded.
///
/// `Data` is the type of the children of an element, or of a binding to them.
public struct OutlineGroup<Data, ID: Hashable, Parent, Leaf, Subgroup> {
  let content: AnyView
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
    content
  }
}

/// Tells a list that it has a hierarchy, before its rows are laid out.
private struct OutlineMark: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    emitter.rowDecorator?.noteHierarchy()
  }
}

/// How the views of a tree are made: each element that has children has a disclosure group.
struct OutlineTree<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  typealias Group = DisclosureGroup<Leaf, OutlineSubgroupChildren>

  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let leaf: (Data.Element) -> Leaf

  /// The views of the elements of a level.
  func views(_ data: Data) -> ForEach<Data, ID, _ConditionalContent<Group, Leaf>> {
    ForEach(data: data, content: view, id: id)
  }

  /// The view of an element.
  func view(_ element: Data.Element) -> _ConditionalContent<Group, Leaf> {
    guard let children = children(element) else {
      return _ConditionalContent(storage: .second(leaf(element)))
    }
    let group = Group(
      content: { OutlineSubgroupChildren(content: AnyView(views(children))) },
      label: { leaf(element) })
    return _ConditionalContent(storage: .first(group))
  }
}
