public import LayoutCore

/// A view of what may be larger than the room for it. It shows the beginning.
public struct ScrollView<Content: View> {
  /// The content.
  public var content: Content
  /// The axes that scroll.
  public var axes: Axis.Set
  /// Whether there are bars; a host without a screen never shows them.
  public var showsIndicators: Bool

  /// Makes a scroll view.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: PrimitiveView {
  /// Writes the scroll view and its content. Several views stand below each other.
  public func _emit(into emitter: ViewEmitter) {
    emitter.emit(.layout(ScrollLayout(axes: axes)), drawing: .effect(.scroll)) {
      emitter.emit(.vstack(.center, spacing: nil)) { content._emit(into: emitter) }
    }
  }
}
