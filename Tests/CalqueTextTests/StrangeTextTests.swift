import CalqueDrawing
import CalqueTestRandom
import CalqueText
import Foundation
import Testing

/// Any text can be measured without a crash, and its size agrees with its lines.
@Suite struct StrangeTextTests {
  static let pieces = [
    "a", "fi", "Wort", " ", "  ", "\n", "\r\n", "\t", "\u{AD}", "\u{A0}", "\u{200B}", "\u{200D}",
    "\u{2028}", "e\u{301}", "\u{301}", "مرحبا", "لا", "س", "\u{200F}", "\u{2067}", "\u{2069}",
    "\u{202E}", "שלום", "123", "٣", "ที่", "น้ำ", "क्षि", "東", "한", "👩‍👩‍👧", "🇩🇪", "❤\u{FE0F}", "…",
    "\u{0}", "\u{FFFF}", "\u{E000}", "\u{10FFFD}", "၊", "ក្រ", "𝒜", "(", ")", "-", "/", "ﷺ", "ꦏ",
  ]

  @Test(arguments: 0..<60)
  func sizeAgreesWithLines(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    var text = ""
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      text += Self.pieces.randomElement(using: &random) ?? ""
    }
    let language = ["en", "ar", "ja", "th", "x-nonsense", ""].randomElement(using: &random) ?? ""
    let options = LineOptions(
      maximumLines: [nil, 1, 2, 3].randomElement(using: &random) ?? nil,
      minimumLines: Int.random(in: 0...2, using: &random),
      truncation: [.head, .middle, .tail].randomElement(using: &random) ?? .tail,
      lineSpacing: Double(Int.random(in: 0...3, using: &random)), displayScale: 2)
    let units = text.utf16.count
    let cut = Int.random(in: 0...units, using: &random)
    var second = style(Double.random(in: 0...40, using: &random), weight: 700)
    second.tracking = Double(Int.random(in: -1...2, using: &random))
    let styled = StyledText(
      text,
      runs: [
        StyledText.Run(range: 0..<cut, style: style()),
        StyledText.Run(range: cut..<units, style: second),
      ], locale: language)
    for measurer in [TextMeasurer.shaped(library), .fixed(advance: 7, lineHeight: 10, baseline: 8)]
    {
      let paragraph = measurer.paragraph(styled, lines: options)
      for width in [nil, 0.5, 10, 37, 100, 300, 2000, -1, .nan, .infinity] as [Double?] {
        let height = [nil, 30.0, 70].randomElement(using: &random) ?? nil
        let size = paragraph.size(width: width, height: height)
        let placed = paragraph.lines(width: width, height: height, alignment: LineAlignment())
        #expect(placed.size == size)
        #expect(placed.lines.count == size.lineCount)
        for line in placed.lines where !line.runs.isEmpty {
          let drawn = line.runs.reduce(0) { $0 + Double($1.width) }
          // Tracking may make the width of a line of invisible characters negative.
          #expect(abs(drawn - Double(line.frame.width)) < 1e-5 || line.frame.width == 0)
          #expect(Double(line.frame.width) <= size.width + 1e-5)
        }
        // Every unit is on one line, in order.
        let ranges = placed.lines.map(\.textRange)
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
        if let last = ranges.last { #expect(last.upperBound <= units) }
      }
    }
  }

  @Test func noFontsAtAll() {
    let text = TextMeasurer.shaped(FontLibrary(folders: [])).paragraph(
      StyledText("Hello world", style: style(), locale: "en"))
    #expect(text.size(width: 100, height: nil).width == 0)
    #expect(text.lines(100).flatMap(\.runs).isEmpty)
  }

  /// Strings that are equal but composed differently have their own glyphs.
  @Test func compositionIsKept() throws {
    for text in ["e\u{301}", "\u{E9}"] {
      let run = try #require(paragraph(text, "en").lines(nil).first?.runs.first)
      #expect(run.text.count == text.utf16.count)
    }
  }

  @Test func manyTasksShareALibrary() async {
    let widths = await withTaskGroup(of: [Double].self) { group in
      for _ in 0..<8 {
        group.addTask {
          Sample.all.map { sample in
            paragraph(sample.text + " ", sample.language).size(width: 90, height: nil).height
          }
        }
      }
      return await group.reduce(into: Set<[Double]>()) { $0.insert($1) }
    }
    #expect(widths.count == 1)
  }
}
