import CalqueDrawing
import Foundation
import FoundationXML
import Testing

@testable import CalqueRendering

/// What SVG and PDF files have of gradients and effects.
struct EffectDocumentTests {
  private static let square = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
  private static let size = CGSize(width: 20, height: 20)

  private func svg(_ items: [Drawing.Item]) throws -> String {
    let text = try Drawing(size: Self.size, items: items).svg()
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    // What is referred to is defined, once.
    for part in text.components(separatedBy: "url(#").dropFirst() {
      let name = part.prefix { $0 != ")" }
      #expect(text.components(separatedBy: "id=\"\(name)\"").count == 2, "\(name)")
    }
    return text
  }

  private func gradient(_ geometry: GradientPaint.Geometry) -> Paint {
    .gradient(
      GradientPaint(
        geometry, stops: [.init(red, at: 0), .init(blue.opacity(0.5), at: 1)],
        bounds: Self.square.boundingRect))
  }

  @Test
  func `gradients are gradients, and patterns where SVG has none`() throws {
    let middle = CGPoint(x: 0.5, y: 0.5)
    let linear = try svg([
      .fill(Self.square, gradient(.linear(start: .zero, end: CGPoint(x: 1, y: 0))))
    ])
    #expect(linear.contains(#"x1="5" y1="5" x2="15" y2="5""#))
    #expect(linear.contains(##"<stop offset="1" stop-color="#0000FF" stop-opacity="0.5"/>"##))
    let radial = try svg([
      .stroke(Self.square, gradient(.radial(center: middle, startRadius: 2, endRadius: 4)))
    ])
    #expect(radial.contains("<radialGradient"))
    // The inner circle has half of the radius.
    #expect(radial.contains(##"<stop offset="0.5" stop-color="#FF0000"/>"##))
    let angular = try svg([
      .fill(Self.square, gradient(.angular(center: middle, start: .zero, end: .degrees(360))))
    ])
    #expect(angular.contains("<pattern"))
  }

  @Test
  func `filters are primitives, and pictures where SVG has none`() throws {
    let item = Drawing.Item.fill(Self.square, red)
    #expect(
      try svg([.group(.filter(.blur(radius: 2)), [item])])
        .contains(#"<feGaussianBlur stdDeviation="2"/>"#))
    #expect(
      try svg([.group(.filter(.shadow(.black, radius: 1, x: 2)), [item])])
        .contains(#"<feDropShadow dx="2" dy="0" stdDeviation="1""#))
    #expect(
      try svg([.group(.filter(.colorInvert), [item])]).contains("<feColorMatrix"))
    _ = try svg([.group(.filter(.innerShadow(.black, radius: 1)), [item])])
    var projection = ProjectionTransform()
    projection.m13 = 0.01
    let picture = try svg([.group(.filter(.projection(projection)), [item])])
    #expect(picture.contains("data:image/png") && !picture.contains("<filter"))
  }

  @Test
  func `masks are masks`() throws {
    let item = Drawing.Item.fill(Self.square, red)
    let text = try svg([
      .masked([item], by: [.masked([item], by: [item])]),
      .masked([item], by: []),
    ])
    #expect(text.components(separatedBy: "<mask").count == 4)
  }

  /// What follows a group is drawn where the group ends, however its masks are.
  @Test
  func `no mask takes what is not its own`() throws {
    let item = Drawing.Item.fill(Self.square, red)
    let mask = Drawing.Item.group(.mask, [])
    let odd: [Drawing.Item] = [
      .group(.masked, []), .group(.masked, [mask, mask]), .group(.masked, [mask, item, mask]),
      .group(.masked, [.group(.opacity(0.5), [mask])]), .group(.mask, [.group(.masked, [mask])]),
      (0..<100).reduce(item) { inner, _ in .masked([], by: [inner]) },
      (0..<100).reduce(item) { inner, _ in .masked([inner], by: []) },
    ]
    for group in odd {
      let text = try svg([.group(.opacity(0.5), [group, item]), item])
      #expect(text.components(separatedBy: "fill=\"").count > 2)
      let pixels = try picture([.group(.opacity(1), [group, item])], size: Self.size)
      #expect(try pixels == picture([item], size: Self.size))
      #expect(try !Drawing(size: Self.size, items: [group, item]).pdf().isEmpty)
    }
  }

  @Test
  func `a material is a picture of what is below, at its place`() throws {
    let ground = Drawing.Item.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), red)
    let glass = Drawing.Item.backdrop(
      Self.square, Backdrop(blurRadius: 1, tint: .white.opacity(0.5)))
    let shifted = CGAffineTransform(translationX: 1, y: 0)
    let text = try svg([ground, .group(.transform(shifted), [glass])])
    #expect(text.components(separatedBy: "<image").count == 2)
    let pdf = try Drawing(size: Self.size, items: [ground, glass]).pdf()
    #expect(pdf.count > 500)
  }

  @Test
  func `pages with every effect are sound`() throws {
    let item = Drawing.Item.fill(Self.square, red)
    let filters: [Drawing.Filter] = [
      .blur(radius: 2), .blur(radius: 2, isOpaque: true), .shadow(.black, radius: 3),
      .innerShadow(.black, radius: 3), .luminanceToAlpha,
    ]
    let items = filters.map { Drawing.Item.group(.filter($0), [item]) }
    let drawing = Drawing(
      size: Self.size, items: items + [.masked([item], by: [item]), .group(.blend(.hue), [item])])
    let pdf = try drawing.pdf()
    #expect(String(decoding: pdf.suffix(8), as: UTF8.self).contains("%%EOF"))
    #expect(try drawing.pdf() == pdf)
    _ = try svg(drawing.items)
  }
}
