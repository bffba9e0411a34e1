import CalqueDrawing
import CalqueTestRandom
import Foundation

extension SeededGenerator {
  mutating func point() -> CGPoint {
    CGPoint(
      x: CGFloat.random(in: -50...50, using: &self), y: CGFloat.random(in: -50...50, using: &self))
  }

  mutating func transform() -> CGAffineTransform {
    func number() -> CGFloat { CGFloat.random(in: -2...2, using: &self) }
    return CGAffineTransform(
      a: number(), b: number(), c: number(), d: number(), tx: 10 * number(), ty: 10 * number())
  }

  /// A path of one to three parts with lines, curves, and closed ends.
  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...5, using: &self) {
        switch Int.random(in: 0..<3, using: &self) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if Bool.random(using: &self) { path.closeSubpath() }
    }
    return path
  }
}

/// The points of a path at many equal steps of each curve's parameter, by parts: a slow picture of
/// a path that knows only the definition of a Bézier curve.
struct SampledPath {
  private(set) var parts: [[CGPoint]] = []

  init(_ path: Path, steps: Int = 400) {
    var part: [CGPoint] = []
    func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    func add(_ controls: [CGPoint]) {
      guard let start = part.last else { return }
      for step in 1...steps {
        let t = CGFloat(step) / CGFloat(steps)
        var level = [start] + controls
        while level.count > 1 {
          level = zip(level, level.dropFirst()).map { between($0, $1, t) }
        }
        part.append(level[0])
      }
    }
    for element in path.elements {
      switch element {
      case .move(let to):
        if part.count > 1 { parts.append(part) }
        part = [to]
      case .line(let to): add([to])
      case .quadCurve(let to, let control): add([control, to])
      case .curve(let to, let control1, let control2): add([control1, control2, to])
      case .closeSubpath:
        if let first = part.first {
          add([first])
          parts.append(part)
          part = [first]
        }
      }
    }
    if part.count > 1 { parts.append(part) }
  }

  var points: [CGPoint] { parts.flatMap { $0 } }

  var length: CGFloat {
    parts.reduce(0) { sum, part in
      sum + zip(part, part.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
  }

  /// How often the parts, each closed by a line, go around a point: the sum of the angles that
  /// their segments are seen at.
  func turns(around point: CGPoint) -> Int {
    let angle = parts.reduce(0.0) { sum, part in
      sum
        + zip(part, part.dropFirst() + [part[0]]).reduce(0.0) { sum, ends in
          let (ax, ay) = (Double(ends.0.x - point.x), Double(ends.0.y - point.y))
          let (bx, by) = (Double(ends.1.x - point.x), Double(ends.1.y - point.y))
          return sum + atan2(ax * by - ay * bx, ax * bx + ay * by)
        }
    }
    return Int((angle / (2 * .pi)).rounded())
  }

  /// The distance from a point to the nearest sample, those of the closing lines included.
  func distance(to point: CGPoint) -> CGFloat {
    var nearest = CGFloat.infinity
    for part in parts {
      let (last, first) = (part[part.count - 1], part[0])
      let closing = (0...400).map { step in
        CGPoint(
          x: last.x + (first.x - last.x) * CGFloat(step) / 400,
          y: last.y + (first.y - last.y) * CGFloat(step) / 400)
      }
      for sample in part + closing {
        nearest = min(nearest, hypot(sample.x - point.x, sample.y - point.y))
      }
    }
    return nearest
  }
}
