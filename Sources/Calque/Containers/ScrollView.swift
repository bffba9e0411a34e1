public import Foundation
public import LayoutCore

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
  /// Writes the scroll view and its content. Several views stand below each other.
  public func _emit(into emitter: ViewEmitter) {
    let outer = emitter.environment
    let margins = outer.common.contentMargins
    let region = LayoutRegion()
    let port = emitter.scrollPort(axes)
    emitter.emit(
      .layout(ScrollLayout(axes: axes, margins: margins, region: region, port: port)),
      drawing: .effect(.scroll)
    ) {
      emitter.addScroll(port)
      emitter.environment.common.scrollRegion = region
      emitter.environment.common.contentMargins = EdgeInsets()
      emitter.emitDetached(.padding(margins)) {
        emitter.emit(.vstack(.center, spacing: nil)) { content._emit(into: emitter) }
      }
      emitter.environment = outer
    }
  }
}

/// What margins of a scroll view are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let number: Int

  /// For content and scroll bars.
  public static let automatic = ContentMarginPlacement(number: 0)
  /// For the content.
  public static let scrollContent = ContentMarginPlacement(number: 1)
  /// For the scroll bars, which are not drawn here.
  public static let scrollIndicators = ContentMarginPlacement(number: 2)
}

nonisolated extension View {
  /// Puts room around the content of the scroll views inside, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      EnvironmentModifier { environment in
        guard placement != .scrollIndicators else { return }
        let amount = length ?? environment.platformMetrics.padding
        var margins = environment.common.contentMargins
        if edges.contains(.top) { margins.top = amount }
        if edges.contains(.leading) { margins.leading = amount }
        if edges.contains(.bottom) { margins.bottom = amount }
        if edges.contains(.trailing) { margins.trailing = amount }
        environment.common.contentMargins = margins
      })
  }

  /// Puts room around the content of the scroll views inside, in points on each edge.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges.intersection(.top), insets.top, for: placement)
      .contentMargins(edges.intersection(.leading), insets.leading, for: placement)
      .contentMargins(edges.intersection(.bottom), insets.bottom, for: placement)
      .contentMargins(edges.intersection(.trailing), insets.trailing, for: placement)
  }

  /// Puts room around the content of the scroll views inside, in points.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
