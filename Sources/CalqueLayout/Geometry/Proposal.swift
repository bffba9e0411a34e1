import Foundation

/// A proposal as the arena keeps it: two numbers, NaN where nothing is proposed.
///
/// It is the whole key of the memo of a node; nothing else may influence a size.
package struct Proposal: BitwiseCopyable, Sendable {
  package var width: Double
  package var height: Double

  @inline(__always)
  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  init(_ proposal: ProposedViewSize) {
    width = Self.length(proposal.width)
    height = Self.length(proposal.height)
  }

  private static func length(_ length: CGFloat?) -> Double {
    guard let length, !length.isNaN else { return .nan }
    // A length that is finite in name only: sums of it are not.
    if length > Extent.longest, length < .infinity { return Extent.longest }
    return max(Double(length), 0)
  }

  package static var unspecified: Proposal { Proposal(.nan, .nan) }

  var viewSize: ProposedViewSize {
    ProposedViewSize(
      width: width.isNaN ? nil : CGFloat(width), height: height.isNaN ? nil : CGFloat(height))
  }

  /// Whether the bits are the same: a NaN here is always the one that means "not proposed".
  @inline(__always)
  func matches(_ width: Double, _ height: Double) -> Bool {
    (self.width.bitPattern ^ width.bitPattern) | (self.height.bitPattern ^ height.bitPattern) == 0
  }
}

/// A size as the arena keeps it.
package struct Extent: BitwiseCopyable, Equatable, Sendable {
  package var width: Double
  package var height: Double

  package static var zero: Extent { Extent(0, 0) }

  /// The longest length that a layout works with, in points: sums of as many as a tree can have are
  /// finite, and far more than a screen has. No source names a limit.
  package static let longest = 1e15

  @inline(__always)
  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  init(_ size: CGSize) {
    self.init(Double(size.width), Double(size.height))
  }

  var size: CGSize { CGSize(width: width, height: height) }
}
