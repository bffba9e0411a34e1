public import CalqueLayout
public import Foundation

/// Views in columns, row by row. In a scroll view along the same axis,
/// only those are made that are seen.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: Where the columns are when they are narrower than the grid, and where views are
  ///     in columns whose items have no alignment.
  ///   - spacing: Between rows, in points; `nil` is the platform's.
  ///   - pinnedViews: What stays visible of the sections while they are scrolled.
  ///   - content: The views.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView {
  /// Writes the grid and its views.
  public func _emit(into emitter: ViewEmitter) {
    let alignment = Alignment(horizontal: alignment, vertical: .center)
    let tracks = columns.map(\.track)
    let defaultSpacing = emitter.environment.platformMetrics.spacing
    if let port = emitter.scrollPort(along: .vertical) {
      var style = LazyStyle(
        axis: .vertical, alignment: alignment, spacing: spacing, defaultSpacing: defaultSpacing,
        direction: emitter.environment.layoutDirection, tracks: tracks)
      style.pin(pinnedViews)
      return emitter.emitLazy(style, in: port) { content._emit(into: emitter) }
    }
    let layout = LazyGridLayout(
      tracks: tracks, axis: .vertical, alignment: alignment, spacing: spacing,
      defaultSpacing: defaultSpacing)
    emitter.emit(.layout(layout)) {
      emitter.container = .lazyGrid
      content._emit(into: emitter)
    }
  }
}
