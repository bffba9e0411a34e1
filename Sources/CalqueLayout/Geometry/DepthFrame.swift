public import Foundation

/// Where a view is on the axis from the back to the front, in points.
public struct DepthFrame: Hashable, Sendable {
  /// The distance of its back from the back of the host, towards the viewer.
  public var back: CGFloat
  /// The distance between its back and its front. Most views have none: they are flat.
  public var depth: CGFloat

  /// Makes a place; both numbers are points.
  public init(back: CGFloat = 0, depth: CGFloat = 0) {
    self.back = back
    self.depth = depth
  }

  /// The distance of its front from the back of the host.
  public var front: CGFloat { back + depth }

  /// A view at the back that has no depth, as nearly all are.
  package static let flat = DepthFrame()
}
