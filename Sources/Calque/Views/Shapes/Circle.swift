public import CalqueDrawing
public import CalqueLayout
public import Foundation

/// A circle in the middle of its rectangle.
public struct Circle: InsettableShape {
  private var amount: CGFloat = 0

  /// Makes a circle.
  public nonisolated init() {}

  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = max(min(rect.width, rect.height) - 2 * amount, 0)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square of the shorter side.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  /// How much smaller it is on each side, in points.
  public nonisolated var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  /// The circle, smaller by points on each side.
  public nonisolated func inset(by amount: CGFloat) -> Circle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public nonisolated static var circle: Circle { Circle() }
}
