public import CalqueLayout
public import Foundation

/// Views below each other, as wide as what is proposed. In a scroll view along the same axis,
/// only those are made that are seen.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a column.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: PrimitiveView {
  /// Writes the column and its views.
  public func _emit(into emitter: ViewEmitter) {
    let alignment = Alignment(horizontal: alignment, vertical: .center)
    if let port = emitter.scrollPort(along: .vertical) {
      var style = LazyStyle(
        axis: .vertical, alignment: alignment, spacing: spacing,
        defaultSpacing: emitter.environment.platformMetrics.spacing,
        direction: emitter.environment.layoutDirection)
      style.pin(pinnedViews)
      return emitter.emitLazy(style, in: port) { content._emit(into: emitter) }
    }
    let layout = LazyStackLayout(axis: .vertical, alignment: alignment, spacing: spacing)
    emitter.emit(.layout(layout)) { content._emit(into: emitter) }
  }
}
