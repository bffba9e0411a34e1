public import Foundation
public import LayoutCore

/// Views in columns, row by row. All of them are made; what is not seen is made, too.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: Where the columns stand when they are narrower than the grid.
  ///   - spacing: Between rows, in points; `nil` is the platform's.
  ///   - content: The views.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView {
  /// Writes the grid and its views.
  public func _emit(into emitter: ViewEmitter) {
    let layout = LazyGridLayout(
      tracks: columns.map(\.track), axis: .vertical,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      defaultSpacing: emitter.environment.platformMetrics.spacing)
    emitter.emit(.layout(layout)) {
      emitter.isInLazyGrid = true
      content._emit(into: emitter)
    }
  }
}
