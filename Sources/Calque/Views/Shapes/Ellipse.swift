public import CalqueDrawing
public import Foundation

/// An ellipse that touches the sides of its rectangle.
public struct Ellipse: InsettableShape, FlexibleShape {
  private var amount: CGFloat = 0

  /// Makes an ellipse.
  public nonisolated init() {}

  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : Path(ellipseIn: inner)
  }

  /// How much smaller it is on each side, in points.
  public nonisolated var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  /// The ellipse, smaller by points on each side.
  public nonisolated func inset(by amount: CGFloat) -> Ellipse {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public nonisolated static var ellipse: Ellipse { Ellipse() }
}
