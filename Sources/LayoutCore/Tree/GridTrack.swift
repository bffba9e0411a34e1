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
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
