import CalqueDrawing
import CalqueLayout
import Foundation

// Containers are turned by the layout core, and texts by the typesetter. What is left to be turned
// is what is painted or counted in one rectangle; all of it is turned here.

extension CGRect {
  /// The transform that draws what is in the rectangle the other way round.
  var mirroring: CGAffineTransform {
    CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: minX + maxX, ty: 0)
  }

  /// How far a rectangle is from this one's right edge, which is its leading edge where the layout
  /// runs from right to left.
  func distanceFromRight(of rect: CGRect) -> CGFloat { maxX - rect.maxX }
}

extension Path {
  /// The path the other way round within a rectangle.
  func mirrored(in rect: CGRect) -> Path {
    applying(rect.mirroring)
  }
}

extension CGSize {
  /// A distance towards the trailing edge as one to the right, or the other way round.
  func turned(in direction: LayoutDirection) -> CGSize {
    CGSize(width: direction == .rightToLeft ? -width : width, height: height)
  }
}
