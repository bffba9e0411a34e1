import CalqueDrawing
import CalqueText
import Foundation
import Testing

/// The rules of paragraphs that were measured on Apple's systems. Every character is 10 wide, and a
/// line is 20 high with its baseline at 15, unless a test specifies otherwise.
@Suite struct ParagraphRuleTests {
  private func fixed(
    _ text: String, offset: Double = 0, options: LineOptions = LineOptions(displayScale: 2)
  ) -> any TextParagraph {
    var style = style(17)
    style.baselineOffset = offset
    return TextMeasurer.fixed(advance: 10, lineHeight: 20, baseline: 15).paragraph(
      StyledText(text, style: style, locale: "en"), lines: options)
  }

  private func changed(_ change: (inout LineOptions) -> Void) -> LineOptions {
    var options = LineOptions(displayScale: 2)
    change(&options)
    return options
  }

  // MARK: Width

  /// The space at the end of a line is included, up to the proposal; it never makes a line too
  /// long.
  @Test(arguments: [
    ("Hello world", 80.0, 60.0), ("Hello world", 55, 55), ("Hello world", 50, 50),
    ("Hello   world", 85, 80), ("Hello   world", 70, 70), ("Hello ", 200, 60), ("Hello ", 50, 50),
    ("Hello \nyou", 200, 60), ("aa bb cc dd ee", 52, 52),
  ])
  func widthCountsTrailingSpace(_ text: String, _ width: Double, _ expected: Double) {
    let size = fixed(text).size(width: width, height: nil)
    #expect(size.width == expected)
    let drawn = fixed(text, options: changed { $0.countsTrailingSpace = false })
    let widest = drawn.lines(width).map(\.frame.width).max() ?? 0
    #expect(drawn.size(width: width, height: nil).width == Double(widest))
    #expect(drawn.lines(width).map(\.text) == fixed(text).lines(width).map(\.text))
  }

  /// Lines are aligned by their visible content; the space hangs.
  @Test func trailingSpaceHangs() {
    let lines = fixed("Hello worlds").lines(
      width: 80, height: nil, alignment: LineAlignment(.trailing)
    ).lines
    #expect(lines.map(\.frame.maxX) == [60, 60])
    #expect(lines.map(\.frame.width) == [50, 60])
  }

  // MARK: Two lines

  /// The last word of the first line moves to the second if that is a single word, both fit, and
  /// they are more balanced.
  @Test(arguments: [
    ("Layout must wrap", 110.0, ["Layout", "must wrap"]),
    ("Layout must wrap", 159, ["Layout", "must wrap"]),
    ("Layout must wrap", 160, ["Layout must wrap"]),
    // "must wrap" is 90 wide.
    ("Layout must wrap", 90, ["Layout", "must wrap"]),
    ("Layout must wrap", 89, ["Layout", "must", "wrap"]),
    // Less balanced: 60 and 130 instead of 110 and 80.
    ("Layout wrap sentence", 159, ["Layout wrap", "sentence"]),
    // The second line has two words.
    ("aaaa bbbb cc dd", 90, ["aaaa bbbb", "cc dd"]),
    // Three lines do not change.
    ("aaaa bbbb cccc dddd e", 90, ["aaaa bbbb", "cccc dddd", "e"]),
    // The first line has only one word.
    ("Layouts must", 70, ["Layouts", "must"]),
    // Each paragraph by itself.
    ("aaaa bb c\naaaa bb c", 80, ["aaaa", "bb c", "aaaa", "bb c"]),
    // White space at the end is not a word.
    ("aaaa bb c \t ", 80, ["aaaa", "bb c"]),
  ])
  func loneWordsGetCompany(_ text: String, _ width: Double, _ lines: [String]) {
    #expect(fixed(text).lines(width).map(\.text) == lines)
    let own = fixed(text).size(width: width, height: nil).width
    #expect(fixed(text).lines(own).map(\.text) == lines)
  }

  @Test func loneWordsCanStayAlone() {
    let text = fixed("Layout must wrap", options: changed { $0.evensTwoLines = false })
    #expect(text.lines(110).map(\.text) == ["Layout must", "wrap"])
  }

  /// The same with real fonts; scripts without spaces do not change.
  @Test func loneWordsInFonts() {
    func words(_ text: String, _ language: String, _ width: Double) -> [String] {
      paragraph(text, language).lines(width).map(\.text)
    }
    let whole = paragraph("Layout must wrap", "en").size(width: nil, height: nil).width
    #expect(words("Layout must wrap", "en", whole - 1) == ["Layout", "must wrap"])
    let arabic = "ثلاث كلمات هنا"
    let arabicWidth = paragraph(arabic, "ar").size(width: nil, height: nil).width
    #expect(words(arabic, "ar", arabicWidth - 1) == ["ثلاث", "كلمات هنا"])
    #expect(words("東京は日本の首都", "ja", 127) == ["東京は日本の首", "都"])
  }

  // MARK: Height

  /// A text with a proposed width of 0 is 0 wide, with one character per line; if both proposed
  /// lengths are 0, it is empty.
  @Test func noWidthIsOneCharacterALine() {
    for text in ["Layout", "La yo ut", "L ayout "] {
      let size = fixed(text).size(width: 0, height: nil)
      #expect(
        size == fixed(text.replacingOccurrences(of: "a", with: "ä")).size(width: 0, height: nil))
      #expect(size.width == 0)
      #expect(size.height == 120)
      #expect(size.lineCount == 6)
      #expect(size.lastBaseline == 115)
      #expect(fixed(text).lines(0).map(\.text) == "Layout".map(String.init))
      #expect(fixed(text).size(width: 0, height: 0) == .zero)
      #expect(fixed(text).size(width: 0, height: 60).lineCount == 3)
      #expect(fixed(text).size(width: 0, height: 10).height == 20)
    }
    for sample in Sample.all {
      let size = paragraph(sample.text, sample.language).size(width: 0, height: nil)
      #expect(size.width == 0)
      #expect(size.lineCount == sample.text.filter { !$0.isWhitespace }.count, "\(sample)")
    }
  }

  /// The distance between lines of a text style is that of the guidelines, and the height of the
  /// text is theirs, up to a pixel.
  @Test(arguments: [1, 2, 4])
  func pitchIsTheLeadingOfTheGuideline(_ count: Int) throws {
    var description = FontDescription(size: 17)
    description.guidelineLeading = 30
    let text = Array(repeating: "x", count: count).joined(separator: "\n")
    let paragraph = TextMeasurer.shaped(library).paragraph(
      StyledText(
        text, style: StyledText.Style(font: description, color: .black), locale: "en"),
      lines: LineOptions(displayScale: 2))
    let size = paragraph.size(width: nil, height: nil)
    let line = paragraph.fontMetrics
    let height = line.height + Double(count - 1) * 30
    #expect(line.leading > 0)
    #expect(size.height == (height * 2).rounded(.up) / 2)
    #expect(abs(size.lastBaseline - size.firstBaseline - Double(count - 1) * 30) <= 0.5)
    // All lines fit into their own height.
    #expect(paragraph.size(width: nil, height: size.height) == size)
  }

  /// `lineSpacing` makes the pitch at least the height of a line and itself; it replaces a smaller
  /// leading.
  @Test(arguments: [(0.0, 80.0), (4, 92), (0.5, 81.5), (10, 110)])
  func lineSpacingSpreadsLines(_ spacing: Double, _ height: Double) {
    let text = fixed("a\nb\nc\nd", options: changed { $0.lineSpacing = spacing })
    #expect(text.size(width: nil, height: nil).height == height)
    #expect(text.lines(nil).map(\.baseline).first == 15)
    #expect(text.size(width: nil, height: nil).lastBaseline == height - 5)
    let one = fixed("a", options: changed { $0.lineSpacing = spacing })
    #expect(one.size(width: nil, height: nil).height == 20)
  }

  /// As many lines as fit into the height, at least one.
  @Test(arguments: [
    (10.0, 1), (20, 1), (25, 1), (39.5, 1), (40, 2), (50, 2), (60, 3), (87.5, 4), (100, 5),
    (1e9, 5),
  ])
  func heightDecidesHowManyLines(_ height: Double, _ count: Int) {
    let text = fixed("aa bb cc dd ee")
    let size = text.size(width: 20, height: height)
    #expect(size.lineCount == count)
    #expect(size.height == Double(20 * count))
    #expect(size.isTruncated == (count < 5))
  }

  @Test func reservedLinesDoNotMoveTheLastBaseline() {
    let size = fixed("Hi", options: changed { $0.minimumLines = 2 }).size(width: 200, height: nil)
    #expect(size.height == 40)
    #expect(size.lastBaseline == 15)
  }

  /// The height increases by the offset: above the baseline if it is raised, below if it is
  /// lowered.
  @Test(arguments: [(6.0, 26.0, 21.0), (-4, 24, 15), (0, 20, 15)])
  func baselineOffsetMakesALineHigher(_ offset: Double, _ height: Double, _ baseline: Double) {
    // A text that is measured directly, and one whose characters are examined.
    for text in ["Up", "Üp"] {
      let size = fixed(text, offset: offset).size(width: nil, height: nil)
      #expect(size.height == height)
      #expect(size.firstBaseline == baseline)
      #expect(fixed(text, offset: offset).size(width: 10, height: nil).height == 2 * height)
    }
    let plain = paragraph("Up", "en").size(width: nil, height: nil)
    var moved = style()
    moved.baselineOffset = offset
    let shaped = TextMeasurer.shaped(library).paragraph(
      StyledText("Up", style: moved, locale: "en")
    ).size(width: nil, height: nil)
    #expect(shaped.height == plain.height + abs(offset))
  }

  /// Only the lines with the raised part are higher.
  @Test func baselineOffsetOfAPart() {
    var raised = style(17)
    raised.baselineOffset = 6
    let text = StyledText(
      "aa bb cc",
      runs: [
        StyledText.Run(range: 0..<3, style: style(17)), StyledText.Run(range: 3..<5, style: raised),
        StyledText.Run(range: 5..<8, style: style(17)),
      ], locale: "en")
    let paragraph = TextMeasurer.fixed(advance: 10, lineHeight: 20, baseline: 15).paragraph(text)
    #expect(paragraph.lines(20).map(\.frame.height) == [20, 26, 20])
    #expect(paragraph.size(width: 20, height: nil).height == 66)
    #expect(paragraph.size(width: nil, height: nil).height == 26)
  }
}
