import CalqueDrawing
import Foundation
import Testing

@testable import CalqueRendering

/// The appearance of a list, decoded from its own PNG file.
func picture(
  _ items: [Drawing.Item], size: CGSize = CGSize(width: 10, height: 10), scale: Double = 1,
  background: RGBAColor = .white
) throws -> DecodedImage {
  let bytes = try Drawing(size: size, items: items).png(scale: scale, background: background)
  let data = try #require(ImageData(png: bytes))
  return try DecodedImage(data)
}

let red = RGBAColor(red: 1, green: 0, blue: 0)
let blue = RGBAColor(red: 0, green: 0, blue: 1)

@Suite("PNG pictures")
struct PNGTests {
  @Test(
    "A solid rectangle covers exactly its pixels", arguments: [1.0, 2, 3],
    [RGBAColor.white, .clear]
  )
  func solid(scale: Double, background: RGBAColor) throws {
    let rect = CGRect(x: 2, y: 3, width: 4, height: 5)
    let image = try picture([.fill(Path(rect), red)], scale: scale, background: background)
    #expect(image.width == Int(10 * scale))
    #expect(image.height == Int(10 * scale))
    let ground: [UInt8] = background == .clear ? [0, 0, 0, 0] : [255, 255, 255, 255]
    for y in 0..<image.height {
      for x in 0..<image.width {
        let isInside =
          (2 * scale..<6 * scale).contains(Double(x)) && (3 * scale..<8 * scale).contains(Double(y))
        #expect(image[x, y] == (isInside ? [255, 0, 0, 255] : ground))
      }
    }
  }

  @Test("Every color is kept, with few colors and with many")
  func colours() throws {
    for count in [16, 64] {
      var items: [Drawing.Item] = []
      for y in 0..<count {
        for x in 0..<count {
          items.append(
            .fill(
              Path(CGRect(x: x, y: y, width: 1, height: 1)),
              RGBAColor(
                red: Double(x * 4) / 255, green: Double(y * 4) / 255, blue: Double(x ^ y) / 255)))
        }
      }
      let image = try picture(items, size: CGSize(width: count, height: count))
      for y in 0..<count {
        for x in 0..<count {
          #expect(image[x, y] == [UInt8(x * 4), UInt8(y * 4), UInt8(x ^ y), 255])
        }
      }
    }
  }

  @Test("Opacity blends with the background")
  func opacity() throws {
    let all = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let mixed = try picture([.fill(all, red.opacity(0.5))])[5, 5]
    let group = try picture([
      .group(.opacity(0.5), [.fill(all, blue), .fill(all, red)])
    ])[5, 5]
    // Half of white and half of red, within a rounding of one.
    for found in [mixed, group] {
      let pixel = try #require(found)
      #expect(pixel[0] == 255 && pixel[3] == 255)
      #expect((127...128).contains(pixel[1]) && pixel[1] == pixel[2])
    }
    let clear = try #require(
      try picture([.fill(all, red.opacity(0.5))], background: .clear)[5, 5])
    #expect(clear[0] == 255 && clear[1] == 0 && clear[2] == 0)
    #expect((127...128).contains(clear[3]))
  }

  @Test("A clip hides the parts outside it, for the items of its group")
  func clip() throws {
    let all = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let image = try picture([
      .group(
        .clip(Path(CGRect(x: 0, y: 0, width: 5, height: 10))),
        [.group(.clip(Path(CGRect(x: 0, y: 0, width: 10, height: 5))), [.fill(all, red)])]),
      .fill(Path(CGRect(x: 9, y: 9, width: 1, height: 1)), blue),
    ])
    #expect(image[4, 4] == [255, 0, 0, 255])
    #expect(image[5, 4] == [255, 255, 255, 255])
    #expect(image[4, 5] == [255, 255, 255, 255])
    #expect(image[9, 9] == [0, 0, 255, 255])
  }

  @Test("A transform moves the items of its group")
  func transform() throws {
    let dot = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try picture([
      .group(.transform(CGAffineTransform(translationX: 3, y: 4)), [.fill(dot, red)]),
      .fill(dot, blue),
      .group(.transform(CGAffineTransform(scaleX: 0, y: 1)), [.fill(dot, red)]),
    ])
    #expect(image[3, 4] == [255, 0, 0, 255])
    #expect(image[0, 0] == [0, 0, 255, 255])
    #expect(image[4, 4] == [255, 255, 255, 255])
  }

  @Test("A mirrored picture is the picture with its columns reversed")
  func mirrored() throws {
    let source = Drawing(
      size: CGSize(width: 8, height: 8),
      items: [
        .fill(Path(CGRect(x: 0, y: 0, width: 3, height: 8)), red),
        .fill(Path(CGRect(x: 6, y: 2, width: 2, height: 4)), blue),
      ])
    let data = try #require(ImageData(png: try source.png(scale: 1)))
    let rect = CGRect(x: 1, y: 1, width: 8, height: 8)
    let plain = try picture([.image(data, in: rect)])
    let mirrored = try picture([.image(data, in: rect, mirrored: true)])
    #expect(plain != mirrored)
    for y in 0..<10 {
      for x in 0..<10 { #expect(plain[x, y] == mirrored[9 - x, y]) }
    }
    #expect(plain[1, 1] == [255, 0, 0, 255])
    #expect(plain[8, 4] == [0, 0, 255, 255])
  }

  @Test("A tinted picture is the tint with the opacity of the picture")
  func tinted() throws {
    let source = Drawing(
      size: CGSize(width: 8, height: 8),
      items: [
        .fill(Path(CGRect(x: 0, y: 0, width: 4, height: 8)), red),
        .fill(Path(CGRect(x: 4, y: 0, width: 2, height: 8)), red.opacity(0.5)),
      ])
    let data = try #require(ImageData(png: try source.png(scale: 1, background: .clear)))
    let rect = CGRect(x: 1, y: 1, width: 8, height: 8)
    for isMirrored in [false, true] {
      let list = [Drawing.Item.image(data, in: rect, mirrored: isMirrored, tint: blue)]
      let image = try picture(list)
      func pixel(_ x: Int) -> [UInt8] { image[isMirrored ? 9 - x : x, 4] ?? [] }
      #expect(pixel(1) == [0, 0, 255, 255])
      let half = try #require(pixel(5).first)
      #expect(abs(Int(half) - 128) <= 1 && pixel(5).dropFirst(2).first == 255)
      #expect(pixel(7) == [255, 255, 255, 255])
      #expect(pixel(0) == [255, 255, 255, 255])
      let svg = try Drawing(size: CGSize(width: 10, height: 10), items: list).svg()
      #expect(svg.contains("<mask id=\"m1\"") && svg.contains("mask=\"url(#m1)\""))
    }
  }

  @Test(
    "A solid line has the pixels of a dash that is longer than the path",
    arguments: [0.7, 1.5, 4], [CGLineCap.butt, .round, .square])
  func longDash(width: CGFloat, cap: CGLineCap) throws {
    // Sharp corners, and curves that turn back: what Cairo 1.16 and 1.18 draw differently.
    let path = Path { path in
      path.move(to: CGPoint(x: 3, y: 28))
      path.addLine(to: CGPoint(x: 14, y: 3))
      path.addLine(to: CGPoint(x: 17, y: 29))
      path.addCurve(
        to: CGPoint(x: 35, y: 20), control1: CGPoint(x: 60, y: 0), control2: CGPoint(x: 5, y: 5))
      path.addLine(to: CGPoint(x: 4, y: 17))
      path.addEllipse(in: CGRect(x: 21, y: 6, width: 13, height: 9))
    }
    func pixels(_ dash: [CGFloat]) throws -> [UInt8] {
      let style = StrokeStyle(lineWidth: width, lineCap: cap, lineJoin: .round, dash: dash)
      return try Drawing(size: CGSize(width: 40, height: 32), items: [.stroke(path, blue, style)])
        .png()
    }
    #expect(try pixels([]) == pixels([5000]))
  }

  @Test("The same list gives the same bytes, in one thread and in several")
  func deterministic() async throws {
    let list = Drawing(
      size: CGSize(width: 100, height: 100),
      items: (0..<50).map {
        .stroke(
          Path(ellipseIn: CGRect(x: $0, y: $0 / 2, width: 40, height: 30)), red.opacity(0.3))
      })
    let expected = try list.png()
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 { group.addTask { try list.png() } }
      for try await bytes in group { #expect(bytes == expected) }
    }
  }

  @Test(
    "Impossible sizes are errors",
    arguments: [
      CGSize.zero, CGSize(width: -4, height: 4), CGSize(width: 40000, height: 4),
      CGSize(width: CGFloat.infinity, height: 4), CGSize(width: CGFloat.nan, height: 4),
    ])
  func sizes(size: CGSize) {
    #expect(throws: RenderingError.self) { try Drawing(size: size).png(scale: 1) }
    #expect(throws: RenderingError.self) { try Drawing(size: size).pdf() }
  }
}
