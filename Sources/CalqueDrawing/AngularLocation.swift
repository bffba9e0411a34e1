package import Foundation

extension GradientPaint {
  /// The location along an angular gradient at an angle.
  ///
  /// A range of more than a turn shows its last turn. What a range of less than a turn leaves out
  /// is divided between the last colour, which comes first, and the first one.
  ///
  /// - Parameters:
  ///   - angle: The angle in radians, from 0 at the right, clockwise.
  ///   - start: The angle of location 0, in radians.
  ///   - end: The angle of location 1, in radians.
  package static func angularLocation(of angle: Double, from start: Double, to end: Double)
    -> Double
  {
    let turn = 2 * Double.pi
    let range = abs(end - start)
    guard range.isFinite, angle.isFinite else { return 0 }
    let skipped = max(range - turn, 0)
    let isClockwise = end >= start
    let first = isClockwise ? start + skipped : start - skipped
    var distance = (isClockwise ? angle - first : first - angle).truncatingRemainder(
      dividingBy: turn)
    if distance < 0 { distance += turn }
    if distance <= range { return range > 0 ? (skipped + distance) / range : 1 }
    return distance - range < (turn - range) / 2 ? 1 : 0
  }

  /// The colour of an angular gradient at a point.
  package func angularColor(
    at point: CGPoint, center: CGPoint, start: Angle, end: Angle
  ) -> RGBAColor {
    let middle = self.point(center)
    let angle = atan2(Double(point.y - middle.y), Double(point.x - middle.x))
    return color(at: Self.angularLocation(of: angle, from: start.radians, to: end.radians))
  }
}
