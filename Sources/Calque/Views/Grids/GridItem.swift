public import CalqueLayout
public import Foundation

/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid``.
public struct GridItem: Hashable, Sendable {
  /// How long the column or row is across.
  public enum Size: Hashable, Sendable {
    /// Points.
    case fixed(CGFloat)
    /// What is left, between limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit into what is left, between limits in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long it is across.
  public var size: Size
  /// The distance to the next one, in points; `nil` is the platform's.
  public var spacing: CGFloat?
  /// How views are aligned in it; `nil` is in the middle.
  public var alignment: Alignment?

  /// Makes an item.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: GridTrack {
    let trackSize: GridTrack.Size =
      switch size {
      case .fixed(let length): .fixed(length)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    return GridTrack(trackSize, spacing: spacing, alignment: alignment)
  }
}
