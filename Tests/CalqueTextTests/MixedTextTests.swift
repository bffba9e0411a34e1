import CalqueDrawing
import CalqueText
import Foundation
import Testing

/// Laws for every text at every width, tested with random texts of mixed scripts.
///
/// A run tests some thousands of texts. `CALQUE_TEXTS=1000000` in the environment sets another
/// number.
@Suite struct MixedTextTests {
  private static let tasks = 8
  private static let count =
    ProcessInfo.processInfo.environment["CALQUE_TEXTS"].flatMap { Int($0) } ?? 4_000

  @Test(arguments: 0..<tasks)
  func lawsHold(_ task: Int) {
    for number in 0..<max(Self.count / Self.tasks, 1) {
      var text = MixedText(seed: UInt64(task) << 40 | UInt64(number))
      if let broken = text.brokenLaw() {
        Issue.record(
          "\(text) in \(text.width) × \(text.height.map { "\($0)" } ?? "nil"): \(broken)")
        return
      }
    }
  }

  /// A mark by itself at display sizes: its corrected advance would be negative.
  @Test(arguments: [9.0, 17, 24, 31, 60], [400, 700])
  func loneMarksAreNotDrawnBackwards(_ size: Double, _ weight: Int) {
    let styled = StyledText(
      "\n\u{308}\u{644}\u{627}", style: style(size, weight: weight), locale: "en")
    let paragraph = TextMeasurer.shaped(library).paragraph(styled, lines: LineOptions())
    let lines = paragraph.lines(width: 0, height: nil, alignment: LineAlignment()).lines
    #expect(lines.flatMap(\.runs).allSatisfy { $0.width >= 0 })
  }

  /// Texts that previously crashed or broke a law.
  @Test(arguments: [
    "a \tb", "Total: \t5", "a \u{301}b c", "caf\u{E9} \u{301}au lait", "a \t \u{3000} \tb c",
    "\u{645}\u{645} \t\u{645}\u{645}", "\u{AD} \u{AD}\t\u{AD}", "a\u{AD}\u{1}b",
    "ab\u{AD}\u{7F}cd ef",
    " \u{301}", "\u{301} \u{301} \u{301}", "a \u{200D}b", "\t \t", "W \u{FE0F}i \u{20E3}x",
  ])
  func knownTextsKeepTheLaws(_ string: String) {
    for width in stride(from: 0.5, to: 60, by: 0.5) {
      for options in [
        LineOptions(), LineOptions(maximumLines: 1, truncation: .middle),
        LineOptions(maximumLines: 2), LineOptions(maximumLines: 2, truncation: .head),
      ] {
        for height in [nil, 30.0, 60] {
          var text = MixedText(string, width: width, height: height, options: options)
          if let broken = text.brokenLaw() {
            Issue.record("\(string.debugDescription) at \(width), \(options): \(broken)")
            return
          }
        }
      }
    }
  }
}
