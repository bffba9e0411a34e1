import CalqueDrawing
import Foundation

/// Areas that a pen covers on its way along lines.
struct LineArea {
  var width: Double
  var cap = CGLineCap.round
  var join = CGLineJoin.round
  var miterLimit = 4.0
  var tolerance: Double

  /// Contours that together cover the line, where their turns do not add up to zero.
  func contours(along line: Polyline) -> [[CGPoint]] {
    var points: [CGPoint] = []
    for point in line.points where points.last.map({ distance($0, point) > 1e-6 }) ?? true {
      points.append(point)
    }
    if line.isClosed, points.count > 1, distance(points[0], points[points.count - 1]) <= 1e-6 {
      points.removeLast()
    }
    guard points.count > 1 else {
      guard let point = points.first, cap != .butt || line.isClosed else { return [] }
      return [dot(at: point)]
    }
    let back = Array(points.reversed())
    if line.isClosed, points.count > 2 {
      return [side(of: points, isClosed: true), side(of: back, isClosed: true)]
    }
    return [side(of: points, isClosed: false) + side(of: back, isClosed: false)]
  }

  private var half: Double { width / 2 }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> Double { hypot(b.x - a.x, b.y - a.y) }

  private func dot(at point: CGPoint) -> [CGPoint] {
    if cap == .square {
      return [(-half, -half), (half, -half), (half, half), (-half, half)].map {
        CGPoint(x: point.x + $0.0, y: point.y + $0.1)
      }
    }
    var contour: [CGPoint] = []
    arc(around: point, from: 0, turn: 2 * .pi, into: &contour)
    return contour
  }

  /// One side of a line, as seen in its direction, and the cap at its end.
  private func side(of points: [CGPoint], isClosed: Bool) -> [CGPoint] {
    var contour: [CGPoint] = []
    let count = points.count
    let pieces = isClosed ? count : count - 1
    for index in 0..<pieces {
      let (from, to) = (points[index], points[(index + 1) % count])
      let angle = atan2(to.y - from.y, to.x - from.x)
      contour.append(at(from, half, angle - .pi / 2))
      contour.append(at(to, half, angle - .pi / 2))
      if isClosed || index + 1 < pieces {
        let after = points[(index + 2) % count]
        corner(
          at: to, angle, atan2(after.y - to.y, after.x - to.x),
          room: min(distance(from, to), distance(to, after)), into: &contour)
      } else {
        end(at: to, angle, into: &contour)
      }
    }
    return contour
  }

  private func corner(
    at point: CGPoint, _ before: Double, _ after: Double, room: Double,
    into contour: inout [CGPoint]
  ) {
    var bend = after - before
    if bend > .pi { bend -= 2 * .pi }
    if bend < -.pi { bend += 2 * .pi }
    if bend < 0 {
      // On the inside of the bend, the way over the corner itself covers nothing else. Where the
      // line is thinner than the bend is wide, there is no need of it.
      if bend < -0.1 || room < -1.2 * half * bend { contour.append(point) }
      return
    }
    switch join {
    case .round: arc(around: point, from: before - .pi / 2, turn: bend, into: &contour)
    case .miter where 1 / max(cos(bend / 2), 1e-9) <= miterLimit:
      contour.append(at(point, half / cos(bend / 2), before + bend / 2 - .pi / 2))
    default: break
    }
  }

  private func end(at point: CGPoint, _ angle: Double, into contour: inout [CGPoint]) {
    switch cap {
    case .butt: break
    case .round: arc(around: point, from: angle - .pi / 2, turn: .pi, into: &contour)
    case .square:
      contour.append(at(point, half * 2.squareRoot(), angle - .pi / 4))
      contour.append(at(point, half * 2.squareRoot(), angle + .pi / 4))
    }
  }

  private func arc(
    around center: CGPoint, from start: Double, turn: Double, into contour: inout [CGPoint]
  ) {
    let step = 2 * acos(max(0, 1 - tolerance / max(half, tolerance)))
    let count = max(1, Int((turn / max(step, 0.05)).rounded(.up)))
    guard count > 1 else { return }
    for index in 1..<count {
      contour.append(at(center, half, start + turn * Double(index) / Double(count)))
    }
  }

  private func at(_ center: CGPoint, _ radius: Double, _ angle: Double) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}
