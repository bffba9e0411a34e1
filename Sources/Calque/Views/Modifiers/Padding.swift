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
    modifier(PaddingModifier(edges: edges, length: length))
  }

  /// Puts room around the view, in points.
  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}

private struct PaddingModifier {
  let edges: Edge.Set
  let length: CGFloat?
}

extension PaddingModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let amount = length ?? emitter.environment.platformMetrics.padding
    emitter.wrap(.padding(EdgeInsets(amount, on: edges))) { content._emit(into: emitter) }
  }
}
