public import CalqueLayout
public import Foundation

/// Views in rows, column by column. In a scroll view along the same axis,
/// only those are made that are seen.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: Where the rows are when they are lower than the grid, and where views are in
  ///     rows whose items have no alignment.
  ///   - spacing: Between columns, in points; `nil` is the platform's.
  ///   - pinnedViews: What stays visible of the sections while they are scrolled.
  ///   - content: The views.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: PrimitiveView {
  /// Writes the grid and its views.
  public func _emit(into emitter: ViewEmitter) {
    let alignment = Alignment(horizontal: .center, vertical: alignment)
    let tracks = rows.map(\.track)
    let defaultSpacing = emitter.environment.platformMetrics.spacing
    if let port = emitter.scrollPort(along: .horizontal) {
      var style = LazyStyle(
        axis: .horizontal, alignment: alignment, spacing: spacing, defaultSpacing: defaultSpacing,
        direction: emitter.environment.layoutDirection, tracks: tracks)
      style.pin(pinnedViews)
      return emitter.emitLazy(style, in: port) { content._emit(into: emitter) }
    }
    let layout = LazyGridLayout(
      tracks: tracks, axis: .horizontal, alignment: alignment, spacing: spacing,
      defaultSpacing: defaultSpacing)
    emitter.emit(.layout(layout)) {
      emitter.container = .lazyGrid
      content._emit(into: emitter)
    }
  }
}
