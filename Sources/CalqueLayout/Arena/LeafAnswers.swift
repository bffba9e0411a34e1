import Foundation

/// What a leaf that wraps like a text has answered; NaN where it has not been asked.
///
/// Its promise makes the ideal size the answer to most proposals, and what it answers to a width
/// and a `nil` height the answer for all heights that suffice.
struct LeafAnswers {
  let wraps: Bool
  let ignoresHeight: Bool
  let hasTextSpacing: Bool
  var ideal = Extent(.nan, .nan)
  /// For the width 0.
  var least = Extent(.nan, .nan)
  /// For the last other width.
  var width = Double.nan
  var wrapped = Extent(.nan, .nan)

  init(_ leaf: any MeasuredLeaf) {
    wraps = leaf.wrapsLikeText
    ignoresHeight = leaf.ignoresHeight
    hasTextSpacing = leaf.hasTextSpacing
  }
}
