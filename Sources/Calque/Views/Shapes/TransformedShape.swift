public import CalqueDrawing
public import CalqueLayout
public import Foundation

/// A shape whose outline is turned, moved or scaled in its rectangle.
public struct _TransformedShape<S: Shape>: Shape {
  /// The shape as it was.
  public var shape: S
  /// Makes the transform for a rectangle.
  let transform: @Sendable (CGRect) -> CGAffineTransform

  nonisolated init(shape: S, transform: @escaping @Sendable (CGRect) -> CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }

  /// The outline, transformed.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform(rect))
  }

  /// The size of the shape as it was.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// That of the shape as it was.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
}

nonisolated extension Shape {
  /// The shape, turned clockwise around a point of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _TransformedShape(shape: self) { rect in
      .around(anchor, of: rect, CGAffineTransform(rotationAngle: angle.radians))
    }
  }

  /// The shape, scaled from a point of its rectangle.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    _TransformedShape(shape: self) { rect in
      .around(anchor, of: rect, CGAffineTransform(scaleX: x, y: y))
    }
  }

  /// The shape, scaled from a point of its rectangle.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape with its outline transformed.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    _TransformedShape(shape: self) { _ in transform }
  }
}

extension CGAffineTransform {
  /// A transform around a point of a rectangle.
  fileprivate static func around(
    _ anchor: UnitPoint, of rect: CGRect, _ transform: CGAffineTransform
  ) -> CGAffineTransform {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
