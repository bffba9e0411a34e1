public import CalqueDrawing
public import Foundation

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, FlexibleShape {
  /// The form of the corners.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// Makes a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    guard !inner.isNull else { return Path() }
    let radius = min(inner.width, inner.height) / 2
    // Half circles have no room for a continuous corner.
    return Path(
      roundedRect: inner, cornerSize: CGSize(width: radius, height: radius), style: .circular)
  }

  /// How much smaller it is on each side, in points.
  public nonisolated var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  /// The capsule, smaller by points on each side.
  public nonisolated func inset(by amount: CGFloat) -> Capsule {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public nonisolated static var capsule: Capsule { Capsule() }
}
