public import CalqueLayout
public import Foundation

/// Views side by side, as high as what is proposed. In a scroll view along the same axis,
/// only those are made that are seen.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a row.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: PrimitiveView {
  /// Writes the row and its views.
  public func _emit(into emitter: ViewEmitter) {
    let alignment = Alignment(horizontal: .center, vertical: alignment)
    if let port = emitter.scrollPort(along: .horizontal) {
      var style = LazyStyle(
        axis: .horizontal, alignment: alignment, spacing: spacing,
        defaultSpacing: emitter.environment.platformMetrics.spacing,
        direction: emitter.environment.layoutDirection)
      style.pin(pinnedViews)
      return emitter.emitLazy(style, in: port) { content._emit(into: emitter) }
    }
    let layout = LazyStackLayout(axis: .horizontal, alignment: alignment, spacing: spacing)
    emitter.emit(.layout(layout)) { content._emit(into: emitter) }
  }
}
