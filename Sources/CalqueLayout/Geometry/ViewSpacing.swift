public import Foundation

/// The distances that a view prefers to its neighbours, edge by edge.
public struct ViewSpacing: Hashable, Sendable {
  var top = SpacingPreference.standard(.top)
  var leading = SpacingPreference.standard(.leading)
  var bottom = SpacingPreference.standard(.bottom)
  var trailing = SpacingPreference.standard(.trailing)

  /// No preference of its own: the platform's default distance between views, and what a text
  /// prefers beside a text.
  public init() {}

  /// No distance on any edge.
  public static let zero = ViewSpacing { _ in SpacingPreference(plain: 0) }

  init(_ edge: (Edge) -> SpacingPreference) {
    top = edge(.top)
    leading = edge(.leading)
    bottom = edge(.bottom)
    trailing = edge(.trailing)
  }

  subscript(edge: Edge) -> SpacingPreference {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }

  /// Merges in the preferences of another view on some edges: the larger ones remain.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// The merge of these preferences with those of another view on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance, in points, from this view to the one that follows it along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    distance(to: next, along: axis, default: PlatformMetrics().spacing)
  }

  func distance(to next: ViewSpacing, along axis: Axis, default: CGFloat) -> CGFloat {
    switch axis {
    case .horizontal: trailing.distance(to: next.leading) ?? `default`
    case .vertical: bottom.distance(to: next.top) ?? `default`
    }
  }
}

extension ViewSpacing {
  /// The same preferences seen from a container of the other direction.
  var mirrored: ViewSpacing {
    var result = self
    swap(&result.leading, &result.trailing)
    return result
  }
}

extension Edge.Set {
  /// The same edges seen from a container of the other direction.
  var mirrored: Edge.Set {
    var result = intersection(.vertical)
    if contains(.leading) { result.insert(.trailing) }
    if contains(.trailing) { result.insert(.leading) }
    return result
  }
}
