public import CalqueDrawing
public import Foundation

/// A path is a shape of its own size: it counts from the top leading corner of its view.
extension Path: Shape {
  /// The path itself, whatever the rectangle is.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
