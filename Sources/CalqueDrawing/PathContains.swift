public import Foundation

extension Path {
  /// Returns whether a point is inside of the path.
  ///
  /// - Parameters:
  ///   - point: The point, in points.
  ///   - eoFill: Whether the even-odd rule decides instead of the winding number.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    forEachSegment(closingParts: true) { from, to in
      // A segment counts from its upper end, inclusive, to its lower end, exclusive.
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { winding += from.y <= point.y ? 1 : -1 }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// Returns whether a point is at most a distance, in points, from the line of the path.
  package func isNear(_ point: CGPoint, within distance: CGFloat) -> Bool {
    var isNear = false
    forEachSegment(closingParts: false) { from, to in
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = dx * dx + dy * dy
      let along = length > 0 ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / length : 0
      let t = min(max(along, 0), 1)
      let (x, y) = (from.x + t * dx - point.x, from.y + t * dy - point.y)
      if x * x + y * y <= distance * distance { isNear = true }
    }
    return isNear
  }

  /// Visits the path as straight segments. A curve becomes 16, whose error is under 0.4 % of its
  /// size.
  func forEachSegment(closingParts: Bool, _ body: (CGPoint, CGPoint) -> Void) {
    let steps = 16
    var (start, here) = (CGPoint.zero, CGPoint.zero)
    func curve(_ c1: CGPoint, _ c2: CGPoint, _ to: CGPoint) {
      var last = here
      for step in 1...steps {
        let t = CGFloat(step) / CGFloat(steps)
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        let next = CGPoint(
          x: a * here.x + b * c1.x + c * c2.x + d * to.x,
          y: a * here.y + b * c1.y + c * c2.y + d * to.y)
        body(last, next)
        last = next
      }
      here = to
    }
    for element in elements {
      switch element {
      case .move(let to):
        if closingParts { body(here, start) }
        (start, here) = (to, to)
      case .line(let to):
        body(here, to)
        here = to
      case .quadCurve(let to, let control):
        curve(
          CGPoint(x: (here.x + 2 * control.x) / 3, y: (here.y + 2 * control.y) / 3),
          CGPoint(x: (to.x + 2 * control.x) / 3, y: (to.y + 2 * control.y) / 3), to)
      case .curve(let to, let control1, let control2): curve(control1, control2, to)
      case .closeSubpath:
        body(here, start)
        here = start
      }
    }
    if closingParts { body(here, start) }
  }
}
