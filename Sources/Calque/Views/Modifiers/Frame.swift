public import CalqueLayout
public import Foundation

nonisolated extension View {
  /// Gives the view a fixed width or height, in points; it is aligned within.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(ElementModifier(.frame(width: width, height: height, alignment: alignment)))
  }

  /// Gives the view limits and an ideal size, in points; it is aligned within.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      ElementModifier(
        .flexibleFrame(
          FlexibleFrame(
            minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth,
            minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight,
            alignment: alignment))))
  }

  /// Puts the view into a frame that changes nothing. Say a size instead.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View {
    modifier(ElementModifier(.frame(width: nil, height: nil, alignment: .center)))
  }

  /// Has the view take its ideal size.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Has the view take its ideal size on the chosen axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(ElementModifier(.fixedSize(horizontal: horizontal, vertical: vertical)))
  }

  /// Says how early a stack serves the view; the highest priority first, the default is 0.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(ElementModifier(.layoutPriority(value)))
  }
}
