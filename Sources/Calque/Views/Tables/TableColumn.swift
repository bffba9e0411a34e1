public import Foundation

/// Columns of a ``Table``.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
  /// What a row shows the values of.
  associatedtype TableRowValue: Identifiable

  /// Adds the columns.
  func _append(to columns: inout _TableColumns<TableRowValue>)
}

/// The columns of a table, in order.
@MainActor
public struct _TableColumns<Value: Identifiable> {
  struct Column {
    let title: AnyView
    let cell: (Value) -> AnyView
    let width: TableColumnWidth
    /// What rows are sorted by after a tap on the title.
    let sort: Any?
  }

  var columns: [Column] = []
  /// The order of the rows, if titles change it.
  var sorting: TableSorting?

  /// The cells of a row.
  func row(of value: Value) -> some View {
    cells { $0.cell(value) }
  }

  /// The titles.
  var titles: some View {
    cells { column in
      guard let sorting, let sort = column.sort else { return column.title }
      return AnyView(
        SortableTitle(title: column.title, order: sorting.order(sort)) { sorting.choose(sort) })
    }
  }

  private func cells(_ content: (Column) -> AnyView) -> some View {
    let cells = columns.map { (view: content($0), width: $0.width) }
    return TableCells {
      ForEach(0..<cells.count) { index in
        let width = cells[index].width
        cells[index].view
          .frame(
            minWidth: width.least, idealWidth: width.ideal, maxWidth: width.most,
            alignment: .leading)
      }
    }
  }
}

/// The cells of a row beside each other.
private struct TableCells<Content: View>: View {
  @Environment(\.platformMetrics.list.controls.columnSpacing) private var spacing
  @ViewBuilder let content: Content

  var body: some View { HStack(spacing: spacing) { content } }
}

/// How wide a column is, in points.
struct TableColumnWidth {
  var least: CGFloat? = 0
  var ideal: CGFloat?
  var most: CGFloat? = .infinity
}

/// A column: its title, and what it shows of a row.
///
/// Columns share the width of the table equally, unless one has a width.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  private let label: Label
  private let content: (RowValue) -> Content
  private var width = TableColumnWidth()
  private let sort: Any?

  nonisolated init(
    label: Label, sort: Any? = nil, _ content: @escaping (RowValue) -> Content
  ) {
    self.label = label
    self.sort = sort
    self.content = content
  }

  /// The column in a width, in points; nil shares the width of the table.
  public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.width =
      width.map { TableColumnWidth(least: $0, ideal: $0, most: $0) } ?? TableColumnWidth()
    return column
  }

  /// The column in a width between two others, in points.
  public nonisolated func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    column.width = TableColumnWidth(least: min ?? 0, ideal: ideal, most: max ?? .infinity)
    return column
  }
}

extension TableColumn: TableColumnContent {
  /// What a row shows the values of.
  public typealias TableRowValue = RowValue

  /// Adds the column.
  public func _append(to columns: inout _TableColumns<RowValue>) {
    let content = content
    columns.columns.append(
      _TableColumns.Column(
        title: AnyView(label), cell: { AnyView(content($0)) }, width: width, sort: sort))
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Makes a column whose title is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content)
  }

  /// Makes a column whose title is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(verbatim: String(title)), content)
  }

  /// Makes a column whose title is a text.
  public nonisolated init(
    _ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: title, content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// Makes a column of strings, whose title is a key.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Makes a column of strings, whose title is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(label: Text(verbatim: String(title))) { Text(verbatim: $0[keyPath: value]) }
  }
}

/// Columns beside others.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort, T> {
  private let parts: [any TableColumnContent<RowValue>]

  init(_ parts: [any TableColumnContent<RowValue>]) { self.parts = parts }
}

extension TupleTableColumnContent: TableColumnContent {
  /// Adds the columns.
  public func _append(to columns: inout _TableColumns<RowValue>) {
    for part in parts { part._append(to: &columns) }
  }
}

/// Makes the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// A column.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  /// A column that rows are not sorted by, among others.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> where Sort: SortComparator { column }

  /// The first column.
  public static func buildPartialBlock<Column: TableColumnContent>(
    first: Column
  ) -> Column where Column.TableRowValue == RowValue { first }

  /// Columns beside others.
  public static func buildPartialBlock<C0: TableColumnContent, C1: TableColumnContent>(
    accumulated: C0, next: C1
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1)>
  where C0.TableRowValue == RowValue, C1.TableRowValue == RowValue {
    TupleTableColumnContent([accumulated, next])
  }
}
