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
  /// Where a cell is in its slot; `nil` for the alignment of the grid.
  package var alignment: Alignment?
  /// The given values that are not lengths.
  private(set) var faults: [Fault] = []

  struct Fault: Hashable, Sendable {
    let argument: String
    let value: CGFloat
    let remedy: String
  }

  /// Stores lengths that a track can have: a value that is not a length counts as the argument's
  /// default, a maximum below the minimum as the minimum.
  package init(_ size: Size, spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
    switch size {
    case .fixed(let value): self.size = .fixed(length(value, "fixed", orElse: 0))
    case .flexible(let minimum, let maximum):
      let limits = limits(minimum, maximum)
      self.size = .flexible(minimum: limits.least, maximum: limits.most)
    case .adaptive(let minimum, let maximum):
      let limits = limits(minimum, maximum)
      self.size = .adaptive(minimum: limits.least, maximum: limits.most)
    }
    if let spacing, !spacing.isFinite {
      self.spacing = nil
      note("spacing", spacing, "it is ignored")
    } else if let spacing, abs(spacing) > Extent.longest {
      self.spacing = spacing < 0 ? -Extent.longest : Extent.longest
      note("spacing", spacing, "it is treated as \(self.spacing ?? 0)")
    }
  }

  private mutating func limits(
    _ minimum: CGFloat, _ maximum: CGFloat
  ) -> (least: CGFloat, most: CGFloat) {
    let least = length(minimum, "minimum", orElse: 10)
    if maximum >= least { return (least, maximum) }
    let most = maximum.isNaN ? CGFloat.infinity : least
    note("maximum", maximum, "it is treated as \(most)")
    return (least, most)
  }

  private mutating func length(
    _ value: CGFloat, _ argument: String, orElse other: CGFloat
  ) -> CGFloat {
    if value >= 0 && value <= Extent.longest { return value }
    let length = !value.isFinite ? other : value < 0 ? 0 : Extent.longest
    note(argument, value, "it is treated as \(length)")
    return length
  }

  private mutating func note(_ argument: String, _ value: CGFloat, _ remedy: String) {
    faults.append(Fault(argument: argument, value: value, remedy: remedy))
  }
}
