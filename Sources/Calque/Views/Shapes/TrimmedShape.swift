public import CalqueDrawing
public import Foundation

/// A part of the outline of a shape, as `trim(from:to:)` makes it.
public struct _TrimmedShape<S: Shape>: Shape {
  /// The whole shape.
  public nonisolated var shape: S
  /// Where the part begins, from 0 to 1.
  public nonisolated var startFraction: CGFloat
  /// Where the part ends, from 0 to 1.
  public nonisolated var endFraction: CGFloat

  /// The part of the outline.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The size of the whole shape.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// That of the whole shape.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }

  /// The data of the shape, and both fractions.
  public nonisolated var animatableData:
    AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

nonisolated extension Shape {
  /// A part of the outline, by fractions of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}
