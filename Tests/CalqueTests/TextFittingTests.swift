import Calque
import Foundation
import Testing

/// A text that does not fit: its letters move closer, then it shrinks, then it is truncated.
@MainActor
struct TextFittingTests {
  private static let words = "Settings and preferences"

  private func host(_ width: CGFloat, _ view: some View) -> ViewHost {
    ViewHost(
      view.lineLimit(1).accessibilityIdentifier("text"),
      proposal: ProposedViewSize(width: width, height: nil))
  }

  private func size(_ width: CGFloat, _ view: some View) -> CGSize {
    host(width, view).frame(of: "text")?.size ?? .zero
  }

  private var ideal: CGSize { size(1000, Text(verbatim: Self.words)) }

  /// At most about 1/72 em a character: 24 characters of 17 points give 5.6 points.
  @Test func lettersMoveCloserFirst() {
    let text = Text(verbatim: Self.words)
    let narrow = ideal.width - 4
    #expect(size(narrow, text.minimumScaleFactor(0.5)).height == ideal.height)
    #expect(size(narrow, text.allowsTightening(true)).height == ideal.height)
    let least = 24.0 * 17 / 72
    let tightened = size(narrow, text.allowsTightening(true)).width
    #expect(abs(tightened - (ideal.width - least)) <= 1)
    // Too narrow for that: without a scale it is truncated unscaled.
    #expect(size(ideal.width / 2, text.allowsTightening(true)).width <= ideal.width / 2)
    #expect(size(ideal.width / 2, text.allowsTightening(true)).height == ideal.height)
  }

  @Test func thenTheTextShrinks() {
    let text = Text(verbatim: Self.words).minimumScaleFactor(0.5)
    var last = CGSize.zero
    for part in stride(from: 0.55, through: 1, by: 0.05) {
      let found = size(ideal.width * part, text)
      #expect(found.width <= ideal.width * part)
      // At most a thirty-second of the range is lost.
      #expect(found.width > ideal.width * (part - 0.05))
      #expect(found.height >= last.height)
      last = found
    }
    #expect(last.height == ideal.height)
  }

  /// It cannot be cut, but it can shrink.
  @Test(arguments: ["W", "ش", "漢"]) func aSingleLetterShrinks(letter: String) {
    let text = Text(verbatim: letter)
    let whole = size(1000, text)
    let narrow = size(whole.width * 0.6, text.minimumScaleFactor(0.5))
    #expect(narrow.width <= whole.width * 0.6 + 0.5)
    #expect(narrow.width > whole.width * 0.5 && narrow.height < whole.height)
    #expect(size(whole.width * 0.6, text).height == whole.height)
  }

  @Test func joinedLettersKeepTheirPlaces() {
    let text = Text(verbatim: "إعدادات التطبيق والتفضيلات")
    let whole = size(1000, text)
    let narrow = size(whole.width - 1, text.allowsTightening(true))
    #expect(narrow == size(whole.width - 1, text))
  }
}
