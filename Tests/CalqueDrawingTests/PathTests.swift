import CalqueDrawing
import Foundation
import Testing

@Suite("Path")
struct PathTests {
  private static let rect = CGRect(x: 10, y: 20, width: 60, height: 40)

  @Test(
    "A shape in a rectangle fills it",
    arguments: [
      Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 12),
      Path(roundedRect: rect, cornerRadius: 12, style: .circular),
      Path(roundedRect: rect, cornerRadius: 500),
      Path(roundedRect: rect, cornerSize: CGSize(width: 30, height: 4)),
      Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 20)),
    ])
  func bounds(path: Path) {
    let box = path.boundingRect
    for (a, b) in [
      (box.minX, Self.rect.minX), (box.minY, Self.rect.minY), (box.maxX, Self.rect.maxX),
      (box.maxY, Self.rect.maxY),
    ] { #expect(abs(a - b) < 0.001) }
  }

  @Test("A bounding rectangle encloses the curve, not its control points")
  func curves() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    // B(½) = ¼·0 + ½·10 + ¼·0
    #expect(abs(path.boundingRect.maxY - 5) < 1e-9)
    #expect(Path().boundingRect.isNull)
  }

  @Test(
    "An arc keeps its distance from the center",
    arguments: [(0.0, 90.0, false), (0, 90, true), (30, -200, false), (10, 370, false)])
  func arcs(start: Double, end: Double, clockwise: Bool) throws {
    let center = CGPoint(x: 5, y: 7)
    var path = Path()
    path.addArc(
      center: center, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
      clockwise: clockwise)
    for element in path.elements {
      guard case .curve(let to, _, _) = element else { continue }
      #expect(abs(hypot(to.x - center.x, to.y - center.y) - 10) < 1e-9)
    }
    let last = try #require(path.currentPoint)
    #expect(abs(last.x - center.x - 10 * cos(end * .pi / 180)) < 1e-9)
    #expect(abs(last.y - center.y - 10 * sin(end * .pi / 180)) < 1e-9)
  }

  @Test(
    "In a y-down space, an arc that is not clockwise passes below the center on its way to 180°")
  func arcDirection() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(180), clockwise: false)
    #expect(abs(path.boundingRect.maxY - 10) < 0.01)
    #expect(abs(path.boundingRect.minY) < 0.01)
  }

  @Test("A tangent arc rounds the corner of two lines")
  func tangents() throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    guard case .line(let touch) = path.elements[1] else { return #expect(Bool(false)) }
    #expect(abs(touch.x - 6) < 1e-9 && touch.y == 0)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
  }

  @Test("Transforms are undone by their inverses and combine in order")
  func transforms() {
    let t = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 3).translatedBy(x: 4, y: 5)
    let point = CGPoint(x: 1.5, y: -2)
    let back = point.applying(t).applying(t.inverted())
    #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    let moved = CGPoint.zero.applying(
      CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 1, y: 0)))
    #expect(moved == CGPoint(x: 1, y: 0))
  }
}
