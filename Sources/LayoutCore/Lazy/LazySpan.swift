/// Ranges along the axis of a lazy container, made of two computed ends.
package enum LazySpan {
  /// The range between two places in points. A range needs ends in order: what is not a number counts
  /// as 0, and an end in front of the start as the start.
  package static func from(_ start: Double, to end: Double) -> ClosedRange<Double> {
    let start = start.isNaN ? 0 : start
    return start...(end > start ? end : start)
  }
}
