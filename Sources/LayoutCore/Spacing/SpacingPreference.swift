import Foundation

/// What the side of a view has beside it, so that two texts can stand closer than two images.
@frozen
public enum SpacingCategory: UInt8, Hashable, Sendable {
  /// A text whose neighbour is a text.
  case textToText
  /// An edge above a text.
  case edgeAboveText
  /// An edge below a text.
  case edgeBelowText
  /// The baseline of a text, above or below.
  case textBaseline
  /// An edge on the left of a text.
  case edgeLeftText
  /// An edge on the right of a text.
  case edgeRightText
  /// The side of a text on the left.
  case leftTextBaseline
  /// The side of a text on the right.
  case rightTextBaseline
}

/// The distances that one edge of a view prefers, in points.
struct SpacingPreference: Hashable, Sendable {
  /// Towards anything; `nil` leaves it to the neighbour.
  var plain: CGFloat?
  /// Towards neighbours that know the same category.
  var categories: [SpacingCategory: CGFloat]?

  var isDefault: Bool { plain == nil && categories == nil }

  /// The distance between two facing edges; `nil` where neither has a preference.
  ///
  /// In a category that both know the two values are added, and the largest sum wins. Else the
  /// larger of the plain values holds.
  func distance(to other: SpacingPreference) -> CGFloat? {
    if let categories, let others = other.categories {
      var best: CGFloat?
      for (category, value) in categories {
        guard let facing = others[category] else { continue }
        best = max(best ?? -.infinity, value + facing)
      }
      if let best { return best }
    }
    guard let plain else { return other.plain }
    return max(plain, other.plain ?? plain)
  }

  mutating func set(_ length: CGFloat, towards category: SpacingCategory) {
    categories = (categories ?? [:]).merging([category: length]) { $1 }
  }

  mutating func formUnion(_ other: SpacingPreference) {
    if let theirs = other.plain { plain = max(plain ?? theirs, theirs) }
    if let theirs = other.categories {
      categories = (categories ?? [:]).merging(theirs, uniquingKeysWith: max)
    }
  }
}
