import Foundation

/// What a leaf that wraps like a text has answered; NaN where it has not been asked.
///
/// Its promise makes the ideal size the answer to most proposals, and what it answers to a width
/// and a `nil` height the answer for all heights that suffice.
struct LeafAnswers {
  let wraps: Bool
  var ideal = Extent(.nan, .nan)
  /// For the width 0.
  var least = Extent(.nan, .nan)
  /// For the last other width.
  var width = Double.nan
  var wrapped = Extent(.nan, .nan)

  init(wraps: Bool) {
    self.wraps = wraps
  }
}

extension LayoutTree {
  func measureLeaf(_ payload: Int, _ width: Double, _ height: Double) -> Extent {
    guard leafAnswers[payload].wraps && keepsAnswers else { return ask(payload, width, height) }
    let unlimited = wrapped(payload, width)
    if !(height < unlimited.height) { return unlimited }
    return ask(payload, width, height)
  }

  @inline(__always)
  private func wrapped(_ payload: Int, _ width: Double) -> Extent {
    if leafAnswers[payload].ideal.width.isNaN {
      leafAnswers[payload].ideal = ask(payload, .nan, .nan)
    }
    let ideal = leafAnswers[payload].ideal
    if !(width < ideal.width) { return ideal }
    if width == 0 {
      if leafAnswers[payload].least.width.isNaN {
        leafAnswers[payload].least = ask(payload, 0, .nan)
      }
      return leafAnswers[payload].least
    }
    if leafAnswers[payload].width != width {
      leafAnswers[payload].wrapped = ask(payload, width, .nan)
      leafAnswers[payload].width = width
    }
    return leafAnswers[payload].wrapped
  }

  private func ask(_ payload: Int, _ width: Double, _ height: Double) -> Extent {
    let size = leaves[payload].size(for: Proposal(width, height).viewSize)
    return Extent(
      size.width.isNaN ? 0 : Double(size.width), size.height.isNaN ? 0 : Double(size.height))
  }
}
