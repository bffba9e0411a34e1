public import Foundation
public import LayoutCore

/// Views in rows, column by column. All of them are made; what is not seen is made, too.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: Where the rows stand when they are lower than the grid.
  ///   - spacing: Between columns, in points; `nil` is the platform's.
  ///   - content: The views.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHGrid: PrimitiveView {
  /// Writes the grid and its views.
  public func _emit(into emitter: ViewEmitter) {
    let layout = LazyGridLayout(
      tracks: rows.map(\.track), axis: .horizontal,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      defaultSpacing: emitter.environment.platformMetrics.spacing)
    emitter.emit(.layout(layout)) {
      emitter.isInLazyGrid = true
      content._emit(into: emitter)
    }
  }
}
