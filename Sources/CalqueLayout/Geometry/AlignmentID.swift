public import Foundation

/// A type that stands for one alignment guide and says where the guide is by default.
public protocol AlignmentID: SendableMetatype {
  /// The offset of the guide from the leading or top edge of a view, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
