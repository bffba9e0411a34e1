extension ForEach where Content: View {
  /// Makes a view for each element of a bound collection; the view can change its element.
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[$0.0]) }, id: { $0.1 })
  }

  /// Makes a view for each element of a bound collection; the view can change its element.
  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for each element of a bound collection, which users may edit in a list.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: What identifies an element.
  ///   - editActions: What users may do. `onDelete(perform:)` and `onMove(perform:)` replace it.
  ///   - content: Makes the view of an element.
  public nonisolated init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.init(
      data: IndexedIdentifierCollection(base: data.wrappedValue) { $0[keyPath: id] },
      content: { EditableCollectionContent(content: content(data[$0.index])) }, id: { $0.id },
      edits: data.edits(editActions))
  }

  /// Makes a view for each element of a bound collection, which users may edit in a list.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - editActions: What users may do. `onDelete(perform:)` and `onMove(perform:)` replace it.
  ///   - content: Makes the view of an element.
  public nonisolated init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID,
    C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
}
