public import CalqueDrawing
public import Foundation

/// A path is a shape of its own size: it counts from the top leading corner of its view.
extension Path: Shape {
  /// The path, from the corner of a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    if rect.origin == .zero { return self }
    return applying(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}
