import CalqueDrawing
import Foundation

/// A path written as letters and numbers, as in SVG, with a few letters of its own.
///
/// `M x y`, `L x y`, `H x`, `V y`, `Q x y x y`, `C x y x y x y`, `Z` as in SVG, with absolute
/// coordinates; `A r large sweep x y` is SVG's arc of a circle; `O x y r` is a circle,
/// `R x y w h r` a rounded rectangle, `D x y k` a dot k lines wide, `S x y outer inner n` a star,
/// `G x y outer inner n` a gear wheel. In areas, `K n x y …` is the outline of a line through n
/// points and `X x y reach degrees` that of a cross, both as thick as the drawing's lines.
struct Outline: Sendable {
  private let commands: [(letter: Character, numbers: [Double])]

  init(_ text: String) {
    var commands: [(letter: Character, numbers: [Double])] = []
    var number = ""
    func finish() {
      if let value = Double(number) { commands[commands.count - 1].numbers.append(value) }
      number = ""
    }
    for character in text {
      if character.isLetter {
        if !commands.isEmpty { finish() }
        commands.append((character, []))
      } else if character == " " {
        if !commands.isEmpty { finish() }
      } else {
        number.append(character)
      }
    }
    if !commands.isEmpty { finish() }
    self.commands = commands
  }

  func path(lineWidth: Double) -> Path {
    var path = Path()
    for (letter, n) in commands {
      let here = path.currentPoint ?? .zero
      func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
      switch (letter, n.count) {
      case ("M", 2): path.move(to: point(0))
      case ("L", 2): path.addLine(to: point(0))
      case ("H", 1): path.addLine(to: CGPoint(x: n[0], y: here.y))
      case ("V", 1): path.addLine(to: CGPoint(x: here.x, y: n[0]))
      case ("Q", 4): path.addQuadCurve(to: point(2), control: point(0))
      case ("C", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
      case ("Z", 0): path.closeSubpath()
      case ("A", 5):
        path.addCircularArc(
          to: point(3), radius: n[0], isLarge: n[1] == 1, isClockwise: n[2] == 1)
      case ("O", 3): path.addCircle(point(0), n[2])
      case ("D", 3): path.addCircle(point(0), n[2] * lineWidth / 2)
      case ("R", 5):
        path.addRoundedRect(
          in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]),
          cornerSize: CGSize(width: n[4], height: n[4]), style: .circular)
      case ("S", 5): path.addStar(point(0), outer: n[2], inner: n[3], count: Int(n[4]))
      case ("G", 5): path.addGear(point(0), outer: n[2], inner: n[3], count: Int(n[4]))
      case ("K", _) where n.count == 1 + 2 * Int(n.first ?? -1):
        path.addOutline(
          of: stride(from: 1, to: n.count, by: 2).map(point), width: lineWidth)
      case ("X", 4): path.addCross(point(0), reach: n[2], degrees: n[3], width: lineWidth)
      default: assertionFailure("\(letter) does not take \(n.count) numbers")
      }
    }
    return path
  }
}

extension Path {
  fileprivate mutating func addCircle(_ center: CGPoint, _ radius: Double) {
    addEllipse(
      in: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  fileprivate mutating func addCircularArc(
    to end: CGPoint, radius: Double, isLarge: Bool, isClockwise: Bool
  ) {
    let start = currentPoint ?? end
    let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
    let chord = hypot(dx, dy)
    if chord == 0 { return }
    let radius = max(radius, chord / 2)
    let away = (radius * radius - chord * chord / 4).squareRoot()
    let side = isLarge == isClockwise ? 1.0 : -1.0
    let center = CGPoint(
      x: (start.x + end.x) / 2 + side * away * dy / chord,
      y: (start.y + end.y) / 2 - side * away * dx / chord)
    let from = atan2(Double(start.y - center.y), Double(start.x - center.x))
    var turn = atan2(Double(end.y - center.y), Double(end.x - center.x)) - from
    if isClockwise, turn < 0 { turn += 2 * .pi }
    if !isClockwise, turn > 0 { turn -= 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(from), delta: .radians(turn))
  }

  fileprivate mutating func addStar(
    _ center: CGPoint, outer: Double, inner: Double, count: Int
  ) {
    addLines(
      (0..<2 * count).map {
        Path.point(center, $0 % 2 == 0 ? outer : inner, -.pi / 2 + Double($0) * .pi / Double(count))
      })
    closeSubpath()
  }

  fileprivate mutating func addGear(
    _ center: CGPoint, outer: Double, inner: Double, count: Int
  ) {
    let step = 2 * Double.pi / Double(count)
    var points: [CGPoint] = []
    for tooth in 0..<count {
      let middle = -.pi / 2 + Double(tooth) * step
      points.append(Path.point(center, inner, middle - 0.3 * step))
      points.append(Path.point(center, outer, middle - 0.17 * step))
      points.append(Path.point(center, outer, middle + 0.17 * step))
      points.append(Path.point(center, inner, middle + 0.3 * step))
    }
    addLines(points)
    closeSubpath()
  }

  /// A line through points with round ends and corners, as an area that overlaps nowhere.
  fileprivate mutating func addOutline(of points: [CGPoint], width: Double) {
    guard points.count > 1 else { return }
    let half = width / 2
    let angles = zip(points, points.dropFirst()).map { a, b in
      atan2(Double(b.y - a.y), Double(b.x - a.x))
    }
    var outline = Path()
    // Along one side, round the end, and back along the other.
    for isBack in [false, true] {
      let order = isBack ? Array(points.reversed()) : points
      let turns = isBack ? angles.reversed().map { $0 + .pi } : angles
      for index in order.indices.dropLast() {
        let before = index == 0 ? nil : turns[index - 1]
        var bend = before.map { turns[index] - $0 } ?? 0
        if bend > .pi { bend -= 2 * .pi }
        if bend < -.pi { bend += 2 * .pi }
        if let before, bend < 0 {
          // On the inside of the bend, the two sides cross here.
          let middle = before + bend / 2 - .pi / 2
          outline.addLine(to: Path.point(order[index], half / cos(bend / 2), middle))
        } else if let before {
          outline.addRelativeArc(
            center: order[index], radius: half, startAngle: .radians(before - .pi / 2),
            delta: .radians(bend))
        } else {
          outline.addLine(to: Path.point(order[index], half, turns[index] - .pi / 2))
        }
      }
      if let last = order.last, let angle = turns.last {
        outline.addRelativeArc(
          center: last, radius: half, startAngle: .radians(angle - .pi / 2),
          delta: .degrees(180))
      }
    }
    outline.closeSubpath()
    addPath(outline)
  }

  /// Two crossing lines with round ends, as an area that overlaps nowhere.
  fileprivate mutating func addCross(
    _ center: CGPoint, reach: Double, degrees: Double, width: Double
  ) {
    var outline = Path()
    for arm in 0..<4 {
      let angle = degrees * .pi / 180 + Double(arm) * .pi / 2
      outline.addLine(to: Path.point(center, width / 2 * 2.squareRoot(), angle - .pi / 4))
      outline.addRelativeArc(
        center: Path.point(center, reach, angle), radius: width / 2,
        startAngle: .radians(angle - .pi / 2), delta: .degrees(180))
    }
    outline.closeSubpath()
    addPath(outline)
  }

  fileprivate static func point(_ center: CGPoint, _ radius: Double, _ angle: Double) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}
