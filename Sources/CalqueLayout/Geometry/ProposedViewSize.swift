public import Foundation

/// A size that a container offers to a view, in points.
///
/// Each dimension is a length, or `nil` to ask for the ideal length. Zero asks for the smallest
/// and infinity for the largest length that the view would take.
@frozen
public struct ProposedViewSize: Hashable, Sendable {
  /// The width in points; `nil` asks for the ideal one.
  public var width: CGFloat?
  /// The height in points; `nil` asks for the ideal one.
  public var height: CGFloat?

  /// Asks for the minimum in both dimensions.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the maximum in both dimensions.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes a proposal of lengths in points; `nil` asks for the ideal one.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A proposal with both dimensions of a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal as a size, with the lengths of `size` where nothing was proposed.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
