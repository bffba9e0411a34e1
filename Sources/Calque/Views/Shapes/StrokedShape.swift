public import CalqueDrawing
public import CalqueLayout
public import Foundation

/// The line along the outline of a shape, as `stroke(lineWidth:)` makes it.
public struct _StrokedShape<S: Shape>: Shape {
  /// The shape as it was.
  public nonisolated var shape: S
  /// How the line is drawn.
  public nonisolated var style: StrokeStyle

  /// The outline of the line.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(style)
  }

  /// The size of the shape as it was.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// That of the shape as it was.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }

  /// The data of the shape, and the width of the line.
  public nonisolated var animatableData: AnimatablePair<S.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, style.lineWidth) }
    set { (shape.animatableData, style.lineWidth) = (newValue.first, newValue.second) }
  }

  /// Writes the line in the foreground's paint.
  public func _emit(into emitter: ViewEmitter) {
    emitter.emit(shape, style: emitter.environment.foregroundPaint, stroke: style)
  }
}
