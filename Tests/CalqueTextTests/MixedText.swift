import CalqueDrawing
import CalqueTestRandom
import CalqueText
import Foundation

/// A random text of mixed scripts, marks, white space, controls and emoji with a proposal for it.
struct MixedText: CustomStringConvertible {
  private static let words = [
    "a", "of", "fi", "Layout", "must", "wrap", "well-known", "Straße", "1.000", "don't", "AVAT",
    "слово", "λόγος", "مرحبا", "لا", "المستخدم", "س", "پیام‌های", "שלום", "קבצים", "ที่", "น้ำใจ", "क्षि",
    "उपयोगकर्ता", "東京", "日本語。", "「", "한국어", "ܫܠܡܐ", "ᠮᠣᠩᠭᠣᠯ", "ក្រ", "ꦏ", "မြန်မာ", "៣", "٣", "۴", "123",
    "👍", "👩‍👩‍👧", "🇩🇪", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "𝒜", "ﷺ", "…", "(", ")", "/", "—", "\u{FFFC}",
  ]
  private static let spaces = [
    " ", " ", " ", " ", "  ", "\t", "\n", "\r\n", "\u{A0}", "\u{3000}", "\u{200B}", "\u{2003}",
    "\u{2028}", "\u{2029}", "\u{85}", "\u{1680}", "\u{B}",
  ]
  private static let marks = [
    "\u{301}", "\u{308}", "\u{AD}", "\u{200D}", "\u{200C}", "\u{200F}", "\u{200E}", "\u{2067}",
    "\u{2066}", "\u{2069}", "\u{202E}", "\u{202C}", "\u{64B}", "\u{5B0}", "\u{E31}", "\u{93F}",
    "\u{FE0F}", "\u{20E3}", "\u{2060}", "\u{FEFF}", "\u{0}", "\u{1}", "\u{7F}", "\u{9F}",
    "\u{FFFF}",
    "\u{E000}", "\u{10FFFD}", "\u{1F3FD}", "-",
  ]

  let string: String
  let width: Double
  let height: Double?
  private let styled: StyledText
  private let options: LineOptions
  private let isFixed: Bool

  init(_ string: String, width: Double, height: Double?, options: LineOptions) {
    self.string = string
    self.width = width
    self.height = height
    self.options = options
    isFixed = false
    styled = StyledText(string, style: style(), locale: "en")
  }

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var string = ""
    for _ in 0..<Int.random(in: 0...9, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5: string += random.pick(Self.words)
      case 5..<8: string += random.pick(Self.spaces)
      default: string += random.pick(Self.marks)
      }
    }
    self.string = string
    width =
      Bool.random(using: &random)
      ? Double(Int.random(in: 0...60, using: &random)) / 2
      : Double.random(in: 1...200, using: &random)
    height = random.pick([nil, nil, nil, 0, 10, 45, 70])
    var options = LineOptions(
      maximumLines: random.pick([nil, nil, 1, 2, 3]),
      minimumLines: random.pick([0, 0, 2]), truncation: random.pick([.tail, .head, .middle]),
      lineSpacing: random.pick([0, 0, 3]), displayScale: random.pick([1, 2, 3]))
    options.countsTrailingSpace = random.pick([true, true, false])
    options.evensTwoLines = random.pick([true, true, false])
    self.options = options
    isFixed = Int.random(in: 0..<8, using: &random) == 0
    let units = string.utf16.count
    let cut = random.pick([0, units, units / 2])
    var second = style(random.pick([9, 16, 31]), weight: 700)
    second.tracking = random.pick([0, 0, 1.5])
    second.baselineOffset = random.pick([0, 0, 4, -3])
    styled = StyledText(
      string,
      runs: [
        StyledText.Run(range: 0..<cut, style: style()),
        StyledText.Run(range: cut..<units, style: second),
      ],
      locale: random.pick(["en", "ar", "ja", "th", "he", "mn-Mong"]),
      baseDirection: random.pick([.natural, .natural, .leftToRight, .rightToLeft]))
  }

  var description: String {
    string.unicodeScalars.reduce(into: isFixed ? "fixed \"" : "\"") {
      $0 += $1.isASCII && $1.value >= 0x20 ? "\($1)" : "\\u{\(String($1.value, radix: 16))}"
    } + "\" \(options)"
  }

  /// The first broken law for the proposal. Returns nil if all hold.
  mutating func brokenLaw() -> String? {
    let measurer =
      isFixed ? TextMeasurer.fixed(advance: 7, lineHeight: 10, baseline: 8) : .shaped(library)
    let paragraph = measurer.paragraph(styled, lines: options)
    let placed = paragraph.lines(width: width, height: height, alignment: LineAlignment())
    let size = paragraph.size(width: width, height: height)
    guard placed.size == size else { return "lines are \(placed.size), but the size is \(size)" }
    guard placed.lines.count == size.lineCount else {
      return "\(placed.lines.count) lines, but the size says \(size.lineCount)"
    }
    if let line = placed.lines.first(where: { !fits($0) }) {
      return "the line \(line.text.debugDescription) is \(line.frame.width) wide"
    }
    if let line = placed.lines.first(where: { !isDrawnInItsFrame($0) }) {
      return "the line \(line.text.debugDescription) draws more than \(line.frame.width)"
    }
    let ranges = placed.lines.map(\.textRange)
    guard zip(ranges, ranges.dropFirst()).allSatisfy({ $0.upperBound <= $1.lowerBound }) else {
      return "lines are not in order: \(ranges)"
    }
    return size.width <= width ? brokenAgain(paragraph, size, placed.lines) : nil
  }

  /// The text's own width results in the same lines.
  private func brokenAgain(
    _ paragraph: any TextParagraph, _ size: ParagraphSize, _ lines: [PlacedLine]
  ) -> String? {
    // Lines of different heights may fit into a height in one order and not in another.
    guard size.width > 0, !size.isTruncated || height == nil else { return nil }
    let again = paragraph.lines(width: size.width, height: height, alignment: LineAlignment())
    guard again.lines.map(\.text) == lines.map(\.text) else {
      return "\(lines.map(\.text)), but \(again.lines.map(\.text)) at its own width \(size.width)"
    }
    // A truncated line has the height of the line that was truncated, which may be less in less
    // space.
    guard !size.isTruncated, again.size != size else { return nil }
    return "\(size), but \(again.size) at its own width"
  }

  /// Only a character by itself, or an ellipsis, may be wider than the proposal.
  private func fits(_ line: PlacedLine) -> Bool {
    Double(line.frame.width) <= width + 1e-5 || line.text.count <= 1
      || (line.isTruncated && line.text == "…")
  }

  private func isDrawnInItsFrame(_ line: PlacedLine) -> Bool {
    guard !line.runs.isEmpty else { return true }
    let drawn = line.runs.reduce(0) { $0 + Double($1.width) }
    // Tracking may make the width of a line of invisible characters negative.
    return abs(drawn - Double(line.frame.width)) < 1e-4 || line.frame.width == 0
  }
}
