public import Foundation

extension Path {
  /// An ellipse that touches the sides of a rectangle, as four cubic curves (each within 0.03 % of
  /// the true quarter).
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.addRelativeArc(
      center: .zero, radius: 1, startAngle: .zero, delta: .degrees(360))
    path.closeSubpath()
    let fit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    addPath(path, transform: fit.concatenating(transform))
  }

  /// Adds an arc of a circle, and a line to where it begins if the path has begun already.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: Where the arc begins.
  ///   - delta: How far to turn; positive is clockwise on a screen.
  ///   - transform: Applied to the arc before it is added.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: Double, _ dx: Double = 0, _ dy: Double = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) + dx), y: center.y + radius * (sin(angle) + dy)
      ).applying(transform)
    }
    let first = point(startAngle.radians)
    isEmpty ? move(to: first) : addLine(to: first)
    guard delta.radians != 0, delta.radians.isFinite else { return }
    let total = max(-2 * Double.pi, min(delta.radians, 2 * Double.pi))
    let pieces = max(1, Int((abs(total) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = total / Double(pieces)
    // The control points' distance that makes a cubic touch the circle in the middle of the piece.
    let handle = 4 / 3 * tan(step / 4)
    for piece in 0..<pieces {
      let from = startAngle.radians + Double(piece) * step
      let to = from + step
      addCurve(
        to: point(to),
        control1: point(from, -handle * sin(from), handle * cos(from)),
        control2: point(to, handle * sin(to), -handle * cos(to)))
    }
  }

  /// Adds an arc between two angles.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: Where the arc begins.
  ///   - endAngle: Where the arc ends.
  ///   - clockwise: In a system whose y grows upwards. On a screen, where y grows downwards,
  ///     `false` turns clockwise; SwiftUI has it so.
  ///   - transform: Applied to the arc before it is added.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if clockwise {
      if delta <= -turn {
        delta = -turn
      } else if delta > 0 {
        delta -= turn * (delta / turn).rounded(.up)
      }
    } else {
      if delta >= turn {
        delta = turn
      } else if delta < 0 {
        delta += turn * (-delta / turn).rounded(.up)
      }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// Rounds the corner that two lines make: one from here to `tangent1End`, one on to
  /// `tangent2End`. Ends where the arc touches the second line.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return move(to: tangent1End.applying(transform)) }
    let here = current.applying(transform.inverted())
    let (ax, ay) = (here.x - tangent1End.x, here.y - tangent1End.y)
    let (bx, by) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let lengths = ((ax * ax + ay * ay) * (bx * bx + by * by)).squareRoot()
    let cross = ax * by - ay * bx
    guard lengths > 0, radius > 0, abs(cross) > lengths * 1e-9 else {
      return addLine(to: tangent1End.applying(transform))
    }
    let angle = acos(max(-1, min(1, Double((ax * bx + ay * by) / lengths))))
    let reach = Double(radius) / tan(angle / 2)
    let a = (ax * ax + ay * ay).squareRoot()
    let b = (bx * bx + by * by).squareRoot()
    let p = CGPoint(x: tangent1End.x + ax / a * reach, y: tangent1End.y + ay / a * reach)
    let q = CGPoint(x: tangent1End.x + bx / b * reach, y: tangent1End.y + by / b * reach)
    let side: CGFloat = cross > 0 ? -1 : 1
    let center = CGPoint(x: p.x + side * ay / a * radius, y: p.y - side * ax / a * radius)
    let from = atan2(Double(p.y - center.y), Double(p.x - center.x))
    var delta = atan2(Double(q.y - center.y), Double(q.x - center.x)) - from
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: from),
      delta: Angle(radians: delta), transform: transform)
  }
}
