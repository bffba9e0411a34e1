import CalqueDrawing
import Foundation
import Testing

@testable import CalqueRendering

/// Gradients, by the pixels of pictures.
struct GradientTests {
  private static let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
  private static let size = CGSize(width: 40, height: 40)

  private static let geometries: [GradientPaint.Geometry] = [
    .linear(start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5)),
    .radial(center: CGPoint(x: 0.5, y: 0.5), startRadius: 0, endRadius: 20),
    .elliptical(center: CGPoint(x: 0.5, y: 0.5), startFraction: 0, endFraction: 0.5),
    .angular(center: CGPoint(x: 0.5, y: 0.5), start: .zero, end: .degrees(360)),
  ]

  private func gradient(
    _ geometry: GradientPaint.Geometry, _ colors: [RGBAColor], bounds: CGRect = Self.bounds
  ) -> Paint {
    let stops = colors.enumerated().map {
      GradientPaint.Stop($0.element, at: CGFloat($0.offset) / CGFloat(max(colors.count - 1, 1)))
    }
    return .gradient(GradientPaint(geometry, stops: stops, bounds: bounds))
  }

  private func isNear(_ a: [UInt8]?, _ b: RGBAColor, within: Int = 3) -> Bool {
    guard let a else { return false }
    let bytes = b.bytes
    return zip(a, [bytes.red, bytes.green, bytes.blue, bytes.opacity])
      .allSatisfy { abs(Int($0) - Int($1)) <= within }
  }

  @Test(arguments: geometries)
  func `a gradient of equal stops is a fill`(_ geometry: GradientPaint.Geometry) throws {
    let color = RGBAColor(red: 0.2, green: 0.6, blue: 0.9, opacity: 0.5)
    let path = Path(ellipseIn: Self.bounds)
    let filled = try picture([.fill(path, color)], size: Self.size)
    let painted = try picture(
      [.fill(path, gradient(geometry, [color, color, color]))], size: Self.size)
    #expect(painted == filled)
  }

  @Test
  func `a linear gradient has its stops' colours at their places`() throws {
    let green = RGBAColor(red: 0, green: 1, blue: 0)
    let paint = gradient(Self.geometries[0], [red, green, blue])
    let image = try picture([.fill(Path(Self.bounds), paint)], size: Self.size, scale: 2)
    for y in [0, 40, 79] {
      #expect(isNear(image[0, y], red, within: 4))
      #expect(isNear(image[40, y], green, within: 4))
      #expect(isNear(image[79, y], blue, within: 4))
      // A quarter of the way, and half of the way between two stops.
      #expect(isNear(image[20, y], RGBAColor(red: 0.5, green: 0.5, blue: 0), within: 5))
    }
  }

  @Test
  func `radial and elliptical gradients are alike in a square, and not in a rectangle`() throws {
    let path = Path(Self.bounds)
    let radial = try picture(
      [.fill(path, gradient(Self.geometries[1], [red, blue]))], size: Self.size)
    let oval = try picture(
      [.fill(path, gradient(Self.geometries[2], [red, blue]))], size: Self.size)
    for y in 0..<40 {
      for x in 0..<40 {
        let pixel = try #require(oval[x, y])
        let color = RGBAColor(
          red: Double(pixel[0]) / 255, green: Double(pixel[1]) / 255, blue: Double(pixel[2]) / 255)
        #expect(isNear(radial[x, y], color, within: 3))
      }
    }
    #expect(isNear(radial[20, 20], red, within: 16))
    #expect(isNear(radial[0, 0], blue))
    let wide = CGRect(x: 0, y: 0, width: 80, height: 20)
    let stretched = try picture(
      [.fill(Path(wide), gradient(Self.geometries[2], [red, blue], bounds: wide))],
      size: wide.size)
    // Half of the way to the side, and half of the way up.
    #expect(isNear(stretched[60, 10], RGBAColor(red: 0.5, green: 0, blue: 0.5), within: 16))
    #expect(isNear(stretched[40, 5], RGBAColor(red: 0.5, green: 0, blue: 0.5), within: 16))
  }

  @Test
  func `an angular gradient runs clockwise from the right`() throws {
    let colors = [red, RGBAColor(red: 0, green: 1, blue: 0), blue, .black]
    let paint = gradient(
      .angular(center: CGPoint(x: 0.5, y: 0.5), start: .zero, end: .degrees(270)), colors)
    let image = try picture([.fill(Path(Self.bounds), paint)], size: Self.size)
    #expect(isNear(image[39, 20], red, within: 8))
    #expect(isNear(image[20, 39], colors[1], within: 8))
    #expect(isNear(image[0, 20], blue, within: 8))
    #expect(isNear(image[20, 0], .black, within: 8))
  }

  @Test(arguments: [
    // Half of what a range of 90° leaves out has the last colour, half the first one.
    (0.0, 90.0, 100.0, 1.0), (0, 90, 220, 1), (0, 90, 230, 0), (0, 90, 350, 0), (0, 90, 45, 0.5),
    // Of two turns, the last one shows.
    (0, 720, 90, 0.625), (90, 450, 180, 0.25), (0, -360, 270, 0.25),
  ])
  func `angles outside of a range are divided`(
    _ start: Double, _ end: Double, _ angle: Double, _ location: Double
  ) {
    let radians = Double.pi / 180
    let found = GradientPaint.angularLocation(
      of: angle * radians, from: start * radians, to: end * radians)
    #expect(abs(found - location) < 1e-9)
  }

  @Test
  func `a mesh has the colours of its vertices, and the background outside`() throws {
    let points = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
      .map { CGPoint(x: $0.0, y: $0.1) }
    let green = RGBAColor(red: 0, green: 1, blue: 0)
    let mesh = try #require(
      MeshGrid(
        width: 2, height: 2, points: points, colors: [red, green, blue, .black],
        background: .white))
    let paint = Paint.gradient(GradientPaint(.mesh(mesh), stops: [], bounds: Self.bounds))
    let image = try picture([.fill(Path(Self.bounds), paint)], size: Self.size, scale: 2)
    #expect(isNear(image[20, 20], red, within: 12))
    #expect(isNear(image[59, 20], green, within: 12))
    #expect(isNear(image[20, 59], blue, within: 12))
    #expect(isNear(image[59, 59], .black, within: 12))
    #expect(isNear(image[5, 5], .white))
    // No gaps between the triangles.
    for y in 20..<60 { for x in 20..<60 { #expect(image[x, y] != [255, 255, 255, 255]) } }
  }

  @Test
  func `letters and lines take a gradient of their own bounds`() throws {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 20))
      path.addLine(to: CGPoint(x: 40, y: 20))
    }
    let paint = gradient(Self.geometries[0], [red, blue])
    let image = try picture(
      [.stroke(line, paint, StrokeStyle(lineWidth: 10))], size: Self.size)
    #expect(isNear(image[0, 20], red, within: 8))
    #expect(isNear(image[39, 20], blue, within: 8))
    #expect(isNear(image[20, 5], .white))
  }

  @Test(arguments: geometries)
  func `numbers that are not finite paint nothing, and do no harm`(
    _ geometry: GradientPaint.Geometry
  ) throws {
    let bounds = [CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), .zero, .infinite]
    for bounds in bounds {
      let item = Drawing.Item.fill(
        Path(Self.bounds), gradient(geometry, [red, blue], bounds: bounds))
      let drawing = Drawing(size: Self.size, items: [item])
      _ = try drawing.png(scale: 1)
      _ = try drawing.pdf()
      _ = try drawing.svg()
    }
  }

  @Test
  func `a stop that is before the one in front of it counts at its place`() {
    let gradient = GradientPaint(
      .linear(start: .zero, end: CGPoint(x: 1, y: 0)),
      stops: [.init(red, at: 0.5), .init(blue, at: 0.2), .init(.black, at: .nan)])
    #expect(gradient.stops.map(\.location) == [0.5, 0.5, 0.5])
    #expect(gradient.color(at: 0.4) == red)
    #expect(gradient.color(at: 0.6) == .black)
  }
}
