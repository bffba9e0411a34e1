import CalqueDrawing
import CalqueTestRandom
import CalqueText
import Foundation
import Testing

@testable import CalqueRendering

/// Numbers that no picture needs, but that views compute: none of them causes a trap or a hang.
@Suite("Extreme numbers")
struct ExtremeNumberTests {
  static let extremes: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e-300,
    -1, 0, 1e9, -1e9, 9.3e18, 1e-9, 32768, 8_388_608,
  ]

  private static let side = CGSize(width: 16, height: 16)

  /// Draws to all three formats, and returns the duration.
  private func draw(_ items: [Drawing.Item], _ comment: String) throws {
    let list = Drawing(size: Self.side, items: items)
    let start = ContinuousClock.now
    let (png, svg, pdf): ([UInt8], String, [UInt8])
    do {
      (png, svg, pdf) = (try list.png(scale: 1), try list.svg(), try list.pdf())
    } catch {
      Issue.record("\(comment): \(error)")
      return
    }
    let duration = ContinuousClock.now - start
    // A hang, not a speed: a busy machine may take some seconds.
    #expect(duration < .seconds(30), "\(comment) took \(duration)")
    #expect(try DecodedImage(#require(ImageData(png: png))).width == 16)
    #expect(pdf.starts(with: "%PDF-".utf8))
    #expect(!svg.contains("nan") && !svg.contains("inf"), "\(comment): \(svg)")
    #expect(svg.components(separatedBy: "<g").count == svg.components(separatedBy: "</g>").count)
  }

  /// One item for each number of each kind of item.
  private static func items(_ value: Double) throws -> [(name: String, items: [Drawing.Item])] {
    let rect = CGRect(x: 2, y: 2, width: 10, height: 10)
    let circle = Path(ellipseIn: rect)
    let line = Path {
      $0.move(to: CGPoint(x: 1, y: 1))
      $0.addLine(to: CGPoint(x: value, y: 9))
      $0.addLine(to: CGPoint(x: 14, y: value))
    }
    let image = try #require(
      ImageData(
        png: Drawing(size: CGSize(width: 4, height: 4), items: [.fill(circle, red)]).png(scale: 1)))
    let width = CGFloat(value)
    return [
      ("fill", [.fill(line, red)]),
      ("ellipse", [.fill(Path(ellipseIn: CGRect(x: 1, y: 2, width: width, height: 9)), red)]),
      ("stroke", [.stroke(line, red, StrokeStyle(lineWidth: 2))]),
      ("line width", [.stroke(circle, red, StrokeStyle(lineWidth: width, lineJoin: .round))]),
      ("miter", [.stroke(line, red, StrokeStyle(lineWidth: 3, miterLimit: width))]),
      ("dash", [.stroke(circle, red, StrokeStyle(lineWidth: 3, lineCap: .round, dash: [width]))]),
      ("dashes", [.stroke(line, red, StrokeStyle(lineWidth: 3, dash: [width, 1e-3]))]),
      ("wide dash", [.stroke(circle, red, StrokeStyle(lineWidth: width, dash: [1e-3, 2e-3]))]),
      ("phase", [.stroke(circle, red, StrokeStyle(dash: [2, 3], dashPhase: width))]),
      ("color", [.fill(circle, RGBAColor(red: value, green: 1, blue: 0, opacity: value))]),
      ("opacity", [.group(.opacity(value), [.fill(circle, red)])]),
      ("clip", [.group(.clip(line), [.fill(circle, red)])]),
      (
        "scale",
        [
          .group(
            .transform(CGAffineTransform(scaleX: width, y: 1)),
            [
              .fill(circle, red), .stroke(circle, red, StrokeStyle(lineWidth: 2, dash: [1, 1])),
              .image(image, in: rect),
            ])
        ]
      ),
      (
        "move",
        [
          .group(
            .transform(CGAffineTransform(translationX: width, y: 1)), [.stroke(circle, red)])
        ]
      ),
      (
        "turn",
        [.group(.transform(CGAffineTransform(rotationAngle: width)), [.stroke(circle, red)])]
      ),
      ("image", [.image(image, in: CGRect(x: 1, y: width, width: width, height: 5))]),
      ("tint", [.image(image, in: CGRect(x: width, y: 1, width: 3, height: width), tint: red)]),
    ]
  }

  @Test("A single extreme number", arguments: extremes)
  func single(_ value: Double) throws {
    for (name, items) in try Self.items(value) { try draw(items, "\(name) \(value)") }
  }

  @Test("Extreme numbers inside extreme transforms", arguments: extremes)
  func nested(_ value: Double) throws {
    for scale in [1e-7, 1e5, 1e8] as [CGFloat] {
      for (name, items) in try Self.items(value) {
        let transform = CGAffineTransform(a: scale, b: 0.1, c: -3, d: 1, tx: -scale, ty: 2)
        try draw(
          [.group(.transform(transform), items)], "\(name) \(value) times \(scale)")
      }
    }
  }

  @Test("Transforms that flatten the plane little by little")
  func shrinking() throws {
    let circle = Path(ellipseIn: CGRect(x: 2, y: 2, width: 10, height: 10))
    func nested(_ scale: CGFloat) -> Drawing.Item {
      (0..<100).reduce(.stroke(circle, red)) { item, _ in
        .group(.transform(CGAffineTransform(scaleX: scale, y: scale)), [item])
      }
    }
    try draw([nested(1e-5)], "shrinking")
    try draw([nested(1e5)], "growing")
  }

  @Test("Texts of extreme sizes", arguments: extremes + [1e-200, 1e-160, 1e-20])
  func texts(_ size: Double) throws {
    let paragraph = TextMeasurer.shaped(FontLibrary()).paragraph(
      StyledText(
        "Ag 😀 ا", style: .init(font: FontDescription(size: 12), color: .black), locale: "en"))
    let lines = paragraph.lines(width: nil, height: nil, alignment: LineAlignment()).lines
    let runs = lines.flatMap(\.runs).map { run -> Drawing.Item in
      var run = run
      run.font.size = size
      return .glyphs(run)
    }
    try draw(runs, "upright, \(size)")
    try draw([.group(.transform(CGAffineTransform(rotationAngle: 0.3)), runs)], "turned, \(size)")
    try draw(
      [.group(.transform(CGAffineTransform(scaleX: 1e-5, y: 1e-5)), runs)], "small, \(size)")
  }

  @Test("Random strokes")
  func random() throws {
    var generator = SeededGenerator(seed: 7)
    for round in 0..<1500 {
      var path = Path()
      func number() -> CGFloat {
        Bool.random(using: &generator)
          ? CGFloat.random(in: -20...40, using: &generator)
          : CGFloat(Self.extremes.randomElement(using: &generator) ?? 0)
            * CGFloat.random(in: 0...1, using: &generator)
      }
      func point() -> CGPoint { CGPoint(x: number(), y: number()) }
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        switch Int.random(in: 0...3, using: &generator) {
        case 0: path.addCurve(to: point(), control1: point(), control2: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        case 2: path.closeSubpath()
        default: path.addLine(to: point())
        }
      }
      let style = StrokeStyle(
        lineWidth: number(), lineCap: CGLineCap(rawValue: Int32(round % 3)) ?? .butt,
        lineJoin: CGLineJoin(rawValue: Int32(round / 3 % 3)) ?? .miter, miterLimit: number(),
        dash: round % 2 == 0 ? [] : [number(), number()], dashPhase: number())
      let transform = CGAffineTransform(
        a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      try draw(
        [.group(.transform(round % 4 == 0 ? transform : .identity), [.stroke(path, red, style)])],
        "round \(round): \(style) \(path)")
    }
  }
}
