import CalqueDrawing
import CalqueText
import Foundation
import Testing

/// Pictures in lines of text, and digits of equal width.
@Suite struct AttachmentTests {
  private func text(
    _ before: String, _ after: String, height: Double = 10, growsLine: Bool = false,
    language: String = "en"
  ) -> StyledText {
    let plain = style(weight: 400)
    var boxed = plain
    boxed.attachment = StyledText.Attachment(
      width: 30, height: height, baseline: height, growsLine: growsLine, number: 7)
    let start = before.utf16.count
    return StyledText(
      before + "\u{FFFC}" + after,
      runs: [
        StyledText.Run(range: 0..<start, style: plain),
        StyledText.Run(range: start..<start + 1, style: boxed),
        StyledText.Run(range: start + 1..<start + 1 + after.utf16.count, style: plain),
      ], locale: language)
  }

  private func lines(_ text: StyledText, width: Double? = nil) -> [PlacedLine] {
    TextMeasurer.shaped(library).paragraph(text)
      .lines(width: width, height: nil, alignment: LineAlignment()).lines
  }

  @Test func standsBetweenTheTexts() throws {
    let line = try #require(lines(text("ab", "cd")).first)
    let box = try #require(line.attachments.first)
    #expect(box.number == 7)
    #expect(abs(box.rect.width - 30) < 0.01)
    #expect(abs(box.rect.maxY - line.baseline) < 0.01)
    let before = try #require(line.runs.first)
    #expect(abs(before.origin.x + before.width - box.rect.minX) < 0.05)
    #expect(abs(line.runs[1].origin.x - box.rect.maxX) < 0.05)
    #expect(line.runs.map(\.string).joined() == "abcd")
  }

  @Test func followsTheDirectionOfTheText() throws {
    let line = try #require(lines(text("שלום ", " עולם", language: "he")).first)
    let box = try #require(line.attachments.first)
    let first = try #require(line.runs.first { $0.string.contains("ש") })
    #expect(first.origin.x > box.rect.minX)
  }

  @Test func goesToTheNextLineAsAWhole() throws {
    let narrow = lines(text("word ", " end"), width: 75)
    #expect(narrow.count == 2)
    #expect(narrow.map(\.attachments.count).reduce(0, +) == 1)
    for line in narrow { #expect(line.frame.maxX <= 75.01) }
  }

  @Test func growsItsLineOnlyIfItMay() throws {
    let plain = try #require(lines(text("ab", "cd")).first)
    let high = try #require(lines(text("ab", "cd", height: 50)).first)
    let growing = try #require(lines(text("ab", "cd", height: 50, growsLine: true)).first)
    #expect(high.frame.height == plain.frame.height)
    #expect(growing.frame.height > 50)
    #expect(growing.baseline >= 50)
  }

  /// The widths of ten texts of three equal digits.
  private func digitWidths(_ change: (inout FontDescription) -> Void) -> Set<Double> {
    Set(
      (0...9).map { digit in
        var look = style(weight: 400)
        change(&look.font)
        let text = StyledText(String(repeating: "\(digit)", count: 3), style: look, locale: "en")
        return TextMeasurer.shaped(library).paragraph(text).size(width: nil, height: nil).width
      })
  }

  @Test(arguments: [FontDescription.Design.standard, .serif, .monospaced])
  func tabularDigitsAreEquallyWide(_ design: FontDescription.Design) {
    let widths = digitWidths {
      $0.design = design
      $0.usesTabularDigits = true
    }
    #expect(widths.count == 1)
  }
}
