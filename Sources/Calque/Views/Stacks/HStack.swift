public import CalqueLayout
public import Foundation

/// Its children side by side, from the leading to the trailing edge.
public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: What the children are aligned by.
  ///   - spacing: The distance between neighbours, in points; `nil` asks each pair.
  ///   - content: The children.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View, PrimitiveView where Content: View {
  /// Writes the row and its children.
  public func _emit(into emitter: ViewEmitter) {
    emitter.emit(.hstack(alignment, spacing: spacing)) { content._emit(into: emitter) }
  }
}
