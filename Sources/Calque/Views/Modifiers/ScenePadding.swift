public import CalqueLayout

/// A kind of distance between a view and the window around.
public struct ScenePadding: Hashable, Sendable {
  private let isForBar: Bool

  /// The least distance.
  public static let minimum = ScenePadding(isForBar: false)
  /// The distance of what is in the bar of a navigation.
  public static let navigationBar = ScenePadding(isForBar: true)
}

nonisolated extension View {
  /// Puts room between the view and the window: what `padding` puts by default, except on a watch.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    scenePadding(.minimum, edges: edges)
  }

  /// Puts a kind of room between the view and the window.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    modifier(
      EnvironmentElementModifier { environment in
        (.padding(EdgeInsets(environment.platformMetrics.padding, on: edges)), nil)
      })
  }
}
