public import Foundation

/// The lengths that a platform chooses and no layout rule derives, in points.
///
/// What Apple calls "platform and context dependent" is a value here and nowhere else. The
/// defaults are those observed on a phone; none of them is documented as a constant.
public struct PlatformMetrics: Hashable, Sendable {
  /// Between two views without a preference of their own.
  public var spacing: CGFloat = 8
  /// What `padding()` without a length adds on each edge.
  public var padding: CGFloat = 16
  /// Pixels in a point. Frames are never rounded to pixels; lines one pixel thick depend on it.
  public var displayScale: CGFloat = 1
  /// The thickness of a divider in pixels.
  public var dividerPixels: CGFloat = 1
  /// Between the name and the value of a `LabeledContent`; `nil` spreads them over the width.
  public var labeledContentSpacing: CGFloat?
  /// The lengths of lists.
  public var list = ListMetrics.iOS

  /// What no source settles about layouts, decided.
  public var decisions = LayoutDecisions()

  /// Makes a phone's numbers.
  public init() {}

  /// The thickness of a divider in points.
  package var dividerThickness: CGFloat { dividerPixels / max(displayScale, 1) }
}
