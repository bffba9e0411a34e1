package import Foundation

/// What a modifier does along the axis from the back to the front. Lengths are points.
package enum DepthRule: Hashable, Sendable {
  /// A frame of a fixed depth; `nil` takes that of the view.
  case frame(CGFloat?, DepthAlignment)
  /// A frame with limits.
  case flexibleFrame(
    minDepth: CGFloat?, idealDepth: CGFloat?, maxDepth: CGFloat?, DepthAlignment)
  case padding(front: CGFloat, back: CGFloat)
  /// Moves the view forward, without an influence on the layout.
  case offset(CGFloat)
}

/// A rule whose numbers can be worked with; NaN where one is not given.
enum SealedDepthRule {
  case frame(Double, DepthAlignment)
  case flexibleFrame(FlexibleFrameRule, DepthAlignment)
  case padding(front: Double, back: Double)
  case offset(Double)
}
