public import Foundation

/// The position of a view along the axis that runs from the back to the front.
@frozen
public struct DepthAlignment: Hashable, Sendable {
  /// The fraction of the remaining space that is behind the view.
  @usableFromInline let fraction: CGFloat

  /// The back.
  public static let back = DepthAlignment(fraction: 0)
  /// The middle between back and front.
  public static let center = DepthAlignment(fraction: 0.5)
  /// The front.
  public static let front = DepthAlignment(fraction: 1)
}
