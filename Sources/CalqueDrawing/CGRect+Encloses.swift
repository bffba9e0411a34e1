package import Foundation

extension CGRect {
  /// Whether all of another rectangle is in it.
  ///
  /// `contains(_:)` of Foundation compares the union of both with the rectangle, whose width can
  /// differ from it in the last digit.
  package func encloses(_ other: CGRect) -> Bool {
    !isNull && !other.isNull && minX <= other.minX && maxX >= other.maxX && minY <= other.minY
      && maxY >= other.maxY
  }
}
