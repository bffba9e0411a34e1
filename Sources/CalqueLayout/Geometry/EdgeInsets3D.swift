public import Foundation

/// Distances, in points, from the six faces of a box towards its inside.
@frozen
public struct EdgeInsets3D: Hashable, Sendable {
  /// Points at the top.
  public var top: CGFloat
  /// Points at the face where lines begin.
  public var leading: CGFloat
  /// Points at the bottom.
  public var bottom: CGFloat
  /// Points at the face where lines end.
  public var trailing: CGFloat
  /// Points at the front.
  public var front: CGFloat
  /// Points at the back.
  public var back: CGFloat

  /// Insets of the given lengths, in points.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0,
    front: CGFloat = 0, back: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
    self.front = front
    self.back = back
  }

  /// The same length at both ends of each axis, in points.
  public init(horizontal: CGFloat, vertical: CGFloat, depth: CGFloat) {
    self.init(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal, front: depth,
      back: depth)
  }

  /// The same length at some faces, and none at the others.
  package init(_ length: CGFloat, on edges: Edge3D.Set) {
    func points(_ edge: Edge3D.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
    self.init(
      top: points(.top), leading: points(.leading), bottom: points(.bottom),
      trailing: points(.trailing), front: points(.front), back: points(.back))
  }
}

extension EdgeInsets {
  /// The insets of a box without those at its front and back.
  public init(_ insets: EdgeInsets3D) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
