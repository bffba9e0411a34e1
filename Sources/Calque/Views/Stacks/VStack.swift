public import CalqueLayout
public import Foundation

/// Its children below each other.
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: What the children are aligned by.
  ///   - spacing: The distance between neighbours, in points; `nil` asks each pair.
  ///   - content: The children.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View, PrimitiveView where Content: View {
  /// Writes the column and its children.
  public func _emit(into emitter: ViewEmitter) {
    emitter.emit(.vstack(alignment, spacing: spacing)) { content._emit(into: emitter) }
  }
}
