public import Foundation

/// A point of a rectangle, in fractions of its width and height.
///
/// `x` is 0 at the leading edge and 1 at the trailing edge, `y` is 0 at the top and 1 at the
/// bottom.
@frozen
public struct UnitPoint: Hashable, Sendable {
  /// From the leading edge, 0, to the trailing edge, 1.
  public var x: CGFloat
  /// From the top, 0, to the bottom, 1.
  public var y: CGFloat

  /// The top leading corner.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// The point at fractions `x` of the width and `y` of the height; values outside 0…1 lie outside.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The leading top corner.
  public static let zero = UnitPoint()
  /// The middle on both axes.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The leading top corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The trailing top corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The leading bottom corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The trailing bottom corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
