import CalqueDrawing
import Foundation
import Testing

@testable import CalqueRendering

@Suite("Broken input")
struct BrokenInputTests {
  private static func sound() throws -> [UInt8] {
    try Drawing(
      size: CGSize(width: 20, height: 20),
      items: [.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), red)]
    ).png(scale: 1)
  }

  @Test("Data without a PNG header is not an image")
  func heads() throws {
    let sound = try Self.sound()
    #expect(ImageData(png: []) == nil)
    #expect(ImageData(png: Array("GIF89a and so on, long enough for a header".utf8)) == nil)
    #expect(ImageData(png: Array(sound.prefix(20))) == nil)
    #expect(ImageData(png: sound)?.pixelWidth == 20)
  }

  @Test("A truncated file is an error")
  func truncated() throws {
    let sound = try Self.sound()
    for count in 33..<sound.count - 12 {
      let data = try #require(ImageData(png: Array(sound.prefix(count))))
      let list = Drawing(
        size: CGSize(width: 20, height: 20),
        items: [.image(data, in: CGRect(x: 0, y: 0, width: 20, height: 20))])
      #expect(throws: RenderingError.image(pixelWidth: 20, pixelHeight: 20)) { try list.png() }
    }
  }

  @Test("A file with a changed byte is an error or a picture, not a crash")
  func damaged() throws {
    let sound = try Self.sound()
    for index in 16..<sound.count {
      var bytes = sound
      bytes[index] ^= 0x55
      if let data = ImageData(png: bytes) { _ = try? DecodedImage(data) }
    }
  }

  @Test("A missing font is an error that names it")
  func fonts() {
    let font = FontReference(path: "/nowhere/none.ttf", size: 12)
    let run = GlyphRun(
      font: font, color: .black, origin: .zero, width: 5,
      glyphs: [Glyph(id: 1, x: 0, cluster: 0)], text: [65], isRightToLeft: false)
    let list = Drawing(size: CGSize(width: 9, height: 9), items: [.glyphs(run)])
    #expect(throws: RenderingError.font(path: "/nowhere/none.ttf", faceIndex: 0)) {
      try list.png()
    }
    #expect(throws: RenderingError.self) { try list.pdf() }
  }
}
