import CalqueDrawing
import Foundation
import Testing

@testable import CalqueRendering

/// The text of PDF files, and the fonts that are embedded in them.
@Suite("Text in PDF files")
struct PDFFontTests {
  private static let page = TextPage.list()

  private static let runs = page.texts.map(\.run)
  /// The same with synthetic weight and slant.
  private static let synthetic = runs.map { run in
    var run = run
    (run.font.isSyntheticBold, run.font.isSyntheticOblique) = (true, true)
    return run
  }

  private func read(_ run: GlyphRun) throws -> PDFReader {
    try PDFReader(Drawing(size: Self.page.size, items: [.glyphs(run)]).pdf())
  }

  @Test
  func `the text of a page is that of its runs, from left to right`() throws {
    for run in Self.runs {
      let text = try PDFPageText(read(run))
      let clusters = run.isRightToLeft ? text.clusters.reversed() : text.clusters
      #expect(clusters.joined() == run.string)
    }
  }

  @Test
  func `glyphs are at their places`() throws {
    for run in Self.runs {
      let text = try PDFPageText(read(run))
      #expect(text.glyphs.count == run.glyphs.count)
      for (found, glyph) in zip(text.glyphs, run.glyphs) {
        let (x, y) = (run.origin.x + glyph.x, run.origin.y + glyph.y)
        #expect(abs(found.x - x) < 0.002 + run.font.size * 1e-4)
        #expect(abs(found.y - y) < 0.002)
      }
    }
  }

  /// FreeType reads the font, and an SVG document shows the outlines of both.
  @Test
  func `embedded fonts have the outlines of the original ones`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A glyph that is shown for two texts is two in the file.
    func outlines(_ run: GlyphRun) throws -> Set<String> {
      let text = try Drawing(size: Self.page.size, items: [.glyphs(run)]).svg()
      return Set(
        text.matches(of: #/ d="([^"]*)"| transform="([^"]*)"/#)
          .map { $0.1.map(Self.withoutPoints) ?? String($0.2 ?? "") })
    }
    for (index, run) in (Self.runs + Self.synthetic).enumerated() {
      let file = try read(run)
      let font = try #require(file.all("/Subtype /CIDFontType0C").first?.stream)
      // What glyphs that are pictures have is blank.
      if !file.all("/Subtype /Image").isEmpty { continue }
      let path = folder.appendingPathComponent("\(index).cff").path
      try Data(font).write(to: URL(fileURLWithPath: path))
      var other = run
      other.font = FontReference(path: path, size: run.font.size)
      for (place, glyph) in try PDFPageText(file).glyphs.enumerated() {
        other.glyphs[place].id = UInt32(glyph.code)
      }
      #expect(try outlines(run) == outlines(other))
    }
  }

  /// Data of a path without lines that have no length, which are level.
  private static func withoutPoints(_ data: Substring) -> String {
    var x: Substring = ""
    var text = ""
    for match in data.matches(of: #/([A-Z])([^A-Z]*)/#) {
      let numbers = match.2.split(separator: " ")
      switch match.1 {
      case "H" where match.2 == x: continue
      case "V", "Z": break
      default: x = numbers.count > 1 ? numbers[numbers.count - 2] : match.2
      }
      text += match.0
    }
    return text
  }

  @Test
  func `a font is embedded once, with a width for each of its glyphs`() throws {
    let file = try PDFReader(Self.page.pdf())
    let fonts = file.all("/Subtype /CIDFontType0 ")
    #expect(Set(Self.runs.map { FontReference($0.font) }).count == fonts.count)
    for font in fonts {
      let widths = try #require(font.text.firstMatch(of: #//W \[1 \[([^\]]*)\]\]/#)?.1)
      let descriptor = try #require(
        try font.reference("FontDescriptor").flatMap { file.objects[$0] })
      let program = try #require(
        try descriptor.reference("FontFile3").flatMap { file.objects[$0]?.stream })
      #expect(Self.glyphCount(of: program) == widths.split(separator: " ").count + 1)
    }
  }

  /// The number of pieces of the list of programs of a font, which all end.
  private static func glyphCount(of font: [UInt8]) -> Int? {
    func number(_ at: Int, _ count: Int) -> Int {
      font[at..<at + count].reduce(0) { $0 << 8 | Int($1) }
    }
    /// The pieces of a list, and where it ends.
    func list(_ at: Int) -> (pieces: [[UInt8]], end: Int) {
      let count = number(at, 2)
      if count == 0 { return ([], at + 2) }
      let size = Int(font[at + 2])
      let offsets = (0...count).map { number(at + 3 + $0 * size, size) }
      let start = at + 2 + (count + 1) * size
      let pieces = zip(offsets, offsets.dropFirst()).map { Array(font[start + $0..<start + $1]) }
      return (pieces, start + offsets[count])
    }
    let names = list(Int(font[2]))
    let top = list(names.end)
    // The operator "CharStrings" after a number of five bytes.
    guard names.pieces.count == 1, let dictionary = top.pieces.first,
      let place = (5..<dictionary.count).first(where: {
        dictionary[$0] == 17 && dictionary[$0 - 5] == 29
      })
    else { return nil }
    let offset = dictionary[place - 4..<place].reduce(0) { $0 << 8 | Int($1) }
    let programs = list(offset).pieces
    return programs.allSatisfy { $0.last == 14 } ? programs.count : nil
  }

  @Test
  func `a glyph that is shown for two texts has two codes`() throws {
    let font = try #require(Self.runs.first).font
    func run(_ text: String, x: CGFloat) -> Drawing.Item {
      let units = Array(text.utf16)
      return .glyphs(
        GlyphRun(
          font: font, color: .black, origin: CGPoint(x: x, y: 20), width: 10,
          glyphs: [Glyph(id: 20, x: 0, cluster: 0)], text: units[...], isRightToLeft: false))
    }
    let file = try PDFReader(
      Drawing(
        size: CGSize(width: 90, height: 40),
        items: [run("a", x: 0), run("b", x: 20), run("a", x: 40)]
      ).pdf())
    let text = try PDFPageText(file)
    #expect(text.clusters == ["a", "b", "a"])
    #expect(text.glyphs.map(\.code) == [1, 2, 1])
  }

  @Test
  func `letters with a gradient stay text`() throws {
    let geometries: [GradientPaint.Geometry] = [
      .linear(start: .zero, end: CGPoint(x: 1, y: 1)),
      .angular(center: CGPoint(x: 0.5, y: 0.5), start: .zero, end: .degrees(360)),
    ]
    for geometry in geometries {
      var run = try #require(Self.runs.first)
      run.paint = .gradient(
        GradientPaint(
          geometry, stops: [.init(red, at: 0), .init(blue, at: 1)],
          bounds: CGRect(x: 0, y: 0, width: 200, height: 40)))
      #expect(try PDFPageText(read(run)).clusters.joined() == run.string)
    }
  }
}

extension FontReference {
  /// The font apart from its size.
  fileprivate init(_ font: FontReference) {
    self = font
    size = 1
  }
}
