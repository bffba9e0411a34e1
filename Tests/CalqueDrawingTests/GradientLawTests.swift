import CalqueDrawing
import CalqueTestRandom
import Foundation
import Testing

/// Colours along a gradient, and the patches of a mesh.
struct GradientLawTests {
  private let red = RGBAColor(hex: 0xFF0000)
  private let blue = RGBAColor(hex: 0x0000FF)

  private func linear(_ stops: [GradientPaint.Stop]) -> GradientPaint {
    GradientPaint(
      .linear(start: .zero, end: CGPoint(x: 1, y: 0)), stops: stops)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a gradient has the colours of its stops there, and changes without a jump`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var location: CGFloat = 0
    let stops = (0..<5).map { index in
      location += CGFloat.random(in: 0.05...0.2, using: &random)
      return GradientPaint.Stop(
        RGBAColor(white: Double.random(in: 0...1, using: &random)), at: location)
    }
    let gradient = linear(stops)
    for stop in stops {
      #expect(abs(gradient.color(at: Double(stop.location)).red - stop.color.red) < 1e-9)
    }
    #expect(gradient.color(at: -5) == stops[0].color)
    #expect(gradient.color(at: 5) == stops[4].color)
    var last = gradient.color(at: 0).red
    for step in 1...2000 {
      let here = gradient.color(at: Double(step) / 2000).red
      // No two stops are nearer than 0.05, and no two colours further than 1.
      #expect(abs(here - last) <= 1 / 0.05 / 2000 + 1e-9)
      last = here
    }
  }

  @Test func `locations are brought into their order and range`() {
    let gradient = linear([
      .init(red, at: 0.5), .init(blue, at: 0.2), .init(red, at: .nan), .init(blue, at: 7),
    ])
    #expect(gradient.stops.map(\.location) == [0.5, 0.5, 0.5, 1])
    #expect(gradient.color(at: 0.49) == red)
    // Of several stops at one place the last one begins what follows.
    #expect(gradient.color(at: 0.5) == red)
    #expect(linear([]).color(at: 0.5) == .clear)
  }

  @Test(arguments: [(0.0, 90.0), (30, 300), (350, 370), (200, -30)])
  func `an angular gradient begins and ends at its angles`(start: Double, end: Double) {
    let (from, to) = (start * .pi / 180, end * .pi / 180)
    func location(_ angle: Double) -> Double {
      GradientPaint.angularLocation(of: angle, from: from, to: to)
    }
    let inside = to > from ? 1e-6 : -1e-6
    #expect(abs(location(from + inside)) < 1e-4)
    #expect(abs(location(to - inside) - 1) < 1e-4)
    #expect(abs(location((from + to) / 2) - 0.5) < 1e-9)
    for angle in stride(from: -7.0, to: 7, by: 0.31) {
      #expect(abs(location(angle) - location(angle + 2 * .pi)) < 1e-9)
    }
  }

  @Test func `a range of more than a turn shows its last turn`() {
    let turn = 2 * Double.pi
    // Of three turns, the first two thirds are below the last one.
    #expect(abs(GradientPaint.angularLocation(of: 0, from: 0, to: 3 * turn) - 2.0 / 3) < 1e-9)
  }

  private func grid(_ random: inout SeededGenerator, smooths: Bool) throws -> MeshGrid {
    let points = (0..<12).map { index in
      CGPoint(
        x: CGFloat(index % 4) / 3 + CGFloat.random(in: -0.1...0.1, using: &random),
        y: CGFloat(index / 4) / 2 + CGFloat.random(in: -0.1...0.1, using: &random))
    }
    let colors = (0..<12).map { _ in RGBAColor(white: Double.random(in: 0...1, using: &random)) }
    return try #require(
      MeshGrid(width: 4, height: 3, points: points, colors: colors, smoothsColors: smooths))
  }

  @Test(arguments: 0..<10 as Range<UInt64>, [true, false])
  func `patches meet at the vertices and along their sides`(seed: UInt64, smooths: Bool) throws {
    var random = SeededGenerator(seed: seed)
    let grid = try grid(&random, smooths: smooths)
    func isSame(_ one: CGPoint, _ other: CGPoint) -> Bool {
      hypot(one.x - other.x, one.y - other.y) < 1e-9
    }
    for row in 0..<2 {
      for column in 0..<3 {
        for (u, v) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
          let vertex = (row + v) * 4 + column + u
          #expect(
            isSame(
              grid.point(column: column, row: row, u: Double(u), v: Double(v)),
              grid.vertices[vertex].position))
          #expect(
            grid.color(column: column, row: row, u: Double(u), v: Double(v))
              == grid.colors[vertex])
        }
        for t in stride(from: 0.0, through: 1, by: 0.125) where column < 2 {
          #expect(
            isSame(
              grid.point(column: column, row: row, u: 1, v: t),
              grid.point(column: column + 1, row: row, u: 0, v: t)))
        }
        for t in stride(from: 0.0, through: 1, by: 0.125) where row < 1 {
          #expect(
            isSame(
              grid.point(column: column, row: row, u: t, v: 1),
              grid.point(column: column, row: row + 1, u: t, v: 0)))
        }
      }
    }
  }

  @Test func `a mesh of even points has straight patches`() throws {
    let points = (0..<9).map { CGPoint(x: CGFloat($0 % 3) / 2, y: CGFloat($0 / 3) / 2) }
    let grid = try #require(
      MeshGrid(
        width: 3, height: 3, points: points, colors: Array(repeating: .black, count: 9)))
    for (u, v) in [(0.25, 0.5), (0.5, 0.5), (0.9, 0.1)] {
      let point = grid.point(column: 1, row: 0, u: u, v: v)
      #expect(abs(point.x - (0.5 + u / 2)) < 1e-9 && abs(point.y - v / 2) < 1e-9)
    }
    #expect(MeshGrid(width: 1, height: 3, points: points, colors: []) == nil)
    #expect(MeshGrid(width: 3, height: 3, points: points, colors: []) == nil)
  }
}
