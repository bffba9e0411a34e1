/// Rows of cells in columns below their titles.
///
/// Where the width is compact, as on a phone, only the first column is shown, without its title.
/// A tap on a title sorts a table that has a sort order: see ``Table/init(_:sortOrder:columns:)``.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableStyle) private var style
  @Environment(\.platformMetrics.typography) private var typography
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection?
  private let sorting: TableSorting?

  nonisolated init(
    _ rows: Rows, _ columns: Columns, _ selection: ListSelection?, _ sorting: TableSorting? = nil
  ) {
    self.sorting = sorting
    self.rows = rows
    self.columns = columns
    self.selection = selection
  }
}

extension Table: View {
  /// A list with a row for each value.
  public var body: some View {
    var all = _TableColumns<Value>()
    all.sorting = sorting
    columns._append(to: &all)
    let isCompact = sizeClass == .compact
    if isCompact { all.columns.removeSubrange(1...) }
    let (titles, rows) = (all, rows._rows(all))
    return List<Value.ID, _>(
      selection,
      content: Group {
        if !isCompact {
          titles.titles.font(.subheadline.weight(.semibold)).selectionDisabled()
        }
        rows
      }
    )
    .modifier(
      EnvironmentModifier { [style, typography] values in
        guard typography == .macOS else { return }
        let alternates = style._alternatesRowBackgrounds
        values.listStyle =
          style._isBordered
          ? BorderedListStyle(alternatesRowBackgrounds: alternates)
          : InsetListStyle(alternatesRowBackgrounds: alternates)
      })
  }
}

extension Table {
  /// Makes a table of rows.
  public nonisolated init(
    of valueType: Value.Type = Value.self, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), nil)
  }

  /// Makes a table of rows, one of which can be selected.
  public nonisolated init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), ListSelection(single: selection))
  }

  /// Makes a table of rows, several of which can be selected.
  public nonisolated init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), ListSelection(multiple: selection))
  }
}

/// A row for each value of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>
where Data.Element: Identifiable {
  private let data: Data

  init(_ data: Data) { self.data = data }
}

extension TableForEachContent: _PrimitiveTableRows {
  /// Writes the rows; each is made when it is seen.
  public func _rows(_ columns: _TableColumns<Data.Element>) -> AnyView {
    AnyView(ForEach(data) { columns.row(of: $0) })
  }
}

extension Table {
  /// Makes a table with a row for each value.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data), columns(), nil)
  }

  /// Makes a table with a row for each value, one of which can be selected.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data), columns(), ListSelection(single: selection))
  }

  /// Makes a table with a row for each value, several of which can be selected.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data), columns(), ListSelection(multiple: selection))
  }
}
