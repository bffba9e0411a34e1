public import Foundation

/// Distances, in points, from the four edges of a rectangle towards its inside.
@frozen
public struct EdgeInsets: Hashable, Sendable {
  /// Points at the top.
  public var top: CGFloat
  /// Points at the edge where lines begin.
  public var leading: CGFloat
  /// Points at the bottom.
  public var bottom: CGFloat
  /// Points at the edge where lines end.
  public var trailing: CGFloat

  /// Insets of the given lengths, in points. Negative lengths point outwards.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No inset on any edge.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// The same length on some edges, and none on the others.
  package init(_ length: CGFloat, on edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}
