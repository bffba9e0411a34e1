public import CalqueDrawing
public import Foundation

/// A rectangle each of whose corners has a radius of its own.
public struct UnevenRoundedRectangle: InsettableShape, FlexibleShape {
  /// The radii, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The form of the corners.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// Makes a rectangle of radii.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes a rectangle of four radii, in points.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The outline, with the leading side on the left: drawing mirrors it.
  public nonisolated func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    guard !inner.isNull else { return Path() }
    var radii = cornerRadii
    radii.topLeading = max(radii.topLeading - amount, 0)
    radii.bottomLeading = max(radii.bottomLeading - amount, 0)
    radii.bottomTrailing = max(radii.bottomTrailing - amount, 0)
    radii.topTrailing = max(radii.topTrailing - amount, 0)
    return Path(roundedRect: inner, cornerRadii: radii, style: style)
  }

  /// The radii, and how much smaller it is on each side.
  public nonisolated var animatableData:
    AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat>
  {
    get { AnimatablePair(cornerRadii.animatableData, amount) }
    set {
      cornerRadii.animatableData = newValue.first
      amount = newValue.second
    }
  }

  /// The shape, smaller by points on each side.
  public nonisolated func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle of four radii, in points.
  public nonisolated static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }

  /// A rectangle of radii.
  public nonisolated static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}
