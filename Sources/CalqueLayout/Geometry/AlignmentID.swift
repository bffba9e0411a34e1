public import Foundation

/// A type that represents one alignment guide and defines its default position.
public protocol AlignmentID: SendableMetatype {
  /// The offset of the guide from the leading or top edge of a view, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
