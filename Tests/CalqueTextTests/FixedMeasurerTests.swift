import CalqueDrawing
import CalqueText
import Foundation
import Testing

/// Every character is 10 wide; a line is 20 high with its baseline at 15.
@Suite struct FixedMeasurerTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var width: Double?
    var height: Double?
    var options = LineOptions()
    var expected: (width: Double, height: Double)
    var lines: [String]

    init(
      _ text: String, width: Double?, height: Double? = nil, options: LineOptions = LineOptions(),
      is expected: (width: Double, height: Double), _ lines: [String]
    ) {
      (self.text, self.width, self.height) = (text, width, height)
      (self.options, self.expected, self.lines) = (options, expected, lines)
    }

    var testDescription: String {
      "\(text.debugDescription) in \(width.map { "\($0)" } ?? "nil")"
    }
  }

  static let cases = [
    Case("Hello world", width: nil, is: (110, 20), ["Hello world"]),
    Case("Hello world", width: .infinity, is: (110, 20), ["Hello world"]),
    Case("Hello world", width: 110, is: (110, 20), ["Hello world"]),
    Case("Hello world", width: 109, is: (60, 40), ["Hello", "world"]),
    Case("Hello world", width: 55, is: (55, 40), ["Hello", "world"]),
    Case("Hello world", width: 30, is: (30, 80), ["Hel", "lo", "wor", "ld"]),
    Case("Hello world", width: 5, is: (10, 200), "Helloworld".map(String.init)),
    Case("Hello world", width: 0, is: (0, 200), "Helloworld".map(String.init)),
    Case("Hello world", width: 0, height: 0, is: (0, 0), []),
    Case("a bb ccc dddd", width: 60, is: (50, 60), ["a bb", "ccc", "dddd"]),
    Case("Hello world", width: 60, height: 0, is: (60, 20), ["Hello…"]),
    Case("Hello", width: 60, height: 0, is: (50, 20), ["Hello"]),
    Case("a bb   ccc", width: 40, is: (40, 40), ["a bb", "ccc"]),
    Case("one\ntwo three", width: nil, is: (90, 40), ["one", "two three"]),
    Case("one\n", width: nil, is: (30, 40), ["one", ""]),
    Case("", width: 100, is: (0, 0), []),
    Case("e\u{301}e\u{301}", width: nil, is: (20, 20), ["e\u{301}e\u{301}"]),
    Case(
      "Hi", width: 200, height: 200, options: LineOptions(maximumLines: 4, minimumLines: 2),
      is: (20, 40), ["Hi"]),
    Case("", width: 100, options: LineOptions(minimumLines: 2), is: (0, 40), []),
    Case(
      "a bb ccc dddd", width: 50, options: LineOptions(maximumLines: 2), is: (50, 40),
      ["a bb", "ccc…"]),
    Case(
      "Hello world", width: 80, options: LineOptions(maximumLines: 1), is: (80, 20), ["Hello w…"]),
    Case(
      "Hello world", width: 80, options: LineOptions(maximumLines: 1, truncation: .head),
      is: (80, 20), ["…o world"]),
    Case(
      "Hello world", width: 70, options: LineOptions(maximumLines: 1, truncation: .middle),
      is: (70, 20), ["Hel…rld"]),
    Case("a bb ccc", width: 40, height: 45, is: (40, 40), ["a bb", "ccc"]),
    Case("aa bb cc dd", width: 50, height: 39, is: (50, 20), ["aa b…"]),
    Case("aa bb cc dd", width: 50, height: 1, is: (50, 20), ["aa b…"]),
    Case(
      "aa bb cc", width: 20, options: LineOptions(lineSpacing: 5), is: (20, 70),
      ["aa", "bb", "cc"]),
    Case("one\ntwo", width: nil, options: LineOptions(maximumLines: 1), is: (40, 20), ["one…"]),
  ]

  @Test(arguments: cases)
  func sizeAndLines(_ example: Case) {
    let style = StyledText.Style(font: FontDescription(size: 17), color: .black)
    let paragraph = TextMeasurer.fixed(advance: 10, lineHeight: 20, baseline: 15).paragraph(
      StyledText(example.text, style: style, locale: "en"), lines: example.options)
    let size = paragraph.size(width: example.width, height: example.height)
    #expect(size.width == example.expected.width)
    #expect(size.height == example.expected.height)
    #expect(size.lineCount == example.lines.count)
    let placed = paragraph.lines(
      width: example.width, height: example.height, alignment: LineAlignment())
    #expect(placed.size == size)
    #expect(placed.lines.map(\.text) == example.lines)
    #expect(size.isTruncated == placed.lines.contains(where: \.isTruncated))
    // A size can be proposed again.
    if size.height > 0 {
      let again = paragraph.size(width: size.width, height: example.height)
      #expect(size.width == 0 || again == size)
    }
    if size.width > 0 { for line in placed.lines { #expect(line.frame.maxX <= size.width) } }
  }

  /// If lines are truncated within their words, their sizes are those of the breaks.
  @Test(arguments: [
    ("Hello world", 80.0, 1, 50.0), ("aaaa bbbb cccc", 50, 2, 50), ("aa b cc", 45, 1, 40),
    ("one\ntwo", 200, 1, 30), ("Hello", 80, 1, 50),
  ])
  func cutsWithinWords(_ text: String, _ width: Double, _ limit: Int, _ expected: Double) {
    let style = StyledText.Style(font: FontDescription(size: 17), color: .black)
    let measurer = TextMeasurer.fixed(
      advance: 10, lineHeight: 20, baseline: 15, cutsWithinWords: true)
    let paragraph = measurer.paragraph(
      StyledText(text, style: style, locale: "en"), lines: LineOptions(maximumLines: limit))
    let size = paragraph.size(width: width, height: nil)
    #expect(size.width == expected)
    #expect(size.height == Double(20 * limit))
    let placed = paragraph.lines(width: width, height: nil, alignment: LineAlignment())
    #expect(placed.size == size)
    for line in placed.lines { #expect(line.frame.maxX <= size.width) }
  }

  @Test func baselines() {
    let style = StyledText.Style(font: FontDescription(size: 17), color: .black)
    let paragraph = TextMeasurer.fixed(advance: 10, lineHeight: 20, baseline: 15).paragraph(
      StyledText("aa bb cc", style: style, locale: "en"))
    let size = paragraph.size(width: 20, height: nil)
    #expect(size.firstBaseline == 15)
    #expect(size.lastBaseline == 55)
  }

  @Test func alignment() {
    let style = StyledText.Style(font: FontDescription(size: 17), color: .black)
    let paragraph = TextMeasurer.fixed(advance: 10, lineHeight: 20, baseline: 15).paragraph(
      StyledText("aaaa bb", style: style, locale: "en"))
    func secondX(_ alignment: LineAlignment) -> Double {
      Double(paragraph.lines(width: 40, height: nil, alignment: alignment).lines[1].frame.minX)
    }
    #expect(secondX(LineAlignment(.leading)) == 0)
    #expect(secondX(LineAlignment(.center)) == 10)
    #expect(secondX(LineAlignment(.trailing)) == 20)
    #expect(secondX(LineAlignment(.leading, isRightToLeft: true)) == 20)
    #expect(secondX(LineAlignment(.trailing, isRightToLeft: true)) == 0)
  }

  /// Texts with one line are measured without examining their words; other letters are examined.
  @Test(arguments: [1.0, 1.5, 3])
  func shortcutsAnswerAsWalksDo(_ scale: Double) {
    let style = StyledText.Style(font: FontDescription(size: 17), color: .black)
    for options in [
      LineOptions(displayScale: scale), LineOptions(maximumLines: 1, displayScale: scale),
      LineOptions(minimumLines: 2, displayScale: scale),
    ] {
      func paragraph(_ text: String) -> any TextParagraph {
        TextMeasurer.fixed(advance: 7.3, lineHeight: 19.7, baseline: 14.9)
          .paragraph(StyledText(text, style: style, locale: "en"), lines: options)
      }
      for (plain, other) in [("abc", "äbc"), ("ab cd", "äb cd"), ("a", "ä")] {
        let (plain, other) = (paragraph(plain), paragraph(other))
        for width in [nil, 0, 5, 7.3, 7.4, 14, 21.8, 21.9, 22, 36.4, 36.5, 37, .infinity] {
          for height in [nil, 0, 10, 19.6, 19.7, 19.8, 20, 40, .infinity] {
            #expect(
              plain.size(width: width, height: height) == other.size(width: width, height: height),
              "\(String(describing: width)) × \(String(describing: height))")
          }
        }
      }
    }
  }
}
