public import Foundation

extension Path {
  /// The part of the path between two of its points, by length.
  ///
  /// - Parameters:
  ///   - from: Where the part begins, as a fraction of the length of the whole path.
  ///   - to: Where it ends. Fractions are between 0 and 1; a part that ends where it begins, or
  ///     before, is empty.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (start, end) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard start < end else { return Path() }
    if start == 0, end == 1 { return self }
    let segments = PathSegment.segments(of: self)
    let whole = segments.reduce(0) { $0 + $1.length }
    guard whole > 0, whole.isFinite else { return Path() }
    var (path, position): (Path, CGFloat) = (Path(), 0)
    for segment in segments {
      let first = (start * whole - position) / segment.length
      let last = (end * whole - position) / segment.length
      position += segment.length
      guard last > 0, first < 1, segment.length > 0 else { continue }
      let part = segment.part(from: max(first, 0), to: min(last, 1))
      if path.currentPoint != part.points[0] || first > 0 { path.move(to: part.points[0]) }
      part.append(to: &path)
    }
    return path
  }
}

/// A line or a curve of a path.
private struct PathSegment {
  /// The ends of a line, or those of a Bézier curve with its control points between them.
  let points: [CGPoint]
  /// The lengths from the beginning to points at equal steps of the parameter.
  private let lengths: [CGFloat]

  var length: CGFloat { lengths.last ?? 0 }

  private static let steps = 64

  init(_ points: [CGPoint]) {
    self.points = points
    let count = points.count == 2 ? 1 : Self.steps
    var (lengths, last): ([CGFloat], CGPoint) = ([0], points[0])
    for step in 1...count {
      let next = Self.split(points, at: CGFloat(step) / CGFloat(count)).0[points.count - 1]
      lengths.append(lengths[step - 1] + hypot(next.x - last.x, next.y - last.y))
      last = next
    }
    self.lengths = lengths
  }

  static func segments(of path: Path) -> [PathSegment] {
    var segments: [PathSegment] = []
    var (start, here) = (CGPoint.zero, CGPoint.zero)
    func add(_ points: [CGPoint]) {
      segments.append(PathSegment([here] + points))
      here = points[points.count - 1]
    }
    for element in path.elements {
      switch element {
      case .move(let end): (start, here) = (end, end)
      case .line(let end): add([end])
      case .quadCurve(let end, let control): add([control, end])
      case .curve(let end, let first, let second): add([first, second, end])
      case .closeSubpath: if here != start { add([start]) }
      }
    }
    return segments
  }

  /// The part between two fractions of the length.
  func part(from: CGFloat, to: CGFloat) -> PathSegment {
    let (first, last) = (parameter(at: from), parameter(at: to))
    let rest = Self.split(points, at: last).0
    guard first > 0, last > 0 else { return PathSegment(rest) }
    return PathSegment(Self.split(rest, at: first / last).1)
  }

  /// The parameter of the point at a fraction of the length.
  private func parameter(at fraction: CGFloat) -> CGFloat {
    let wanted = fraction * length
    guard let index = lengths.firstIndex(where: { $0 >= wanted }), index > 0 else {
      return fraction <= 0 ? 0 : 1
    }
    let step = lengths[index] - lengths[index - 1]
    let inside = step > 0 ? (wanted - lengths[index - 1]) / step : 0
    return (CGFloat(index - 1) + inside) / CGFloat(lengths.count - 1)
  }

  /// Both parts of a curve that is cut at a parameter (de Casteljau).
  private static func split(
    _ points: [CGPoint], at parameter: CGFloat
  ) -> ([CGPoint], [CGPoint]) {
    var (left, right, level) = ([points[0]], [points[points.count - 1]], points)
    while level.count > 1 {
      level = zip(level, level.dropFirst()).map { one, other in
        CGPoint(
          x: one.x + (other.x - one.x) * parameter, y: one.y + (other.y - one.y) * parameter)
      }
      left.append(level[0])
      right.append(level[level.count - 1])
    }
    return (left, right.reversed())
  }

  func append(to path: inout Path) {
    let end = points[points.count - 1]
    switch points.count {
    case 2: path.addLine(to: end)
    case 3: path.addQuadCurve(to: end, control: points[1])
    default: path.addCurve(to: end, control1: points[1], control2: points[2])
    }
  }
}
