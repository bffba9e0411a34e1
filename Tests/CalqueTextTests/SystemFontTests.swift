import CalqueDrawing
import Foundation
import Testing

@testable import CalqueText

/// The system font has the same width and height as on iOS.
@Suite struct SystemFontTests {
  struct Measured: Sendable {
    var size: Double
    var weight: Int
    var text: String
    /// Rounded up to half points.
    var width: Double
  }

  /// `Tools/SystemFontWidths/measured.tsv`, which documents the origin of its widths.
  static let measured: [Measured] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Tools/SystemFontWidths/measured.tsv")
    let table = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return table.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 3, let width = Double(fields[2]), let font = font(fields[0]) else {
        return nil
      }
      return Measured(
        size: font.size, weight: font.weight,
        text: fields[1].replacingOccurrences(of: "\\n", with: "\n"), width: width)
    }
  }()

  private static let sizes: [String: Double] = [
    "largeTitle": 34, "title": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17,
    "callout": 16, "subheadline": 15, "footnote": 13, "caption": 12, "caption2": 11,
  ]

  private static func font(_ name: String) -> (size: Double, weight: Int)? {
    let parts = name.split(separator: ":").map(String.init)
    switch parts.first {
    case "style"?:
      guard let size = sizes[parts[1]] else { return nil }
      let standard = parts[1] == "headline" ? 600 : 400
      return (size, parts.count > 2 ? Int(parts[2].dropFirst()) ?? standard : standard)
    case "system"?:
      guard let size = Double(parts[1]), let weight = Int(parts[2]) else { return nil }
      return (size, weight)
    default: return nil
    }
  }

  private func width(_ text: Measured) -> Double {
    let style = StyledText.Style(
      font: FontDescription(size: text.size, weight: text.weight), color: .black)
    return TextMeasurer.shaped(library)
      .paragraph(
        StyledText(text.text, style: style, locale: "en"), lines: LineOptions(displayScale: 2)
      )
      .size(width: nil, height: nil).width
  }

  @Test func theTableIsThere() {
    #expect(Self.measured.count == 744)
  }

  /// The table was computed from these texts; `Tools/SystemFontWidths/fit.py` reports on texts that
  /// it was not computed from.
  @Test(arguments: [10.0, 11, 12, 13, 15, 16, 17, 20, 22, 24, 28, 34, 40])
  func textsAreAsWideAsMeasured(_ size: Double) {
    let limit = size <= 17 ? 0.5 : 1
    let texts = Self.measured.filter {
      $0.size == size && $0.text.trimmingCharacters(in: .whitespaces) == $0.text
    }
    let wrong = texts.filter { abs(width($0) - $0.width) > limit }
    #expect(
      Double(wrong.count) <= 0.05 * Double(texts.count),
      "\(wrong.map { "\($0.text) \($0.weight): \(width($0)), not \($0.width)" })")
  }

  /// UIFont of iOS 26, in 2048ths of the size.
  @Test(
    arguments: [11.0, 17, 34], [FontDescription.Design.standard, .serif, .rounded, .monospaced])
  func linesAreAsHighAsMeasured(_ size: Double, _ design: FontDescription.Design) {
    let style = StyledText.Style(font: FontDescription(size: size, design: design), color: .black)
    let metrics = TextMeasurer.shaped(library)
      .paragraph(StyledText("Hg", style: style, locale: "en")).fontMetrics
    #expect(abs(metrics.ascent - size * 1950 / 2048) < 1e-9)
    #expect(abs(metrics.descent - size * 494 / 2048) < 1e-9)
    #expect(abs(metrics.capHeight - size * 1443 / 2048) < 1e-9)
    #expect(metrics.leading == 0)
  }

  /// Leading minus height: 1.71 for body, -0.13 for caption2.
  @Test(arguments: [(17.0, 22.0, 1.71), (13, 18, 2.49), (11, 13, -0.13), (34, 41, 0.43)])
  func stylesHaveTheMeasuredLeading(_ size: Double, _ guideline: Double, _ leading: Double) {
    let metrics = LineMetrics.systemFont(FontDescription(size: size, guidelineLeading: guideline))
    #expect(abs(metrics.leading - leading) < 0.006)
  }

  @Test func aNamedFamilyIsAsItIs() {
    func metrics(_ family: String?) -> (LineMetrics, Double) {
      let style = StyledText.Style(
        font: FontDescription(family: family, size: 100), color: .black)
      let paragraph = TextMeasurer.shaped(library)
        .paragraph(StyledText("Vegetables", style: style, locale: "en"))
      return (paragraph.fontMetrics, paragraph.size(width: nil, height: nil).width)
    }
    // Inter: ascent 2728 of 2816.
    #expect(abs(metrics("Inter").0.ascent - 100 * 2728 / 2816) < 1e-6)
    #expect(metrics("Inter").1 != metrics(nil).1)
    // A family that is not installed becomes the system font, as on iOS.
    #expect(metrics("No Such Family").0 == metrics(nil).0)
    #expect(metrics("No Such Family").1 == metrics(nil).1)
  }

  @Test func digitsAreProportionalUnlessTabular() {
    func width(_ text: String, tabular: Bool) -> Double {
      let style = StyledText.Style(
        font: FontDescription(size: 17, usesTabularDigits: tabular), color: .black)
      return TextMeasurer.shaped(library)
        .paragraph(
          StyledText(text, style: style, locale: "en"), lines: LineOptions(displayScale: 1000)
        )
        .size(width: nil, height: nil).width
    }
    #expect(width("1111", tabular: false) < width("0000", tabular: false) - 4)
    #expect(abs(width("1111", tabular: true) - width("0000", tabular: true)) < 0.05)
    #expect(abs(width("0000", tabular: true) - width("0000", tabular: false)) < 0.1)
  }

  /// Glyphs are drawn at the sums of advances in the table.
  @Test func glyphsAreDrawnAtTheCorrectedAdvances() {
    let style = StyledText.Style(font: FontDescription(size: 17), color: .black)
    let line = TextMeasurer.shaped(library)
      .paragraph(StyledText("Vegetables", style: style, locale: "en"))
      .lines(width: nil, height: nil, alignment: LineAlignment()).lines[0]
    #expect(abs(Double(line.runs[0].width) - 84.75) < 0.5)
    #expect(line.runs[0].glyphs.count == 10)
    #expect((line.runs[0].glyphs.last?.x ?? 0) < Double(line.runs[0].width))
    #expect(zip(line.runs[0].glyphs, line.runs[0].glyphs.dropFirst()).allSatisfy { $0.x < $1.x })
  }

  /// Tracking between the sizes of Apple's table.
  @Test(arguments: [
    (17.0, -26.0), (12, 0), (12.5, -3), (6, 41), (1, 41), (80, 0), (500, 0), (37, 10),
  ])
  func trackingIsApples(_ size: Double, _ thousandths: Double) {
    #expect(abs(SystemFontAdvances.tracking(at: size) - thousandths) < 1e-9)
  }
}
