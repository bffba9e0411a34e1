public import Foundation

nonisolated extension View {
  /// Sets the distance between the icon and the title of the labels inside, in points.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    modifier(EnvironmentModifier { $0.labelSpacing = value.isFinite ? value : nil })
  }

  /// Sets the width that the icons of the labels inside have room in, in points. An icon is in the
  /// middle of it, and may overflow it.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    modifier(EnvironmentModifier { $0.labelIconWidth = value.isFinite ? max(value, 0) : nil })
  }
}

private let labelSpacingSlot = EnvironmentSlot<CGFloat>()
private let labelIconWidthSlot = EnvironmentSlot<CGFloat>()

extension EnvironmentValues {
  /// The distance between icon and title of labels, if it was set; in points.
  var labelSpacing: CGFloat? {
    get { self[labelSpacingSlot] }
    set { self[labelSpacingSlot] = newValue }
  }

  /// The room for the icons of labels, if it was set; in points.
  var labelIconWidth: CGFloat? {
    get { self[labelIconWidthSlot] }
    set { self[labelIconWidthSlot] = newValue }
  }
}
