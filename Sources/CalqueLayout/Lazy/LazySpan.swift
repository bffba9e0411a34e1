import Foundation

/// Ranges along the axis of a lazy container, made of two computed ends, and distances in it.
package enum LazySpan {
  /// A distance between rows that can be worked with: what is not a distance counts as not given,
  /// as in all stacks.
  static func distance(_ value: CGFloat?) -> CGFloat? {
    guard let value, value.isFinite else { return nil }
    return min(max(value, -CGFloat(Extent.longest)), CGFloat(Extent.longest))
  }

  /// The range between two places in points. A range needs ends in order: what is not a number
  /// counts as 0, and an end in front of the start as the start.
  package static func from(_ start: Double, to end: Double) -> ClosedRange<Double> {
    let start = start.isNaN ? 0 : start
    return start...(end > start ? end : start)
  }
}
