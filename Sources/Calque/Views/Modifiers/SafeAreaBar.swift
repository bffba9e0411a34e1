public import CalqueLayout
public import Foundation

nonisolated extension View {
  /// Puts a bar at the top or bottom, which takes its room from this view, as
  /// `safeAreaInset(edge:alignment:spacing:content:)` does. On Apple's platforms what scrolls below
  /// it fades.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts a bar at the leading or trailing edge, as above.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
