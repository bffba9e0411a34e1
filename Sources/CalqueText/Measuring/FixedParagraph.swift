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
  /// What says its size where it is one line.
  private let line: FixedLine?
  /// The width of the text if it has one line only.
  private let lineWidth: Double?
  private let words = Mutex<FixedWords?>(nil)

  init(_ text: StyledText, metrics: FixedMetrics, options: LineOptions) {
    self.text = text
    self.metrics = metrics
    self.options = options
    let raise = text.runs.first?.style.baselineOffset ?? 0
    line =
      text.runs.allSatisfy { $0.style.baselineOffset == raise }
      ? FixedLine(metrics, options: options, raisedBy: raise) : nil
    lineWidth = line?.width(of: text.string)
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
    if let line, let lineWidth, lineWidth <= width {
      return line.size(lineWidth, width: width, height: height)
    }
    return lookAtWords().size(width: width, height: height)
  }

  /// The size of a text of plain ASCII with a width of 0, which stacks request to determine the
  /// flexibility of a text. Each character is on its own line, together with the spaces after it.
  private func charactersAlone(height: Double) -> ParagraphSize? {
    guard lineWidth != nil, let line = line?.line, options.maximumLines == nil else { return nil }
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
