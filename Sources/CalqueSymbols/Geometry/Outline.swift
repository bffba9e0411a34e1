import CalqueDrawing
import Foundation

/// A path written as letters and numbers, as in SVG, with a few letters of its own.
///
/// `M x y`, `L x y`, `H x`, `V y`, `Q x y x y`, `C x y x y x y`, `Z` as in SVG, with absolute
/// coordinates; `A r large sweep x y` is SVG's arc of a circle. Shapes:
///
/// - `O x y r` is a circle, `E x y rx ry` an ellipse, `R x y w h r` a rounded rectangle;
/// - `D x y k` is a dot k lines wide;
/// - `B x y r from to` is a piece of a circle, clockwise, in degrees from the right;
/// - `T x y r n share` is a circle of n dashes, which take a share of it;
/// - `S x y outer inner n` is a star, `G x y outer inner n` a gear wheel, `N x y outer inner n` a
///   wavy disc, `P x y r n degrees` a polygon with even sides;
/// - `Y r x y x y …` is a polygon with corners of a radius, `U r x y x y …` an open one;
/// - `J x y degrees size` is the head of an arrow: the tip, where it points to, and its size.
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
    for (letter, n) in commands { path.add(letter, n, lineWidth: lineWidth) }
    return path
  }

  /// Whether each of its pieces returns to where it began.
  var isClosed: Bool {
    let path = path(lineWidth: 1)
    return !path.isEmpty && path.polylines(tolerance: 1).allSatisfy(\.isClosed)
  }
}

extension Path {
  fileprivate mutating func add(_ letter: Character, _ n: [Double], lineWidth: Double) {
    let here = currentPoint ?? .zero
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch (letter, n.count) {
    case ("M", 2): move(to: point(0))
    case ("L", 2): addLine(to: point(0))
    case ("H", 1): addLine(to: CGPoint(x: n[0], y: here.y))
    case ("V", 1): addLine(to: CGPoint(x: here.x, y: n[0]))
    case ("Q", 4): addQuadCurve(to: point(2), control: point(0))
    case ("C", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
    case ("Z", 0): closeSubpath()
    case ("A", 5):
      addCircularArc(to: point(3), radius: n[0], isLarge: n[1] == 1, isClockwise: n[2] == 1)
    case ("O", 3): addEllipse(point(0), n[2], n[2])
    case ("E", 4): addEllipse(point(0), n[2], n[3])
    case ("D", 3): addEllipse(point(0), n[2] * lineWidth / 2, n[2] * lineWidth / 2)
    case ("R", 5):
      addRoundedRect(
        in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]),
        cornerSize: CGSize(width: n[4], height: n[4]), style: .circular)
    case ("B", 5): addPiece(point(0), n[2], from: n[3], to: n[4])
    case ("T", 5):
      let step = 360 / n[3]
      for dash in 0..<Int(n[3]) {
        let middle = -90 + Double(dash) * step
        addPiece(point(0), n[2], from: middle - step * n[4] / 2, to: middle + step * n[4] / 2)
      }
    case ("S", 5), ("N", 5), ("G", 5):
      addWheel(letter, point(0), outer: n[2], inner: n[3], count: Int(n[4]))
    case ("P", 5):
      addLines(
        (0..<Int(n[3])).map {
          Path.point(point(0), n[2], (n[4] / 180 + 2 * Double($0) / n[3]) * .pi)
        })
      closeSubpath()
    case ("Y", 7...), ("U", 5...):
      addCorners(stride(from: 1, to: n.count, by: 2).map(point), n[0], isClosed: letter == "Y")
    case ("J", 4):
      let angle = n[2] * .pi / 180
      move(to: Path.point(point(0), n[3], angle + 0.76 * .pi))
      addLine(to: point(0))
      addLine(to: Path.point(point(0), n[3], angle - 0.76 * .pi))
    default: assertionFailure("\(letter) does not take \(n.count) numbers")
    }
  }

  private mutating func addEllipse(_ center: CGPoint, _ rx: Double, _ ry: Double) {
    addEllipse(
      in: CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry))
  }

  private mutating func addPiece(
    _ center: CGPoint, _ radius: Double, from: Double, to: Double
  ) {
    move(to: Path.point(center, radius, from * .pi / 180))
    addRelativeArc(
      center: center, radius: radius, startAngle: .degrees(from), delta: .degrees(to - from))
  }

  private mutating func addCircularArc(
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

  private mutating func addWheel(
    _ letter: Character, _ center: CGPoint, outer: Double, inner: Double, count: Int
  ) {
    let step = 2 * Double.pi / Double(count)
    // Where the corners are in each step, and which radius they have.
    let corners: [(Double, Double)] =
      letter == "G"
      ? [(-0.3, inner), (-0.17, outer), (0.17, outer), (0.3, inner)] : [(0, outer), (0.5, inner)]
    let points = (0..<count).flatMap { tooth in
      corners.map { Path.point(center, $0.1, -.pi / 2 + (Double(tooth) + $0.0) * step) }
    }
    if letter == "N" {
      addCorners(points, 2.6, isClosed: true)
    } else {
      addLines(points)
      closeSubpath()
    }
  }

  /// A line through corners, each with an arc of a radius, or less where there is no room.
  private mutating func addCorners(_ corners: [CGPoint], _ radius: Double, isClosed: Bool) {
    let count = corners.count
    if !isClosed { move(to: corners[0]) }
    for index in isClosed ? Array(0..<count) : Array(1..<count - 1) {
      let corner = corners[index]
      let (a, b) = (corners[(index + count - 1) % count], corners[(index + 1) % count])
      let (before, after) = (
        hypot(a.x - corner.x, a.y - corner.y), hypot(b.x - corner.x, b.y - corner.y)
      )
      let cosine =
        ((a.x - corner.x) * (b.x - corner.x) + (a.y - corner.y) * (b.y - corner.y))
        / (before * after)
      let half = acos(max(-1, min(cosine, 1))) / 2
      // The ends of an open line may be used up whole, pieces between two corners only by half.
      let room = min(
        before * (!isClosed && index == 1 ? 1 : 0.5),
        after * (!isClosed && index == count - 2 ? 1 : 0.5))
      let cut = min(radius / max(tan(half), 1e-6), room)
      func toward(_ other: CGPoint, _ length: Double) -> CGPoint {
        CGPoint(
          x: corner.x + (other.x - corner.x) * cut / length,
          y: corner.y + (other.y - corner.y) * cut / length)
      }
      let (from, to) = (toward(a, before), toward(b, after))
      if index == 0 { move(to: from) } else { addLine(to: from) }
      let turn = (corner.x - a.x) * (b.y - corner.y) - (corner.y - a.y) * (b.x - corner.x)
      if abs(turn) < 1e-6 {
        addLine(to: to)
      } else {
        addCircularArc(
          to: to, radius: cut * tan(half), isLarge: false, isClockwise: turn > 0)
      }
    }
    if isClosed { closeSubpath() } else { addLine(to: corners[count - 1]) }
  }

  private static func point(_ center: CGPoint, _ radius: Double, _ angle: Double) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}
