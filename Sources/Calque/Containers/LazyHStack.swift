public import Foundation
public import LayoutCore

/// Views side by side, as high as what is proposed. All of them are made, seen or not.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a row.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHStack: PrimitiveView {
  /// Writes the row and its views.
  public func _emit(into emitter: ViewEmitter) {
    let layout = LazyStackLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing)
    emitter.emit(.layout(layout)) { content._emit(into: emitter) }
  }
}
