import CalqueLayout
import Foundation

/// Where the control of a row of a form begins: at the leading edge of a view that has no label.
private enum FormControlID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

extension HorizontalAlignment {
  /// Where controls begin in a form with columns.
  static let formControl = HorizontalAlignment(FormControlID.self)
}
