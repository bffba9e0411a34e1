public import CalqueLayout
public import Foundation

/// What margins of a scroll view are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let number: Int

  /// For content and scroll bars.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(number: 0) }
  /// For the content.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(number: 1) }
  /// For the scroll bars, which are not drawn here.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(number: 2) }
}

/// The margins that views around a scroll view have set, by placement. The nearest one counts for
/// an edge; what is said for the content alone counts more than what is said for everything.
struct ContentMargins {
  private var automatic = EdgeLengths()
  private var content = EdgeLengths()

  /// What the content keeps free.
  ///
  /// - Parameter own: the margins that the view has where none are set.
  func insets(orElse own: EdgeInsets = EdgeInsets()) -> EdgeInsets {
    content.over(automatic).insets(orElse: own)
  }

  /// Whether something is set for the top of the content.
  var setsTop: Bool { content.top != nil || automatic.top != nil }

  mutating func set(
    _ edges: Edge.Set, _ insets: EdgeInsets, for placement: ContentMarginPlacement
  ) {
    switch placement {
    case .automatic: automatic.set(edges, insets)
    case .scrollContent: content.set(edges, insets)
    default: break
    }
  }
}

nonisolated extension View {
  /// Puts room around the content of the scroll views and lists inside. In a list it takes the
  /// place of the margins that the style has.
  ///
  /// - Parameters:
  ///   - edges: Where.
  ///   - length: Points; `nil` is the platform's padding.
  ///   - placement: What the room is for. A modifier that is nearer to the scroll view takes the
  ///     place of one further out with the same placement.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      EnvironmentModifier { environment in
        let amount = length ?? environment.platformMetrics.padding
        environment.contentMargins.set(
          edges, EdgeInsets(amount, on: .all), for: placement)
      })
  }

  /// Puts room around the content of the scroll views and lists inside, in points on each edge.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(EnvironmentModifier { $0.contentMargins.set(edges, insets, for: placement) })
  }

  /// Puts room around the content of the scroll views and lists inside, in points.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

private let contentMarginsSlot = EnvironmentSlot<ContentMargins>()

extension EnvironmentValues {
  /// The margins of the scroll views and lists inside.
  var contentMargins: ContentMargins {
    get { self[contentMarginsSlot] ?? ContentMargins() }
    set { self[contentMarginsSlot] = newValue }
  }
}
