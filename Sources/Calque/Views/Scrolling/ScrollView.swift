public import CalqueLayout
import Foundation

/// A view of what may be larger than the room for it. It shows the beginning until it is scrolled:
/// see ``ViewHost/scroll(_:by:)``.
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
  /// Writes the scroll view and its content. Several views are stacked vertically.
  public func _emit(into emitter: ViewEmitter) {
    let (outer, identity) = (emitter.environment, emitter.identity)
    let margins = outer.contentMargins.insets()
    let region = LayoutRegion(within: outer.containerRegion)
    let port = emitter.scrollPort(axes)
    let refresh = ScrollRefresh(emitter, axes)
    emitter.emit(
      .layout(ScrollLayout(axes: axes, margins: margins, region: region, port: port)),
      paint: ViewportPaint(axes: axes, clips: outer.clipsScrolledContent),
      details: .scroll(axes)
    ) {
      emitter.addScroll(port, refresh: refresh)
      emitter.environment.scrollRegion = region
      emitter.environment.scrollPort = port
      emitter.environment.contentMargins = ContentMargins()
      // A scroll view in the content has a place of its own.
      emitter.identity = identity.child(.part(.scrolledContent))
      emitter.emitDetached(.padding(margins)) {
        emitter.emit(.vstack(.center, spacing: nil)) {
          if refresh?.isActive == true { RefreshIndicatorRow()._emit(into: emitter) }
          content._emit(into: emitter)
        }
      }
      (emitter.environment, emitter.identity) = (outer, identity)
    }
  }
}
