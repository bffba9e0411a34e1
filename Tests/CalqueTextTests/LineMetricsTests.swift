import CalqueDrawing
import Testing

@testable import CalqueText

@Suite struct LineMetricsTests {
  private func metrics(_ font: FontDescription, _ text: String = "Hamburg") -> LineMetrics {
    let style = StyledText.Style(font: font, color: .black)
    return TextMeasurer.shaped(library)
      .paragraph(StyledText(text, style: style, locale: "en")).fontMetrics
  }

  @Test func fixedMetricsHaveACapHeightOfTwoThirdsAndNoLeading() {
    let style = StyledText.Style(font: FontDescription(size: 17), color: .black)
    let text = StyledText("Hello", style: style, locale: "en")
    let plain = TextMeasurer.fixed(advance: 10, lineHeight: 20, baseline: 15).paragraph(text)
    #expect(
      plain.fontMetrics == LineMetrics(ascent: 15, descent: 5, capHeight: 10, leading: 0))
    let given = TextMeasurer.fixed(advance: 10, lineHeight: 20, baseline: 15, capHeight: 12)
    #expect(given.paragraph(text).fontMetrics.capHeight == 12)
  }

  /// The metrics in a font file: Noto Sans has capitals of 714 units, ascent 1069, descent 293.
  @Test func aNamedFontHasItsOwnMetrics() {
    let found = metrics(FontDescription(family: "Noto Sans", size: 100))
    #expect(abs(found.ascent - 106.9) < 1e-9)
    #expect(abs(found.descent - 29.3) < 1e-9)
    #expect(abs(found.capHeight - 71.4) < 1e-9)
    #expect(found.leading == 0)
  }

  @Test func theLeadingMakesTheGuidelinesPitchWherePositive() {
    let roomy = metrics(FontDescription(family: "Noto Sans", size: 10, guidelineLeading: 16))
    #expect(abs(roomy.pitch - 16) < 1e-9)
    let tight = metrics(FontDescription(family: "Noto Sans", size: 17, guidelineLeading: 22))
    #expect(tight.leading == 0)
  }

  /// The guideline scales with the font, as for `minimumScaleFactor`.
  @Test func theGuidelineScalesWithTheFont() {
    let font = FontDescription(family: "Noto Sans", size: 20, guidelineLeading: 32)
    #expect(abs(metrics(font.scaled(by: 0.5)).pitch - 16) < 1e-9)
  }

  @Test func theLargestFontGivesTheMetrics() {
    var text = StyledText(
      "small LARGE",
      style: StyledText.Style(font: FontDescription(family: "Noto Sans", size: 10), color: .black),
      locale: "en")
    text.runs[0].range = 0..<6
    text.runs.append(
      StyledText.Run(
        range: 6..<11,
        style: StyledText.Style(
          font: FontDescription(family: "Noto Sans", size: 20), color: .black)))
    let found = TextMeasurer.shaped(library).paragraph(text).fontMetrics
    #expect(found == metrics(FontDescription(family: "Noto Sans", size: 20)))
  }

  /// A script that needs more space uses the leading first.
  @Test func aTallScriptTakesTheLeading() {
    let font = FontDescription(size: 17, guidelineLeading: 40)
    #expect(abs(metrics(font, "สวัสดี").pitch - 40) < 1e-9)
    #expect(metrics(font, "สวัสดี").ascent >= metrics(font).ascent)
  }

  @Test(arguments: [
    (
      LineMetrics(ascent: 15, descent: 5, leading: 2), LineMetrics(ascent: 10, descent: 8),
      LineMetrics(ascent: 15, descent: 8, leading: 0)
    ),
    (
      LineMetrics(ascent: 15, descent: 5, capHeight: 10, leading: 2),
      LineMetrics(ascent: 10, descent: 3, capHeight: 8, leading: 20),
      LineMetrics(ascent: 15, descent: 5, capHeight: 10, leading: 13)
    ),
    (
      LineMetrics(ascent: 10, descent: 3, leading: -0.125),
      LineMetrics(ascent: 9, descent: 3.5, leading: 0),
      LineMetrics(ascent: 10, descent: 3.5, leading: -0.125)
    ),
  ])
  func aLineKeepsTheLargerPitchAndRoomForBoth(
    _ one: LineMetrics, _ other: LineMetrics, _ both: LineMetrics
  ) {
    var union = one
    union.formUnion(other)
    #expect(union == both)
    var reverse = other
    reverse.formUnion(one)
    #expect(reverse == both)
  }
}
