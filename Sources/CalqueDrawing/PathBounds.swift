public import Foundation

extension Path {
  /// The smallest rectangle around the path itself, not around its control points; null if it is
  /// empty.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    var start = CGPoint.zero
    var here = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to):
        points.append(to)
        start = to
        here = to
      case .line(let to):
        points.append(to)
        here = to
      case .quadCurve(let to, let control):
        points.append(to)
        let c1 = CGPoint(x: (here.x + 2 * control.x) / 3, y: (here.y + 2 * control.y) / 3)
        let c2 = CGPoint(x: (to.x + 2 * control.x) / 3, y: (to.y + 2 * control.y) / 3)
        Self.addExtremes(here, c1, c2, to, &points)
        here = to
      case .curve(let to, let control1, let control2):
        points.append(to)
        Self.addExtremes(here, control1, control2, to, &points)
        here = to
      case .closeSubpath: here = start
      }
    }
    return CGRect(around: points)
  }

  /// The points of a cubic where it runs level or upright.
  private static func addExtremes(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ points: inout [CGPoint]
  ) {
    func at(_ t: CGFloat) -> CGPoint {
      let u = 1 - t
      let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y)
    }
    for (a, b, c, d) in [(a.x, b.x, c.x, d.x), (a.y, b.y, c.y, d.y)] {
      let quadratic = d - 3 * c + 3 * b - a
      let linear = 2 * (c - 2 * b + a)
      let constant = b - a
      var roots: [CGFloat] = []
      if abs(quadratic) < 1e-12 {
        if linear != 0 { roots.append(-constant / linear) }
      } else {
        let discriminant = linear * linear - 4 * quadratic * constant
        if discriminant >= 0 {
          let root = discriminant.squareRoot()
          roots = [(-linear + root) / (2 * quadratic), (-linear - root) / (2 * quadratic)]
        }
      }
      for t in roots where t > 0 && t < 1 { points.append(at(t)) }
    }
  }
}
