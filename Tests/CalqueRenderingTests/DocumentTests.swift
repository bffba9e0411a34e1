import CalqueDrawing
import Foundation
import FoundationXML
import Testing

@testable import CalqueRendering

@Suite("Pages with text")
struct DocumentTests {
  private static func keep(_ bytes: [UInt8], as name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["KEEP_PICTURES"] else { return }
    try Data(bytes).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
  }

  @Test("A page with many scripts is drawn the same each time")
  func png() async throws {
    let list = TextPage.list()
    let bytes = try list.png()
    try Self.keep(bytes, as: "page.png")
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<4 { group.addTask { try list.png() } }
      for try await other in group { #expect(other == bytes) }
    }
  }

  @Test("A PDF file has a header, a trailer and the same bytes each time")
  func pdf() throws {
    let list = TextPage.list()
    let bytes = try list.pdf()
    try Self.keep(bytes, as: "page.pdf")
    #expect(bytes.starts(with: Array("%PDF-1.".utf8)))
    #expect(String(decoding: bytes.suffix(8), as: UTF8.self).contains("%%EOF"))
    #expect(try list.pdf() == bytes)
  }

  @Test("An SVG document is well-formed for any labels")
  func svg() throws {
    var list = TextPage.list()
    list.items += [
      .group(
        .tag(Drawing.Tag(role: .button, label: "a<b>&\"c\"\n\u{0}\u{FFFF}'", identifier: "x&y")),
        [
          .group(.opacity(0.5), [.stroke(Path(CGRect(x: 1, y: 1, width: 5, height: 5)), red)])
        ])
    ]
    let text = try list.svg()
    try Self.keep(Array(text.utf8), as: "page.svg")
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(text.contains("role=\"button\""))
    #expect(try list.svg() == text)
  }

  @Test("Text has ink at the positions of its glyphs, at any scale", arguments: [1.0, 2, 3])
  func ink(scale: Double) throws {
    let list = TextPage.list()
    let data = try #require(ImageData(png: try list.png(scale: scale)))
    let image = try DecodedImage(data)
    for (run, context) in list.texts
    where context.clip == nil && !run.string.allSatisfy(\.isWhitespace) {
      guard context.transform.isIdentity, run.width > 2 else { continue }
      let size = run.font.size
      var found = false
      for y in Int((run.origin.y - size) * scale)...Int((run.origin.y + size / 3) * scale) {
        for x in Int(run.origin.x * scale)...Int((run.origin.x + run.width) * scale) {
          if let pixel = image[x, y], pixel[1] < 200 || pixel[2] < 200 { found = true }
        }
      }
      #expect(found, "nothing of \(run.string)")
    }
  }

  @Test("A glyph run's clusters cover its text", arguments: [false, true])
  func clusters(isRightToLeft: Bool) throws {
    let text = Array("xaéb".utf16)[...].dropFirst()
    let glyphs = [
      Glyph(id: 1, x: 0, cluster: 1), Glyph(id: 2, x: 5, cluster: 2),
      Glyph(id: 3, x: 6, cluster: 2),
    ]
    let run = GlyphRun(
      font: FontReference(path: "", size: 10), color: .black, origin: .zero, width: 10,
      glyphs: isRightToLeft ? glyphs.reversed() : glyphs, text: text,
      isRightToLeft: isRightToLeft)
    let clusters = ClusteredText(run).clusters
    #expect(clusters.map(\.glyphs) == (isRightToLeft ? [0..<2, 2..<3] : [0..<1, 1..<3]))
    let texts = clusters.map { String(decoding: $0.text, as: UTF16.self) }
    #expect(texts == (isRightToLeft ? ["éb", "a"] : ["a", "éb"]))
    // Glyphs of unknown texts are drawn without.
    var broken = run
    broken.glyphs[0].cluster = 9
    #expect(ClusteredText(broken).clusters.map(\.text) == [[], [], []])
  }
}
