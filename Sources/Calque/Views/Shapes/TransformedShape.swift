public import CalqueDrawing
public import CalqueLayout
public import Foundation

/// A shape whose outline is turned, moved or scaled in its rectangle.
public struct _TransformedShape<S: Shape>: Shape {
  /// The shape as it was.
  public nonisolated var shape: S
  /// What the transform is made of.
  private nonisolated var numbers: Numbers
  /// Makes the transform for the numbers and a rectangle.
  private let transform: @Sendable (Numbers, CGRect) -> CGAffineTransform

  /// Two pairs of numbers.
  public typealias Numbers = AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData>

  nonisolated init(
    shape: S, _ first: CGSize = .zero, _ second: CGSize = .zero,
    transform: @escaping @Sendable (Numbers, CGRect) -> CGAffineTransform
  ) {
    self.shape = shape
    self.transform = transform
    numbers = AnimatablePair(first.animatableData, second.animatableData)
  }

  /// The outline, transformed.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform(numbers, rect))
  }

  /// The data of the shape, and the numbers of the transform.
  public nonisolated var animatableData: AnimatablePair<S.AnimatableData, Numbers> {
    get { AnimatablePair(shape.animatableData, numbers) }
    set {
      shape.animatableData = newValue.first
      numbers = newValue.second
    }
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
    let way = CGSize(width: anchor.x, height: anchor.y)
    return _TransformedShape(shape: self, CGSize(width: angle.radians, height: 0), way) {
      let anchor = UnitPoint(x: $0.second.first, y: $0.second.second)
      return .around(anchor, of: $1, CGAffineTransform(rotationAngle: $0.first.first))
    }
  }

  /// The shape, scaled from a point of its rectangle.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    let way = CGSize(width: anchor.x, height: anchor.y)
    return _TransformedShape(shape: self, CGSize(width: x, height: y), way) {
      let anchor = UnitPoint(x: $0.second.first, y: $0.second.second)
      return .around(anchor, of: $1, CGAffineTransform(scaleX: $0.first.first, y: $0.first.second))
    }
  }

  /// The shape, scaled from a point of its rectangle.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape with its outline moved, in points.
  public func offset(_ offset: CGSize) -> some Shape {
    _TransformedShape(shape: self, offset) { numbers, _ in
      CGAffineTransform(translationX: numbers.first.first, y: numbers.first.second)
    }
  }

  /// The shape with its outline moved, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    offset(CGSize(width: x, height: y))
  }

  /// The shape with its outline moved, in points.
  public func offset(_ offset: CGPoint) -> some Shape {
    self.offset(x: offset.x, y: offset.y)
  }

  /// The shape with its outline transformed.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    _TransformedShape(shape: self) { _, _ in transform }
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
