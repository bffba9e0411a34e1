public import CalqueLayout
public import Foundation

/// Rows of cells; each column is as wide as its widest cell, each row as high as its highest.
public struct Grid<Content> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content
}

extension Grid: View, PrimitiveView where Content: View {
  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - alignment: How views are aligned in their cells.
  ///   - horizontalSpacing: Between columns, in points; `nil` asks the cells.
  ///   - verticalSpacing: Between rows, in points; `nil` asks the cells.
  ///   - content: ``GridRow``s, and views that span all columns.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, content: content())
  }

  /// Writes the grid and its rows.
  public func _emit(into emitter: ViewEmitter) {
    emitter.emit(
      .grid(alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    ) {
      emitter.container = .grid
      content._emit(into: emitter)
    }
  }
}

extension ContainerMark {
  /// Rows know whether they are in a grid.
  static let grid = ContainerMark("grid")
}
