public import CalqueLayout
public import Foundation

nonisolated extension View {
  /// Puts room around the view, in points on each side.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(ElementModifier(.padding(insets)))
  }

  /// Puts room beside the chosen edges of the view.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: Points; `nil` is the platform's default, 16 on iOS.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      EnvironmentElementModifier { environment in
        let amount = length ?? environment.platformMetrics.padding
        return (.padding(EdgeInsets(amount, on: edges)), nil)
      })
  }

  /// Puts room around the view, in points.
  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
