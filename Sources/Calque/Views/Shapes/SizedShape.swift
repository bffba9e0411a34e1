public import CalqueDrawing
public import Foundation

/// A shape in a rectangle of another size, as `size(_:)` makes it.
public struct _SizedShape<S: Shape>: Shape {
  /// The shape as it was.
  public nonisolated var shape: S
  /// The size of its rectangle, in points.
  public nonisolated var size: CGSize

  /// The outline in the upper left corner of the rectangle, as large as the size.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }

  /// That of the shape as it was.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }

  /// The data of the shape, and the size.
  public nonisolated var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

nonisolated extension Shape {
  /// The shape with a size of its own, which the view that shows it does not take.
  public func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size)
  }

  /// The shape with a size of its own, in points.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
