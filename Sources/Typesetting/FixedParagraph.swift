import DisplayList
import Foundation
import Synchronization

/// The one size of all characters, in points.
struct FixedMetrics: Hashable, Sendable {
  var advance: Double
  var lineHeight: Double
  var baseline: Double
}

/// A paragraph whose characters are all alike: what tests of layouts measure with.
///
/// Lines break at spaces and between the characters of long words; there are no glyphs to draw.
/// Most texts stand on one line, and that is answered without looking at their words.
final class FixedParagraph: TextParagraph {
  private let text: StyledText
  private let metrics: FixedMetrics
  private let options: LineOptions
  /// The width of the text if it has one line only.
  private let lineWidth: Double?
  private let words = Mutex<FixedWords?>(nil)

  init(_ text: StyledText, metrics: FixedMetrics, options: LineOptions) {
    self.text = text
    self.metrics = metrics
    self.options = options
    lineWidth = Self.characterCount(text.string).map { Double($0) * metrics.advance }
  }

  /// The number of characters of a text of plain ASCII without newlines or a space at its end,
  /// where each byte is a character.
  private static func characterCount(_ string: String) -> Int? {
    var string = string
    return string.withUTF8 { bytes in
      guard let last = bytes.last, last != 0x20 else { return nil }
      return bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? bytes.count : nil
    }
  }

  private func lookAtWords() -> FixedWords {
    words.withLock { known in
      if let known { return known }
      let words = FixedWords(text, metrics: metrics, options: options)
      known = words
      return words
    }
  }

  package func size(width: Double?, height: Double?) -> ParagraphSize {
    if let width, width <= 0 { return .zero }
    if let lineWidth, options.minimumLines <= 1, lineWidth <= width ?? .infinity,
      metrics.lineHeight <= height ?? .infinity, lineWidth > 0
    {
      var fit = LineFit()
      fit.wholeLines = 1
      fit.widest = lineWidth
      fit.height = metrics.lineHeight
      fit.firstAscent = metrics.baseline
      fit.lastBaseline = metrics.baseline
      return options.size(
        of: fit, width: width ?? .infinity, height: height ?? .infinity,
        standard: LineMetrics(ascent: metrics.lineHeight, descent: 0))
    }
    return lookAtWords().size(width: width, height: height)
  }

  package func lines(
    width: Double?, height: Double?, alignment: LineAlignment
  ) -> PlacedParagraph {
    let words = lookAtWords()
    return words.placedLines(width: width, height: height, alignment: alignment) { pieces in
      LineContent(text: pieces.string { words.string($0) })
    } units: {
      words.utf16Range($0)
    }
  }
}
