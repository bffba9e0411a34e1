public import CalqueDrawing
public import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape, FlexibleShape {
  private var amount: CGFloat = 0

  /// Makes a rectangle.
  public nonisolated init() {}

  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(amount == 0 ? rect : rect.insetBy(dx: amount, dy: amount))
  }

  /// How much smaller it is on each side, in points.
  public nonisolated var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  /// The rectangle, smaller by points on each side.
  public nonisolated func inset(by amount: CGFloat) -> Rectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public nonisolated static var rect: Rectangle { Rectangle() }
}
