import CalqueDrawing
import CalqueText
import Foundation
import Testing

/// Spacing, tabs, small capitals and rules of languages.
@Suite struct TypesettingTests {
  private func text(
    _ string: String, _ language: String = "en", options: LineOptions = LineOptions(),
    _ change: (inout StyledText.Style) -> Void = { _ in }
  ) -> any TextParagraph {
    var style = StyledText.Style(font: FontDescription(family: "Inter", size: 20), color: .black)
    change(&style)
    return TextMeasurer.shaped(library).paragraph(
      StyledText(string, style: style, locale: language), lines: options)
  }

  /// Tracking after the last character of a line is white space: it counts in the size of the text
  /// as far as there is room, and never makes a line too long.
  @Test func trackingHangs() throws {
    // No ligatures and kerning between these letters.
    let plain = text("HIHI").size(width: nil, height: nil).width
    let tracked = text("HIHI") { $0.tracking = 5 }
    let line = try #require(tracked.lines(nil).first)
    #expect(abs(Double(line.frame.width) - (plain + 15)) < 1)
    #expect(abs(tracked.size(width: nil, height: nil).width - (plain + 20)) < 1)
    let tight = Double(line.frame.width)
    #expect(tracked.size(width: tight, height: nil).lineCount == 1)
    #expect(tracked.size(width: tight, height: nil).width <= tight + 1e-6)
    #expect(tracked.size(width: tight - 0.1, height: nil).lineCount == 2)
  }

  /// Negative tracking takes nothing from the last letter; negative kerning does.
  @Test func negativeSpacing() {
    let plain = text("HIHI").size(width: nil, height: nil).width
    let tracked = text("HIHI") { $0.tracking = -2 }.size(width: nil, height: nil).width
    let kerned = text("HIHI") { $0.kerning = -2 }.size(width: nil, height: nil).width
    #expect(abs(tracked - (plain - 6)) <= 1)
    #expect(abs(kerned - (plain - 8)) <= 1)
  }

  /// Right to left, kerning is at the left of each letter: the first one stays at the right edge.
  @Test func kerningRightToLeft() throws {
    let line = try #require(text("אבג", "he") { $0.kerning = 10 }.lines(nil).first)
    let glyphs = try #require(line.runs.first).glyphs
    #expect(glyphs[0].x >= 10)
    let plain = try #require(text("אבג", "he").lines(nil).first)
    #expect(abs(line.frame.width - plain.frame.width - 30) < 1e-6)
  }

  @Test(arguments: [("i", 28.0), ("W", 28), ("WWWW", 84), ("", 28)])
  func tabsAdvanceToStops(_ before: String, _ stop: Double) throws {
    let whole = try #require(text(before + "\tx").lines(nil).first)
    let x = try #require(text("x").lines(nil).first)
    #expect(abs(Double(whole.frame.width - x.frame.width) - stop) < 0.02)
  }

  @Test func tabsCountFromEachParagraph() throws {
    let lines = text("a\tx\nWW\tx").lines(nil)
    let x = try #require(text("x").lines(nil).first).frame.width
    #expect(lines.count == 2)
    #expect(abs(Double(lines[0].frame.width - x) - 28) < 0.02)
    #expect(abs(Double(lines[1].frame.width - x) - 56) < 0.02)
  }

  /// What is before and after a tab is as far from the leading edge in both directions.
  @Test func tabsRightToLeft() throws {
    let line = try #require(text("א\tב", "he").lines(nil).first)
    let last = try #require(text("ב", "he").lines(nil).first)
    #expect(abs(Double(line.frame.width - last.frame.width) - 28) < 0.02)
    #expect(line.text == "א\tב")
  }

  /// Inter has no small capitals: capitals of four fifths of the size take their place, in lines as
  /// high as before.
  @Test func drawnSmallCapitals() throws {
    let line = try #require(text("aé i") { $0.font.smallCaps = .lowercase }.lines(nil).first)
    let capitals = try #require(text("AÉ I") { $0.font.size = 16 }.lines(nil).first)
    #expect(line.runs.filter { $0.string != " " }.allSatisfy { $0.font.size == 16 })
    #expect(
      line.runs.flatMap(\.glyphs).map(\.id) == capitals.runs.flatMap(\.glyphs).map(\.id))
    #expect(line.frame.height == (try #require(text("a").lines(nil).first)).frame.height)
    #expect(line.text == "aé i")
    let upper = try #require(text("aA") { $0.font.smallCaps = .uppercase }.lines(nil).first)
    #expect(upper.runs.map(\.font.size) == [20, 16])
  }

  /// The small capital of i has a dot in Turkish.
  @Test func smallCapitalsOfTurkish() throws {
    let turkish = try #require(text("i", "tr") { $0.font.smallCaps = .lowercase }.lines(nil).first)
    let dotted = try #require(text("\u{130}", "tr").lines(nil).first)
    #expect(turkish.runs[0].glyphs[0].id == dotted.runs[0].glyphs[0].id)
  }

  /// Korean lines end between words, where there are spaces (`lw=keepall` of UTS #35).
  @Test func koreanWordsStayWhole() {
    let string = "사용자가 iPhone을 3월에 보냈습니다."
    let spaces = string.utf16.enumerated().filter { $1 == 0x20 }.map { $0.offset + 1 }
    let lines = text(string, "ko").lines(100)
    #expect(lines.count > 1)
    for line in lines.dropLast() { #expect(spaces.contains(line.textRange.upperBound)) }
    var divided = StyledText(
      string, style: StyledText.Style(font: FontDescription(size: 20), color: .black), locale: "ko")
    divided.dividesKoreanWords = true
    let others = TextMeasurer.shaped(library).paragraph(divided).lines(100)
    #expect(others.dropLast().contains { !spaces.contains($0.textRange.upperBound) })
    // Japanese has no spaces, and its lines end anywhere.
    #expect(text("東京は日本の首都です", "ja").lines(100).count > 1)
  }

  /// A word that is wider than its line is divided all the same.
  @Test func longKoreanWords() {
    #expect(text("사용자가보냈습니다", "ko").lines(60).count > 1)
  }

  @Test func urduHangs() throws {
    let urdu = try #require(text("یہ اردو ہے", "ur").lines(nil).first)
    #expect(urdu.runs.allSatisfy { $0.font.path.contains("Nastaliq") || $0.string == " " })
    let arabic = try #require(text("یہ اردو ہے", "ar").lines(nil).first)
    #expect(arabic.runs.allSatisfy { !$0.font.path.contains("Nastaliq") })
    // The letters hang from the line: it is as high as the font wants it.
    #expect(urdu.frame.height > arabic.frame.height)
  }

  @Test func rulesKeepTheirPatterns() throws {
    let line = try #require(
      text("ab") {
        $0.isUnderlined = true
        $0.underlinePattern = .dash
        $0.isStruckThrough = true
        $0.background = .black
      }.lines(nil).first)
    #expect(line.rules.map(\.kind) == [.background, .underline, .strikethrough])
    #expect(line.rules.map(\.pattern) == [.solid, .dash, .solid])
    #expect(line.rules[0].rect.height >= line.frame.height - 1e-6)
  }

  /// The leading of a font changes the distance of lines, not their height.
  @Test(arguments: [-2.0, 2, 7])
  func leading(_ points: Double) {
    func pitch(_ change: Double) -> Double {
      let lines = text("a\nb") {
        $0.font = FontDescription(size: 17, guidelineLeading: 22)
        $0.font.leadingAdjustment = change
      }.lines(nil)
      return Double(lines[1].baseline - lines[0].baseline)
    }
    #expect(abs(pitch(0) - 22) < 1e-6)
    #expect(abs(pitch(points) - 22 - points) < 1e-6)
  }
}
