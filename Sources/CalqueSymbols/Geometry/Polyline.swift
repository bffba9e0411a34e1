import CalqueDrawing
import Foundation

/// A path of straight pieces.
struct Polyline: Sendable {
  var points: [CGPoint]
  var isClosed: Bool
}

extension Path {
  /// The path in straight pieces, which are nowhere farther from it than the tolerance.
  func polylines(tolerance: Double) -> [Polyline] {
    var lines: [Polyline] = []
    var points: [CGPoint] = []
    func finish(closed: Bool) {
      if closed, points.count > 2, points[0] == points[points.count - 1] { points.removeLast() }
      if !points.isEmpty { lines.append(Polyline(points: points, isClosed: closed)) }
      points = []
    }
    func curve(_ bend: Double, _ at: (Double) -> CGPoint) {
      let count = max(2, min(64, Int((bend / (8 * tolerance)).squareRoot().rounded(.up))))
      for step in 1...count { points.append(at(Double(step) / Double(count))) }
    }
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to):
        finish(closed: false)
        points = [to]
        start = to
      case .line(let to):
        if points.isEmpty { points = [start] }
        points.append(to)
      case .quadCurve(let to, let control):
        let from = points.last ?? start
        if points.isEmpty { points = [start] }
        let bend = 2 * hypot(from.x - 2 * control.x + to.x, from.y - 2 * control.y + to.y)
        curve(bend) { t in
          let s = 1 - t
          return CGPoint(
            x: s * s * from.x + 2 * s * t * control.x + t * t * to.x,
            y: s * s * from.y + 2 * s * t * control.y + t * t * to.y)
        }
      case .curve(let to, let a, let b):
        let from = points.last ?? start
        if points.isEmpty { points = [start] }
        let bend =
          6
          * max(
            hypot(from.x - 2 * a.x + b.x, from.y - 2 * a.y + b.y),
            hypot(a.x - 2 * b.x + to.x, a.y - 2 * b.y + to.y))
        curve(bend) { t in
          let s = 1 - t
          let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return CGPoint(
            x: p * from.x + q * a.x + r * b.x + u * to.x,
            y: p * from.y + q * a.y + r * b.y + u * to.y)
        }
      case .closeSubpath: finish(closed: true)
      }
    }
    finish(closed: false)
    return lines
  }
}
