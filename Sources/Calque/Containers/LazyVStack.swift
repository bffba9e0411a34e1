public import Foundation
public import LayoutCore

/// Views below each other, as wide as what is proposed. All of them are made, seen or not.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a column.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: PrimitiveView {
  /// Writes the column and its views.
  public func _emit(into emitter: ViewEmitter) {
    let layout = LazyStackLayout(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing)
    emitter.emit(.layout(layout)) { content._emit(into: emitter) }
  }
}
