import CalqueDrawing
import Foundation

extension Path {
  /// The path with what is too far away cut off.
  ///
  /// - Parameters:
  ///   - matrix: From the path's coordinates to pixels.
  ///   - reach: The largest coordinate in pixels.
  /// - Returns: `nil` if a number of the path is not a number.
  func bounded(in matrix: CGAffineTransform, reach: Double) -> Path? {
    var isInReach = true
    for element in elements {
      switch element {
      case .move(let to), .line(let to):
        isInReach = isInReach && to.applying(matrix).isWithin(reach)
      case .quadCurve(let to, let control):
        isInReach =
          isInReach && to.applying(matrix).isWithin(reach)
          && control.applying(matrix).isWithin(reach)
      case .curve(let to, let control1, let control2):
        isInReach =
          isInReach && to.applying(matrix).isWithin(reach)
          && control1.applying(matrix).isWithin(reach)
          && control2.applying(matrix).isWithin(reach)
      case .closeSubpath: break
      }
      if !isInReach { break }
    }
    if isInReach { return self }
    var cutter = PathCutter(matrix: matrix, reach: reach)
    for element in elements where !cutter.add(element) { return nil }
    return cutter.path
  }
}

/// Draws a path again inside of a square around the origin, in pixels, with straight lines in place
/// of curves.
///
/// Each line is divided where it crosses the sides' lines, and points outside are moved to the
/// nearest ones of the square. So areas keep what they cover of the square, and lines their
/// directions.
private struct PathCutter {
  private(set) var path = Path()
  private let matrix: CGAffineTransform
  private let back: CGAffineTransform
  private let reach: CGFloat
  private var here = CGPoint.zero
  private var start = CGPoint.zero

  private static let piecesPerCurve = 64
  /// Numbers that can be multiplied with one another.
  private static let largest: CGFloat = 1e15

  init(matrix: CGAffineTransform, reach: Double) {
    self.matrix = matrix
    back = matrix.inverted()
    self.reach = reach
  }

  /// Adds a step.
  ///
  /// - Returns: Whether its numbers are numbers.
  mutating func add(_ element: Path.Element) -> Bool {
    switch element {
    case .move(let to):
      guard let to = pixels(to) else { return false }
      (here, start) = (to, to)
      path.move(to: inside(to))
    case .line(let to):
      guard let to = pixels(to) else { return false }
      line(to: to)
    case .quadCurve(let to, let control):
      guard let to = pixels(to), let control = pixels(control) else { return false }
      let from = here
      curve(
        to: to,
        CGPoint(x: (from.x + 2 * control.x) / 3, y: (from.y + 2 * control.y) / 3),
        CGPoint(x: (to.x + 2 * control.x) / 3, y: (to.y + 2 * control.y) / 3))
    case .curve(let to, let control1, let control2):
      guard let to = pixels(to), let a = pixels(control1), let b = pixels(control2) else {
        return false
      }
      curve(to: to, a, b)
    case .closeSubpath:
      line(to: start)
      path.closeSubpath()
    }
    return true
  }

  private func pixels(_ point: CGPoint) -> CGPoint? {
    func bounded(_ value: CGFloat) -> CGFloat { max(-Self.largest, min(value, Self.largest)) }
    guard !point.x.isNaN, !point.y.isNaN else { return nil }
    let moved = CGPoint(x: bounded(point.x), y: bounded(point.y)).applying(matrix)
    guard !moved.x.isNaN, !moved.y.isNaN else { return nil }
    return CGPoint(x: bounded(moved.x), y: bounded(moved.y))
  }

  /// The nearest point of the square, in the path's coordinates.
  private func inside(_ point: CGPoint) -> CGPoint {
    CGPoint(x: max(-reach, min(point.x, reach)), y: max(-reach, min(point.y, reach)))
      .applying(back)
  }

  private mutating func line(to end: CGPoint) {
    let from = here
    let (dx, dy) = (end.x - from.x, end.y - from.y)
    var crossings: [CGFloat] = []
    for side in [-reach, reach] {
      if dx != 0 { crossings.append((side - from.x) / dx) }
      if dy != 0 { crossings.append((side - from.y) / dy) }
    }
    for t in crossings.filter({ $0 > 0 && $0 < 1 }).sorted() {
      path.addLine(to: inside(CGPoint(x: from.x + t * dx, y: from.y + t * dy)))
    }
    path.addLine(to: inside(end))
    here = end
  }

  private mutating func curve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    let from = here
    for piece in 1..<Self.piecesPerCurve {
      let t = CGFloat(piece) / CGFloat(Self.piecesPerCurve)
      let u = 1 - t
      let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      line(
        to: CGPoint(
          x: p * from.x + q * control1.x + r * control2.x + s * end.x,
          y: p * from.y + q * control1.y + r * control2.y + s * end.y))
    }
    line(to: end)
  }
}
