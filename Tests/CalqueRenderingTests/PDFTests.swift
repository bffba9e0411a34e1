import CalqueDrawing
import Foundation
import Testing

@testable import CalqueRendering

/// PDF files, as a reader sees them.
@Suite("PDF files")
struct PDFTests {
  private static let size = CGSize(width: 40, height: 40)
  private static let square = Path(CGRect(x: 5, y: 5, width: 20, height: 20))

  private func read(_ items: [Drawing.Item], size: CGSize = Self.size) throws -> PDFReader {
    try PDFReader(Drawing(size: size, items: items).pdf())
  }

  // MARK: Files

  @Test
  func `compression changes nothing of what a file says`() throws {
    let page = TextPage.list()
    let packed = try PDFReader(page.pdf(isCompressed: true))
    let plain = try PDFReader(page.pdf(isCompressed: false))
    #expect(packed.objects.count == plain.objects.count)
    #expect(packed.objects.values.contains { $0.text.contains("/FlateDecode") })
    for (number, object) in packed.objects {
      #expect(object.stream == plain.objects[number]?.stream)
    }
  }

  @Test
  func `an empty drawing is a page of its size`() throws {
    let file = try read([], size: CGSize(width: 390, height: 844.5))
    #expect(file.all("/Type /Page ").count == 1)
    #expect(file.all("/MediaBox [0 0 390 844.5]").count == 1)
    #expect(file.objects.count == 5)
    #expect(try file.page() == "1 0 0 -1 0 844.5 cm\n")
  }

  @Test
  func `a file has neither a date nor the version of a library`() throws {
    let file = try PDFReader(TextPage.list().pdf())
    #expect(file.all("/Producer (Calque)").count == 1)
    #expect(file.all("Date").isEmpty)
  }

  @Test(arguments: ExtremeNumberTests.extremes)
  func `numbers are decimal and finite`(_ number: Double) throws {
    let rect = CGRect(x: number, y: 1, width: 10, height: number)
    let transform = CGAffineTransform(a: 1, b: number, c: 0, d: 1, tx: number, ty: 0)
    let style = StrokeStyle(lineWidth: number, dash: [number, 2], dashPhase: number)
    let file = try read([
      .fill(Path(rect), red), .stroke(Self.square, red, style),
      .group(.transform(transform), [.fill(Self.square, red), .stroke(Self.square, red)]),
      .group(.clip(Path(rect)), [.group(.opacity(number), [.fill(Self.square, red)])]),
    ])
    let words = Set(try file.page().split { $0 == " " || $0 == "\n" })
    let names: Set<Substring> = [
      "q", "Q", "cm", "m", "l", "c", "h", "f", "S", "W", "n", "rg", "RG", "w", "J", "j", "M", "d",
      "gs", "Do", "[]",
    ]
    for word in words where !names.contains(word) && !word.hasPrefix("/") {
      #expect(word.wholeMatch(of: #/\[?-?[0-9]+(\.[0-9]+)?\]?/#) != nil, "\(word)")
    }
  }

  // MARK: Groups

  @Test
  func `a mask is where the group below is opaque`() throws {
    let item = Drawing.Item.fill(Self.square, red)
    let file = try read([.masked([item], by: [.group(.opacity(0.5), [item])])])
    let state = try #require(file.all("/SMask").first)
    #expect(state.text.contains("/S /Alpha"))
    let mask = try #require(try state.reference("G").flatMap { file.objects[$0] })
    #expect(mask.text.contains("/S /Transparency") && mask.content.contains(" gs\n"))
    #expect(try read([.masked([item], by: [])]).all("/SMask").count == 1)
    #expect(try read([.group(.masked, [item])]).all("/SMask").isEmpty)
    // What follows the mask is not masked.
    let after = try read([.group(.masked, [item, .group(.mask, [item]), item])])
    #expect(try after.page().hasSuffix(" rg\n5 5 m\n25 5 l\n25 25 l\n5 25 l\nh\nf\n"))
  }

  @Test
  func `readers need not recurse deeper than groups are nested in pictures`() throws {
    func nested(_ effect: Drawing.Effect) -> [Drawing.Item] {
      (0..<200).reduce([.fill(Self.square, red)]) { inner, _ in [.group(effect, inner)] }
    }
    for effect: Drawing.Effect in [.opacity(0.99), .blend(.multiply)] {
      #expect(try read(nested(effect)).all("/Subtype /Form").count == RenderingLimits.groups)
    }
    let masked = (0..<200).reduce(Drawing.Item.fill(Self.square, red)) { inner, _ in
      .masked([inner], by: [.fill(Self.square, red)])
    }
    #expect(try read([masked]).all("/Subtype /Form").count <= RenderingLimits.groups)
  }

  @Test(arguments: BlendMode.allCases)
  func `blend modes have the names of the standard`(_ mode: BlendMode) throws {
    let file = try read([
      .fill(Self.square, red), .group(.blend(mode), [.fill(Self.square, blue)]),
    ])
    let name = "\(mode)".prefix(1).uppercased() + "\(mode)".dropFirst()
    let isNamed = mode.isInDocuments && mode != .normal
    #expect(file.all("/BM /\(name)").count == (isNamed ? 1 : 0))
    #expect(file.all("/Subtype /Image").isEmpty == mode.isInDocuments)
  }

  @Test
  func `opacities and colours are said once`() throws {
    let item = Drawing.Item.fill(Self.square, red.opacity(0.5))
    let file = try read(Array(repeating: item, count: 10))
    #expect(file.all("/ExtGState <<").count == 1)
    let content = try file.page()
    #expect(content.matches(of: #/gs\n/#).count == 1 && content.matches(of: #/rg\n/#).count == 1)
    #expect(content.matches(of: #/f\n/#).count == 10)
  }

  @Test
  func `what has no area is not a line`() throws {
    let flat = Path(CGRect(x: 1, y: 1, width: 10, height: 0))
    let file = try read([
      .fill(flat, red), .group(.clip(flat), [.fill(Self.square, red)]),
      .stroke(Self.square, red, StrokeStyle(lineWidth: 0)),
    ])
    #expect(try file.page() == "1 0 0 -1 0 40 cm\n")
  }

  @Test
  func `an odd number of dashes is written as twice as many`() throws {
    let style = StrokeStyle(dash: [10, 4, 2], dashPhase: -3)
    let content = try read([.stroke(Self.square, red, style)]).page()
    #expect(content.contains("[10 4 2 10 4 2] 29 d\n"))
  }

  // MARK: Gradients

  private func gradient(
    _ stops: [GradientPaint.Stop],
    _ geometry: GradientPaint.Geometry = .linear(start: .zero, end: CGPoint(x: 1, y: 0))
  ) -> Paint {
    .gradient(
      GradientPaint(geometry, stops: stops, bounds: CGRect(x: 5, y: 5, width: 20, height: 20)))
  }

  @Test
  func `a gradient has its stops, and an end on both sides`() throws {
    let green = RGBAColor(red: 0, green: 1, blue: 0)
    let paint = gradient([.init(red, at: 0.25), .init(green, at: 0.5), .init(blue, at: 1)])
    let shading = try #require(
      try read([.fill(Self.square, paint)]).all("/ShadingType 2").first?.text)
    #expect(shading.contains("/Coords [5 5 25 5]") && shading.contains("/Extend [true true]"))
    #expect(shading.contains("/Bounds [0.25 0.5]"))
    for (start, end) in [("1 0 0", "1 0 0"), ("1 0 0", "0 1 0"), ("0 1 0", "0 0 1")] {
      #expect(shading.contains("/C0 [\(start)] /C1 [\(end)]"))
    }
  }

  @Test
  func `stops at one place change the colour at once, at the ends too`() throws {
    for place in [0.0, 0.5, 1] {
      let paint = gradient([.init(red, at: place), .init(blue, at: place)])
      let text = try #require(try read([.fill(Self.square, paint)]).all("/ShadingType").first?.text)
      let bounds = try #require(text.firstMatch(of: #//Bounds \[([0-9.]+)\]/#)?.1)
      #expect(abs((Double(bounds) ?? .nan) - place) < 0.001)
      #expect(text.contains("/C0 [1 0 0] /C1 [1 0 0]") && text.contains("/C0 [0 0 1] /C1 [0 0 1]"))
    }
  }

  @Test
  func `opacities of a gradient are a mask, unless there is one`() throws {
    let even = gradient([.init(red.opacity(0.5), at: 0), .init(blue.opacity(0.5), at: 1)])
    let one = try read([.fill(Self.square, even)])
    #expect(one.all("/SMask").isEmpty && one.all("/ca 0.5").count == 1)
    let other = try read([.fill(Self.square, gradient([.init(red, at: 0), .init(.clear, at: 1)]))])
    #expect(other.all("/S /Luminosity").count == 1)
    #expect(other.all("/ColorSpace /DeviceGray").first?.text.contains("/C0 [1] /C1 [0]") == true)
  }

  @Test
  func `circles begin in the center, and only what is beyond small ones is seen`() throws {
    func text(_ start: CGFloat, _ end: CGFloat) throws -> String {
      let paint = gradient(
        [.init(red, at: 0), .init(blue, at: 1)],
        .radial(center: CGPoint(x: 0.5, y: 0.5), startRadius: start, endRadius: end))
      return try read([.fill(Self.square, paint)]).all("/ShadingType 3").first?.text ?? ""
    }
    #expect(try text(5, 10).contains("/Bounds [0.5]"))
    #expect(try text(10, 5).contains("/C0 [0 0 1] /C1 [1 0 0]"))
    #expect(try text(0, 0).contains("/Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 1]"))
  }

  // MARK: Pictures

  @Test
  func `a picture has its colours and opacities`() throws {
    let bytes = try Drawing(
      size: CGSize(width: 9, height: 40),
      items: [
        .fill(Path(CGRect(x: 0, y: 0, width: 5, height: 30)), red.opacity(0.5)),
        .fill(Path(ellipseIn: CGRect(x: 2, y: 2, width: 6, height: 30)), blue),
      ]
    ).png(scale: 3, background: .clear)
    let data = try #require(ImageData(png: bytes))
    let file = try read([
      .image(data, in: CGRect(x: 0, y: 0, width: 9, height: 40)),
      .image(data, in: CGRect(x: 9, y: 0, width: 9, height: 40), mirrored: true, tint: red),
    ])
    #expect(file.all("/Subtype /Image").count == 2)
    let colors = try #require(file.all("/Subtype /Image").first { $0.text.contains("DeviceRGB") })
    let opacities = try #require(try colors.reference("SMask").flatMap { file.objects[$0] })
    let image = try DecodedImage(data)
    let rgb = try PDFReader.pixels(of: colors)
    let alpha = try PDFReader.pixels(of: opacities)
    #expect(alpha.count == image.width * image.height && rgb.count == 3 * alpha.count)
    for index in alpha.indices {
      let wanted = image.rgba[4 * index..<4 * index + 4]
      if !(rgb[3 * index..<3 * index + 3] + [alpha[index]]).elementsEqual(wanted) {
        Issue.record("pixel \(index)")
        return
      }
    }
  }

  @Test
  func `an opaque picture has no mask`() throws {
    let bytes = try Drawing(size: Self.size, items: [.fill(Self.square, red)]).png(scale: 1)
    let data = try #require(ImageData(png: bytes))
    let file = try read([.image(data, in: CGRect(x: 0, y: 0, width: 9, height: 9), tint: blue)])
    #expect(file.all("/SMask").isEmpty)
    #expect(try file.page().contains("0 0 1 rg\n0 0 m\n9 0 l\n9 9 l\n0 9 l\nh\nf\n"))
  }

  @Test
  func `a baseline JPEG file that is upright is in the document as it is`() throws {
    let data = try #require(ImageData(encoded: JPEGTests.bytes))
    let items: [Drawing.Item] = [
      .image(data, in: CGRect(x: 0, y: 0, width: 9, height: 9)),
      .image(data, in: CGRect(x: 9, y: 0, width: 9, height: 9), mirrored: true),
    ]
    let file = try read(items)
    #expect(file.all("/DCTDecode").map(\.stream) == [JPEGTests.bytes])
    #expect(file.all("/Width 32 /Height 16").count == 1)
    // One with a segment that only our reader knows is decoded, as is one that is not sound.
    var other = JPEGTests.bytes
    other.insert(contentsOf: [0xFF, 0xEE, 0, 4, 0, 0], at: 2)
    let decoded = try #require(ImageData(encoded: other))
    let picture = try read([.image(decoded, in: CGRect(x: 0, y: 0, width: 9, height: 9))])
    #expect(picture.all("/DCTDecode").isEmpty && picture.all("/Width 32 /Height 16").count == 1)
  }
}
