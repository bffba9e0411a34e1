import CalqueDrawing
import CalqueTestRandom
import Foundation
import Testing

/// What holds of any path, compared with one that is sampled.
struct PathLawTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the bounding rectangle touches the samples on each side`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.path()
    let box = path.boundingRect
    let samples = SampledPath(path).points
    for (side, sampled) in [
      (box.minX, samples.map(\.x).min()), (box.maxX, samples.map(\.x).max()),
      (box.minY, samples.map(\.y).min()), (box.maxY, samples.map(\.y).max()),
    ] { #expect(abs(side - (sampled ?? .infinity)) < 0.01, "\(path)") }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a point is inside if the path goes around it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.path()
    let sampled = SampledPath(path, steps: 100)
    for _ in 0..<20 {
      let point = random.point()
      // A curve is 16 lines: nearer to it the answers may differ.
      guard sampled.distance(to: point) > 1 else { continue }
      let turns = sampled.turns(around: point)
      #expect(path.contains(point) == (turns != 0), "\(path) \(point)")
      #expect(path.contains(point, eoFill: true) == (turns % 2 != 0), "\(path) \(point)")
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a round stroke has the points that are near the line`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.path()
    let stroke = path.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
    for _ in 0..<40 {
      let point = random.point()
      // Half circles are curves, which are 16 lines when points in them are asked for.
      if path.isNear(point, within: 4.9) { #expect(stroke.contains(point), "\(path) \(point)") }
      if !path.isNear(point, within: 5) { #expect(!stroke.contains(point), "\(path) \(point)") }
    }
  }

  /// A right angle of lines that are 2 wide: its corner is that of a square, cut off, or missing.
  @Test func `corners, ends and dashes are those of the style`() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    func inside(_ style: StrokeStyle, _ x: CGFloat, _ y: CGFloat) -> Bool {
      path.strokedPath(style).contains(CGPoint(x: x, y: y))
    }
    let miter = StrokeStyle(lineWidth: 2)
    #expect(inside(miter, 10.9, -0.9) && inside(miter, 5, 0.9))
    #expect(!inside(miter, -0.5, 0) && !inside(miter, 5, 1.1))
    let short = StrokeStyle(lineWidth: 2, miterLimit: 1)
    let bevel = StrokeStyle(lineWidth: 2, lineJoin: .bevel)
    for style in [short, bevel] {
      #expect(!inside(style, 10.9, -0.9) && inside(style, 10.4, -0.4))
    }
    let square = StrokeStyle(lineWidth: 2, lineCap: .square)
    #expect(inside(square, -0.9, 0.9) && inside(square, 10, 10.9) && !inside(square, -1.1, 0))
    let round = StrokeStyle(lineWidth: 2, lineCap: .round)
    #expect(!inside(round, -0.9, 0.9) && inside(round, -0.9, 0) && inside(round, 10, 10.9))
    // Painted from 0 to 2, from 4 to 7 and so on.
    let dashed = StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: 1)
    #expect(inside(dashed, 1, 0) && !inside(dashed, 3, 0))
    #expect(inside(dashed, 5, 0) && !inside(dashed, 8, 0))
    #expect(path.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a transform moves the samples`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (path, transform) = (random.path(), random.transform())
    let moved = SampledPath(path.applying(transform), steps: 20).points
    let samples = SampledPath(path, steps: 20).points.map { $0.applying(transform) }
    #expect(moved.count == samples.count)
    for (one, other) in zip(moved, samples) {
      #expect(hypot(one.x - other.x, one.y - other.y) < 1e-9)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the parts of a trimmed path are as long as the whole`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.path()
    let whole = SampledPath(path).length
    let cuts = (0..<3).map { _ in CGFloat.random(in: 0...1, using: &random) }.sorted()
    var sum: CGFloat = 0
    for (from, to) in zip([0] + cuts, cuts + [1]) {
      let length = SampledPath(path.trimmedPath(from: from, to: to)).length
      #expect(abs(length - (to - from) * whole) < 0.005 * whole, "\(path) \(from)...\(to)")
      sum += length
    }
    #expect(abs(sum - whole) < 0.005 * whole)
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    #expect(path.trimmedPath(from: 0.6, to: 0.4).isEmpty)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `an ellipse is as far from its focuses everywhere`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let width = CGFloat.random(in: 20...80, using: &random)
    let height = CGFloat.random(in: 5...20, using: &random)
    let path = Path(ellipseIn: CGRect(x: 7, y: -3, width: width, height: height))
    let center = CGPoint(x: 7 + width / 2, y: -3 + height / 2)
    let focus = (width * width - height * height).squareRoot() / 2
    for point in SampledPath(path).points {
      let sum =
        hypot(point.x - center.x - focus, point.y - center.y)
        + hypot(point.x - center.x + focus, point.y - center.y)
      // Four cubics are within 0.03 % of a circle.
      #expect(abs(sum - width) < 0.001 * width)
    }
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func `a rounded rectangle is its own mirror image`(style: RoundedCornerStyle) {
    let rect = CGRect(x: -30, y: -20, width: 60, height: 40)
    let path = Path(roundedRect: rect, cornerRadius: 11, style: style)
    for sign: (CGFloat, CGFloat) in [(-1, 1), (1, -1), (-1, -1)] {
      for point in SampledPath(path, steps: 50).points {
        // Just inside of the edge, and just outside of it.
        for factor: CGFloat in [0.99, 1.01] {
          let point = CGPoint(x: point.x * factor, y: point.y * factor)
          let mirrored = CGPoint(x: point.x * sign.0, y: point.y * sign.1)
          #expect(path.contains(point) == path.contains(mirrored), "\(point)")
        }
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the description is the path in SVG's grammar`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let path = random.path()
    let points = SVGPath.points(try #require(SVGPath.commands(path.description)))
    var expected: [CGPoint] = []
    for element in path.elements {
      switch element {
      case .move(let to), .line(let to): expected.append(to)
      case .quadCurve(let to, let control): expected += [control, to]
      case .curve(let to, let control1, let control2): expected += [control1, control2, to]
      case .closeSubpath: break
      }
    }
    #expect(points.count == expected.count)
    for (one, other) in zip(points, expected) {
      #expect(abs(one.x - other.x) <= 0.00501 && abs(one.y - other.y) <= 0.00501)
    }
  }
}

/// Reads the path data of SVG 1.1, section 8.3, as far as descriptions use it.
private enum SVGPath {
  static func commands(_ text: String) -> [(letter: Character, numbers: [CGFloat])]? {
    var commands: [(letter: Character, numbers: [CGFloat])] = []
    for match in text.matches(of: #/([MLHVQCZ])([^MLHVQCZ]*)/#) {
      let numbers = match.2.split(separator: " ").map { Double($0) }
      guard numbers.allSatisfy({ $0 != nil }) else { return nil }
      commands.append((Character(String(match.1)), numbers.compactMap { $0.map { CGFloat($0) } }))
    }
    return commands
  }

  static func points(_ commands: [(letter: Character, numbers: [CGFloat])]) -> [CGPoint] {
    var points: [CGPoint] = []
    var (start, here) = (CGPoint.zero, CGPoint.zero)
    for (letter, numbers) in commands {
      switch letter {
      case "H": here.x = numbers[0]
      case "V": here.y = numbers[0]
      case "Z":
        here = start
        continue
      default:
        for pair in stride(from: 0, to: numbers.count - 3, by: 2) {
          points.append(CGPoint(x: numbers[pair], y: numbers[pair + 1]))
        }
        here = CGPoint(x: numbers[numbers.count - 2], y: numbers[numbers.count - 1])
        if letter == "M" { start = here }
      }
      points.append(here)
    }
    return points
  }
}
