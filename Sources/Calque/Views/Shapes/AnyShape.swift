public import CalqueDrawing
public import CalqueLayout
public import Foundation

/// A shape whose type is hidden.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  /// The outline.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The size that the shape takes.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// That of the shape.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
}
