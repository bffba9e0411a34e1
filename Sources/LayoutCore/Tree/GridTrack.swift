package import Foundation

/// One item of the columns or rows of a lazy grid.
package struct GridTrack: Hashable, Sendable {
  package enum Size: Hashable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat, maximum: CGFloat)
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  package var size: Size
  /// The distance to the next track in points; `nil` for the platform's.
  package var spacing: CGFloat?
  /// Where a cell stands in its slot; `nil` for the centre.
  package var alignment: Alignment?

  package init(_ size: Size, spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size.repaired
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
    self.alignment = alignment
  }
}

extension GridTrack.Size {
  /// Lengths that a track can have: what is no length counts as the argument's default, a maximum
  /// below the minimum as the minimum.
  fileprivate var repaired: GridTrack.Size {
    func length(_ value: CGFloat, _ other: CGFloat) -> CGFloat {
      value.isFinite ? max(value, 0) : other
    }
    func most(_ value: CGFloat, _ least: CGFloat) -> CGFloat {
      value.isNaN ? .infinity : max(value, least)
    }
    switch self {
    case .fixed(let value): return .fixed(length(value, 0))
    case .flexible(let minimum, let maximum):
      let least = length(minimum, 10)
      return .flexible(minimum: least, maximum: most(maximum, least))
    case .adaptive(let minimum, let maximum):
      let least = length(minimum, 10)
      return .adaptive(minimum: least, maximum: most(maximum, least))
    }
  }
}
