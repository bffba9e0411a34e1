/// Rows of a ``Table``.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// What a row shows the values of.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of the rows that these consist of.
  associatedtype TableRowBody: TableRowContent
  /// The rows that these consist of.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }

  /// Writes the rows as views of a list. For the rows of this package; the default continues with
  /// ``tableRowBody``.
  func _rows(_ columns: _TableColumns<TableRowValue>) -> AnyView
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// Continues with what the rows consist of.
  public func _rows(_ columns: _TableColumns<TableRowValue>) -> AnyView {
    tableRowBody._rows(columns)
  }
}

extension Never: TableRowContent {
  /// Never called, since this type has no values.
  public var tableRowBody: Never { self }

  /// Never called, since this type has no values.
  public func _rows(_ columns: _TableColumns<Never>) -> AnyView { switch self {} }
}

/// Rows of this package, which write themselves and have no body.
@MainActor @preconcurrency
public protocol _PrimitiveTableRows: TableRowContent where TableRowBody == Never {}

extension _PrimitiveTableRows {
  /// Never asked for: a table does not ask these rows for a body.
  public var tableRowBody: Never { fatalError("\(Self.self) has no body") }
}

/// A row.
public struct TableRow<Value: Identifiable> {
  private let value: Value

  /// Makes a row of a value.
  public init(_ value: Value) { self.value = value }
}

extension TableRow: _PrimitiveTableRows {
  /// Writes the cells.
  public func _rows(_ columns: _TableColumns<Value>) -> AnyView {
    AnyView(columns.row(of: value).tag(value.id))
  }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable> {
  /// Makes no rows.
  public init() {}
}

extension EmptyTableRowContent: _PrimitiveTableRows {
  /// Writes nothing.
  public func _rows(_ columns: _TableColumns<Value>) -> AnyView { AnyView(EmptyView()) }
}

/// Rows before others.
public struct TupleTableRowContent<Value: Identifiable, T> {
  private let parts: [any TableRowContent<Value>]

  init(_ parts: [any TableRowContent<Value>]) { self.parts = parts }
}

extension TupleTableRowContent: _PrimitiveTableRows {
  /// Writes the rows, one after the other.
  public func _rows(_ columns: _TableColumns<Value>) -> AnyView {
    let views = parts.map { $0._rows(columns) }
    return AnyView(ForEach(0..<views.count) { views[$0] })
  }
}

/// The header of a section of rows: a view as wide as the table.
public struct TableHeaderRowContent<Value: Identifiable, Content: View> {
  private let content: Content

  init(_ content: Content) { self.content = content }
}

extension TableHeaderRowContent: _PrimitiveTableRows {
  /// Writes the view.
  public func _rows(_ columns: _TableColumns<Value>) -> AnyView { AnyView(content) }
}

/// Makes the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// A row, or several.
  public static func buildExpression<Content: TableRowContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == Value { content }

  /// No rows.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// The first rows.
  public static func buildPartialBlock<Content: TableRowContent>(
    first: Content
  ) -> Content where Content.TableRowValue == Value { first }

  /// Rows before others.
  public static func buildPartialBlock<C0: TableRowContent, C1: TableRowContent>(
    accumulated: C0, next: C1
  ) -> TupleTableRowContent<Value, (C0, C1)>
  where C0.TableRowValue == Value, C1.TableRowValue == Value {
    TupleTableRowContent([accumulated, next])
  }

  /// Rows that are there, or not.
  public static func buildIf<Content: TableRowContent>(
    _ content: Content?
  ) -> TupleTableRowContent<Value, Content?> where Content.TableRowValue == Value {
    TupleTableRowContent(content.map { [$0] } ?? [])
  }

  /// One of two.
  public static func buildEither<Content: TableRowContent>(
    first: Content
  ) -> TupleTableRowContent<Value, Void> where Content.TableRowValue == Value {
    TupleTableRowContent([first])
  }

  /// One of two.
  public static func buildEither<Content: TableRowContent>(
    second: Content
  ) -> TupleTableRowContent<Value, Void> where Content.TableRowValue == Value {
    TupleTableRowContent([second])
  }
}
