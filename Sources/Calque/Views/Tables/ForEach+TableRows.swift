extension ForEach where Content: TableRowContent {
  /// Makes rows for each element; the value at the key path is its identity.
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach
where Data.Element: Identifiable, ID == Data.Element.ID, Content: TableRowContent {
  /// Makes rows for each element; the element's own id is its identity.
  public nonisolated init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TableRowContent {
  /// Makes rows for each number of a range.
  public nonisolated init<V>(
    _ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach: TableRowContent, _PrimitiveTableRows where Content: TableRowContent {
  /// What the rows show the values of.
  public typealias TableRowValue = Content.TableRowValue
  /// The rows have no body.
  public typealias TableRowBody = Never

  /// Writes the rows of the elements; each is made when it is seen.
  public func _rows(_ columns: _TableColumns<Content.TableRowValue>) -> AnyView {
    let content = content
    return AnyView(
      ForEach<Data, ID, AnyView>(
        data: data, content: { content($0)._rows(columns) }, id: id, edits: edits))
  }
}
