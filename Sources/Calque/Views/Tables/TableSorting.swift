public import Foundation

/// How the rows of a table are sorted, and what a tap on a title changes of it.
struct TableSorting {
  /// The order of the column that counts first; nil for other columns.
  let order: (Any) -> SortOrder?
  /// Makes a column the one that counts first; if it is, its order is turned.
  let choose: (Any) -> Void

  nonisolated init<Sort: SortComparator>(_ sortOrder: Binding<[Sort]>) {
    func isSame(_ one: Sort, _ other: Sort) -> Bool {
      var (one, other) = (one, other)
      (one.order, other.order) = (.forward, .forward)
      return one == other
    }
    order = { comparator in
      guard let wanted = comparator as? Sort, let first = sortOrder.wrappedValue.first,
        isSame(first, wanted)
      else { return nil }
      return first.order
    }
    choose = { comparator in
      guard var wanted = comparator as? Sort else { return }
      if let first = sortOrder.wrappedValue.first, isSame(first, wanted) {
        wanted.order = first.order == .forward ? .reverse : .forward
      }
      sortOrder.wrappedValue =
        [wanted] + sortOrder.wrappedValue.filter { !isSame($0, wanted) }
    }
  }
}

/// The title of a column that rows can be sorted by.
struct SortableTitle: View {
  @Environment(\.platformMetrics.list.controls.orderSpacing) private var spacing
  let title: AnyView
  let order: SortOrder?
  let choose: () -> Void

  var body: some View {
    Button {
      choose()
    } label: {
      HStack(spacing: spacing) {
        title
        if let order {
          Image(systemName: order == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
        }
      }
    }
    .buttonStyle(.plain)
  }
}

extension Table {
  /// Makes a table with a row for each value. A tap on the title of a column changes the order,
  /// which the app sorts its values by.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableRowValue == Sort.Compared
  {
    self.init(TableForEachContent(data), columns(), nil, TableSorting(sortOrder))
  }

  /// Makes a table whose rows are sorted by the titles, one of which can be selected.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableRowValue == Sort.Compared
  {
    self.init(
      TableForEachContent(data), columns(), ListSelection(single: selection),
      TableSorting(sortOrder))
  }

  /// Makes a table whose rows are sorted by the titles, several of which can be selected.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableRowValue == Sort.Compared
  {
    self.init(
      TableForEachContent(data), columns(), ListSelection(multiple: selection),
      TableSorting(sortOrder))
  }

  /// Makes a table of rows that are sorted by the titles.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), nil, TableSorting(sortOrder))
  }

  /// Makes a table of rows that are sorted by the titles, one of which can be selected.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), ListSelection(single: selection), TableSorting(sortOrder))
  }

  /// Makes a table of rows that are sorted by the titles, several of which can be selected.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), ListSelection(multiple: selection), TableSorting(sortOrder))
  }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// Makes a column that rows are sorted by with a comparator, whose title is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sort: comparator, content)
  }

  /// Makes a column that rows are sorted by with a comparator, whose title is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(verbatim: String(title)), sort: comparator, content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Makes a column that rows are sorted by a value of, whose title is a key.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sort: KeyPathComparator(value), content)
  }

  /// Makes a column that rows are sorted by a value of, if there is one, whose title is a key.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sort: KeyPathComparator(value), content)
  }

  /// Makes a column that rows are sorted by a value of with a comparator, whose title is a key.
  public nonisolated init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(titleKey), sort: KeyPathComparator(value, comparator: comparator), content)
  }

  /// Makes a column that rows are sorted by a value of, whose title is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(verbatim: String(title)), sort: KeyPathComparator(value), content)
  }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Makes a column of strings that rows are sorted by, whose title is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(label: Text(titleKey), sort: KeyPathComparator(value)) {
      Text(verbatim: $0[keyPath: value])
    }
  }

  /// Makes a column of strings that rows are sorted by with a comparator, whose title is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator
  ) {
    self.init(
      label: Text(titleKey), sort: KeyPathComparator(value, comparator: comparator)
    ) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Makes a column of strings that rows are sorted by, whose title is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(label: Text(verbatim: String(title)), sort: KeyPathComparator(value)) {
      Text(verbatim: $0[keyPath: value])
    }
  }
}
