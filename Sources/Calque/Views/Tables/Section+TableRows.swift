extension Section: TableRowContent, _PrimitiveTableRows
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  /// What the rows show the values of.
  public typealias TableRowValue = Content.TableRowValue
  /// The rows have no body.
  public typealias TableRowBody = Never

  /// Writes the header and the rows.
  public func _rows(_ columns: _TableColumns<Content.TableRowValue>) -> AnyView {
    let rows = content._rows(columns)
    guard let header = parentView(columns) else { return AnyView(Section<_, _, _> { rows }) }
    if let isExpanded {
      return AnyView(
        Section<_, _, _>(isExpanded: isExpanded) {
          rows
        } header: {
          header
        })
    }
    return AnyView(
      Section<_, _, _> {
        rows
      } header: {
        header
      })
  }

  /// The header; nil if there is none.
  @MainActor private func parentView(_ columns: _TableColumns<Content.TableRowValue>) -> AnyView? {
    guard !(header is EmptyTableRowContent<Content.TableRowValue>),
      let header = header as? any TableRowContent<Content.TableRowValue>
    else { return nil }
    return header._rows(columns)
  }
}

extension Section where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  /// Makes a section of rows without a header.
  public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content)
  where
    Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
  }

  /// Makes a section of rows with a header.
  public nonisolated init<V, H: View>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: TableHeaderRowContent(header()), content: content(), footer: EmptyTableRowContent())
  }

  /// Makes a section of rows whose header is a key.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a section of rows whose header is a string.
  @_disfavoredOverload
  public nonisolated init<V, S: StringProtocol>(
    _ title: S, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(content: content) { Text(verbatim: String(title)) }
  }

  /// Makes a section of rows that can be hidden.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the rows are shown.
  ///   - content: The rows.
  ///   - header: The view above the rows.
  public nonisolated init<V, H: View>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content,
    @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: TableHeaderRowContent(header()), content: content(), footer: EmptyTableRowContent(),
      isExpanded: isExpanded)
  }

  /// Makes a section of rows that can be hidden, whose header is a key.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a section of rows that can be hidden, whose header is a string.
  @_disfavoredOverload
  public nonisolated init<V, S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(isExpanded: isExpanded, content: content) { Text(verbatim: String(title)) }
  }
}
