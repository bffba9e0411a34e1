public import Foundation

/// The distances that a view prefers to its neighbours, edge by edge.
public struct ViewSpacing: Hashable, Sendable {
  var top = SpacingPreference()
  var leading = SpacingPreference()
  var bottom = SpacingPreference()
  var trailing = SpacingPreference()

  /// No preference: the platform's default distance on all edges.
  public init() {}

  /// No distance on any edge.
  public static let zero = ViewSpacing(plain: 0, on: .all)

  /// A preference of `length` points towards any neighbour on some edges.
  package init(plain length: CGFloat, on edges: Edge.Set) {
    if edges.contains(.top) { top.plain = length }
    if edges.contains(.leading) { leading.plain = length }
    if edges.contains(.bottom) { bottom.plain = length }
    if edges.contains(.trailing) { trailing.plain = length }
  }

  /// Sets a preference towards neighbours of a category.
  package mutating func set(
    _ length: CGFloat, towards category: SpacingCategory, on edges: Edge.Set
  ) {
    if edges.contains(.top) { top.set(length, towards: category) }
    if edges.contains(.leading) { leading.set(length, towards: category) }
    if edges.contains(.bottom) { bottom.set(length, towards: category) }
    if edges.contains(.trailing) { trailing.set(length, towards: category) }
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

  /// Forgets the preferences of some edges.
  mutating func reset(_ edges: Edge.Set) {
    if edges.contains(.top) { top = SpacingPreference() }
    if edges.contains(.leading) { leading = SpacingPreference() }
    if edges.contains(.bottom) { bottom = SpacingPreference() }
    if edges.contains(.trailing) { trailing = SpacingPreference() }
  }

  /// The same preferences seen from a container of the other direction.
  var mirrored: ViewSpacing {
    var result = self
    swap(&result.leading, &result.trailing)
    return result
  }

  var isDefault: Bool {
    top.isDefault && leading.isDefault && bottom.isDefault && trailing.isDefault
  }
}
