import Foundation

/// A proposal as the arena keeps it: two numbers, NaN where nothing is proposed.
///
/// It is the whole key of the memo of a node; nothing else may influence a size.
struct Proposal: BitwiseCopyable {
  var width: Double
  var height: Double

  @inline(__always)
  init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  init(_ proposal: ProposedViewSize) {
    width = proposal.width.map(Double.init) ?? .nan
    height = proposal.height.map(Double.init) ?? .nan
  }

  static var unspecified: Proposal { Proposal(.nan, .nan) }

  var viewSize: ProposedViewSize {
    ProposedViewSize(
      width: width.isNaN ? nil : CGFloat(width), height: height.isNaN ? nil : CGFloat(height))
  }

  /// The same bits; every NaN in a proposal counts as the one "nothing proposed".
  @inline(__always)
  func matches(_ width: Double, _ height: Double) -> Bool {
    (self.width == width || (self.width.isNaN && width.isNaN))
      && (self.height == height || (self.height.isNaN && height.isNaN))
  }
}

/// A size as the arena keeps it.
struct Extent: Equatable {
  var width: Double
  var height: Double

  static let zero = Extent(0, 0)

  @inline(__always)
  init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  init(_ size: CGSize) {
    self.init(Double(size.width), Double(size.height))
  }

  var size: CGSize { CGSize(width: width, height: height) }
}
