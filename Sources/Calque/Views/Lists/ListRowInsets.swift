public import CalqueLayout
public import Foundation

nonisolated extension View {
  /// Replaces the room around the content of a list's row; `nil` is the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(AnnotationModifier(RowTrait { $0.insets.set(.all, insets) }))
  }

  /// Replaces the room at some edges of the content of a list's row, in points; `nil` is the list's
  /// own.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(AnnotationModifier(RowTrait { $0.insets.set(edges, length) }))
  }
}
