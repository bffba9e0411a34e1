import CalqueDrawing
import Foundation
import Synchronization

/// The size of every character, in points.
struct FixedMetrics: Hashable, Sendable {
  var advance: Double
  var lineHeight: Double
  var baseline: Double
  var capHeight: Double
  /// Whether a truncated line keeps the width of the words that were on it.
  var cutsWithinWords: Bool

  var line: LineMetrics {
    LineMetrics(ascent: baseline, descent: lineHeight - baseline, capHeight: capHeight)
  }

  /// The metrics of a line whose characters are raised or lowered: its height increases by the
  /// offset.
  func line(raisedBy offset: Double) -> LineMetrics {
    var line = line
    line.ascent += max(offset, 0)
    line.descent += max(-offset, 0)
    return line
  }
}

/// A paragraph whose characters all have the same size, for tests of layouts.
///
/// Lines break at spaces and between the characters of long words; there are no glyphs to draw.
/// Most texts are one line, whose size is computed without examining their words.
final class FixedParagraph: TextParagraph {
  private let text: StyledText
  private let metrics: FixedMetrics
  private let options: LineOptions
  /// The metrics of its lines if all have the same.
  private let line: LineMetrics?
  /// The width of the text if it has one line only.
  private let lineWidth: Double?
  /// Its size if it is not limited.
  private let lineSize: ParagraphSize?
  private let words = Mutex<FixedWords?>(nil)

  init(_ text: StyledText, metrics: FixedMetrics, options: LineOptions) {
    self.text = text
    self.metrics = metrics
    self.options = options
    let raise = text.runs.first?.style.baselineOffset ?? 0
    let line =
      text.runs.allSatisfy { $0.style.baselineOffset == raise }
      ? metrics.line(raisedBy: raise) : nil
    self.line = line
    let lineWidth =
      options.minimumLines <= 1 && metrics.advance > 0 && line != nil
      ? Self.characterCount(text.string).map { Double($0) * metrics.advance } : nil
    self.lineWidth = lineWidth
    if let line {
      lineSize = lineWidth.map { Self.sizeOfLine($0, line, options) }
    } else {
      lineSize = nil
    }
  }

  /// The number of characters of a text of plain ASCII without newlines or a trailing space, where
  /// each byte is a character.
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

  package var fontMetrics: LineMetrics { metrics.line }
  package var fontFindings: FontFindings { FontFindings() }

  package func size(width: Double?, height: Double?) -> ParagraphSize {
    let width = width ?? .infinity
    let height = height ?? .infinity
    guard width > 0 else {
      return width == 0 && height > 0
        ? charactersAlone(height: height) ?? lookAtWords().size(width: 0, height: height) : .zero
    }
    if let lineSize, let lineWidth, let line, lineWidth <= width {
      // One line is always shown, whatever the height is; only the rounding of its size may be
      // omitted.
      let isExact =
        lineSize.width <= width && (lineSize.height <= height || line.height > height)
      return isExact
        ? lineSize : Self.sizeOfLine(lineWidth, line, options, width: width, height: height)
    }
    return lookAtWords().size(width: width, height: height)
  }

  /// The size of a text with one line.
  private static func sizeOfLine(
    _ lineWidth: Double, _ line: LineMetrics, _ options: LineOptions,
    width: Double = .infinity, height: Double = .infinity
  ) -> ParagraphSize {
    var fit = LineFit()
    fit.wholeLines = 1
    fit.widest = lineWidth
    fit.height = line.height
    fit.firstAscent = line.ascent
    fit.lastBaseline = line.ascent
    return options.size(of: fit, width: width, height: height, standard: line)
  }

  /// The size of a text of plain ASCII with a width of 0, which stacks request to determine the
  /// flexibility of a text. Each character is on its own line, together with the spaces after it.
  private func charactersAlone(height: Double) -> ParagraphSize? {
    guard lineWidth != nil, let line, options.maximumLines == nil else { return nil }
    var string = text.string
    let count = string.withUTF8 { bytes in
      bytes.reduce(bytes.first == 0x20 ? 1 : 0) { $0 + ($1 == 0x20 ? 0 : 1) }
    }
    let gap = options.gap(above: line)
    let total = Double(count) * line.height + Double(count - 1) * gap
    guard total <= height else { return nil }
    var fit = LineFit()
    fit.wholeLines = count
    fit.height = total
    fit.firstAscent = line.ascent
    fit.lastBaseline = total - line.descent
    return options.size(of: fit, width: 0, height: height, standard: line)
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
