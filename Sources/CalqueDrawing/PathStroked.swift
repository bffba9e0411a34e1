import Foundation

extension Path {
  /// The outline of the line that is drawn along the path with a style.
  ///
  /// The outline overlaps itself: it is filled by the winding number, as ``FillStyle`` does unless
  /// it says otherwise. Curves become straight pieces.
  ///
  /// - Parameter style: The width in points, ends, corners and dashes.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var outline = StrokeOutline(style)
    for line in Polyline.lines(of: self) {
      for part in line.dashed(style) { outline.add(part) }
    }
    return outline.path
  }
}

/// Points that straight pieces connect.
private struct Polyline {
  var points: [CGPoint]
  var isClosed = false

  /// The parts of a path.
  static func lines(of path: Path) -> [Polyline] {
    var lines: [Polyline] = []
    path.forEachSegment(closingParts: false) { from, to in
      if let last = lines.last?.points.last, last == from {
        lines[lines.count - 1].points.append(to)
      } else {
        lines.append(Polyline(points: [from, to]))
      }
    }
    for index in lines.indices {
      // Repeated points have no direction.
      var points: [CGPoint] = []
      for point in lines[index].points where points.last != point { points.append(point) }
      lines[index].points = points
      if points.count > 2, points.first == points.last {
        lines[index].points.removeLast()
        lines[index].isClosed = true
      }
    }
    return lines
  }

  /// The painted parts of a dashed line; the line itself without dashes.
  func dashed(_ style: StrokeStyle) -> [Polyline] {
    let pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    let whole = pattern.reduce(0, +)
    guard whole > 0, whole.isFinite, pattern.allSatisfy({ $0 >= 0 }), style.dashPhase.isFinite
    else { return [self] }
    let corners = isClosed ? points + [points[0]] : points
    let length = zip(corners, corners.dropFirst()).reduce(0) {
      $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
    }
    // Dashes far smaller than what can be seen are not worth their number.
    guard length / whole * CGFloat(pattern.count) < 100_000 else { return [self] }
    var (index, rest) = (0, style.dashPhase.truncatingRemainder(dividingBy: whole))
    if rest < 0 { rest += whole }
    while rest >= pattern[index] {
      rest -= pattern[index]
      index = (index + 1) % pattern.count
    }
    rest = pattern[index] - rest
    var parts: [Polyline] = []
    var current: [CGPoint] = index % 2 == 0 ? [corners[0]] : []
    for (from, to) in zip(corners, corners.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      var position: CGFloat = 0
      while position + rest < length {
        position += rest
        let t = position / length
        let point = CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
        if index % 2 == 0 { parts.append(Polyline(points: current + [point])) }
        repeat {
          index = (index + 1) % pattern.count
          rest = pattern[index]
        } while rest == 0
        current = index % 2 == 0 ? [point] : []
      }
      rest -= length - position
      if index % 2 == 0 { current.append(to) }
    }
    if current.count > 1 { parts.append(Polyline(points: current)) }
    return parts
  }
}

/// Collects the pieces of an outline, which all turn the same way.
private struct StrokeOutline {
  private let style: StrokeStyle
  private let half: CGFloat
  private(set) var path = Path()

  init(_ style: StrokeStyle) {
    self.style = style
    half = style.lineWidth / 2
  }

  mutating func add(_ line: Polyline) {
    let points = line.points
    guard points.count > 1 else { return }
    let count = line.isClosed ? points.count : points.count - 1
    let pieces = (0..<count).map { (points[$0], points[($0 + 1) % points.count]) }
    for (number, (from, to)) in pieces.enumerated() {
      let (dx, dy) = direction(from, to)
      let isFirst = !line.isClosed && number == 0
      let isLast = !line.isClosed && number == count - 1
      let before = isFirst && style.lineCap == .square ? half : 0
      let after = isLast && style.lineCap == .square ? half : 0
      let start = CGPoint(x: from.x - dx * before, y: from.y - dy * before)
      let end = CGPoint(x: to.x + dx * after, y: to.y + dy * after)
      let (nx, ny) = (-dy * half, dx * half)
      addPolygon([
        CGPoint(x: start.x + nx, y: start.y + ny), CGPoint(x: start.x - nx, y: start.y - ny),
        CGPoint(x: end.x - nx, y: end.y - ny), CGPoint(x: end.x + nx, y: end.y + ny),
      ])
      if isFirst, style.lineCap == .round { addCircle(from) }
      if isLast, style.lineCap == .round { addCircle(to) }
      if !isLast { addJoin(pieces[number], pieces[(number + 1) % count]) }
    }
  }

  private func direction(_ from: CGPoint, _ to: CGPoint) -> (CGFloat, CGFloat) {
    let length = hypot(to.x - from.x, to.y - from.y)
    return ((to.x - from.x) / length, (to.y - from.y) / length)
  }

  private mutating func addJoin(_ one: (CGPoint, CGPoint), _ other: (CGPoint, CGPoint)) {
    let corner = one.1
    if style.lineJoin == .round { return addCircle(corner) }
    let (first, second) = (direction(one.0, one.1), direction(other.0, other.1))
    let cross = first.0 * second.1 - first.1 * second.0
    let dot = first.0 * second.0 + first.1 * second.1
    // The outer side is the one that the line turns away from.
    let side: CGFloat = cross > 0 ? -half : half
    let a = CGPoint(x: corner.x - first.1 * side, y: corner.y + first.0 * side)
    let b = CGPoint(x: corner.x - second.1 * side, y: corner.y + second.0 * side)
    var points = [corner, a, b]
    // The length of a miter over the width is 1 / sin(angle / 2), and cos(angle) is -dot.
    let sine = ((1 + dot) / 2).squareRoot()
    if style.lineJoin == .miter, sine > 0, 1 / sine <= style.miterLimit {
      let scale = 1 / (1 + dot)
      points = [
        corner, a,
        CGPoint(
          x: corner.x + (a.x + b.x - 2 * corner.x) * scale,
          y: corner.y + (a.y + b.y - 2 * corner.y) * scale), b,
      ]
    }
    addPolygon(points)
  }

  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    guard area != 0 else { return }
    let ordered = area > 0 ? points : points.reversed()
    path.move(to: ordered[0])
    for point in ordered.dropFirst() { path.addLine(to: point) }
    path.closeSubpath()
  }

  private mutating func addCircle(_ center: CGPoint) {
    // The usual control points of a quarter of a circle.
    let k = half * 0.552_284_749_831
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    path.move(to: at(half, 0))
    path.addCurve(to: at(0, half), control1: at(half, k), control2: at(k, half))
    path.addCurve(to: at(-half, 0), control1: at(-k, half), control2: at(-half, k))
    path.addCurve(to: at(0, -half), control1: at(-half, -k), control2: at(-k, -half))
    path.addCurve(to: at(half, 0), control1: at(k, -half), control2: at(half, -k))
    path.closeSubpath()
  }
}
