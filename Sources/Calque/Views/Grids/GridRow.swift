public import CalqueLayout

/// A row of a ``Grid``; each of its views is a cell. Outside of a grid it is a ``Group``.
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View, PrimitiveView where Content: View {
  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: How views are aligned in the row; `nil` is the grid's alignment.
  ///   - content: The cells.
  public nonisolated init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, content: content())
  }

  /// Writes the row. Modifiers around it apply to each of its cells.
  public func _emit(into emitter: ViewEmitter) {
    guard emitter.container == .grid else {
      content._emit(into: emitter)
      return
    }
    emitter.emitDetached(.gridRow(alignment)) {
      emitter.container = nil
      content._emit(into: emitter)
      emitter.container = .grid
    }
  }
}

nonisolated extension View {
  private func cell(_ cell: GridCell) -> some View {
    modifier(ElementModifier(.gridCell(cell)))
  }

  /// Has the cell span columns: at least one, at most a thousand.
  public func gridCellColumns(_ count: Int) -> some View {
    cell(GridCell(columns: count))
  }

  /// Has a point of the view meet the same point of its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    cell(GridCell(anchor: anchor))
  }

  /// Has the view take what the others leave it, on some axes, and ask for nothing.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    cell(GridCell(unsizedAxes: axes))
  }

  /// Sets how all views of the column are aligned in their cells.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    cell(GridCell(columnAlignment: guide))
  }
}
