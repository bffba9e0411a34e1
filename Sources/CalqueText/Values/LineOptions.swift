/// Limits and spacing of the lines of a paragraph, independent of the proposed size.
package struct LineOptions: Hashable, Sendable {
  /// The part of a text that an ellipsis replaces if the text does not fit.
  package enum Truncation: Hashable, Sendable {
    case head
    case middle
    case tail
  }

  /// The maximum number of lines; nil for no limit.
  package var maximumLines: Int?
  /// The number of lines for which height is reserved.
  package var minimumLines: Int
  package var truncation: Truncation
  /// The space between a line and the next one in points. It replaces the font's own leading if it
  /// is larger; 0 keeps that leading.
  package var lineSpacing: Double
  /// Pixels per point: sizes are rounded up to whole pixels.
  package var displayScale: Double
  /// Whether the white space at the end of a line is included in the width of the text, up to the
  /// proposal. It never makes a line too long.
  package var countsTrailingSpace = true
  /// Whether the last word of the first of two lines moves to the second if that is a single word,
  /// and the lines are then more balanced.
  package var evensTwoLines = true

  package init(
    maximumLines: Int? = nil, minimumLines: Int = 0, truncation: Truncation = .tail,
    lineSpacing: Double = 0, displayScale: Double = 1
  ) {
    self.maximumLines = maximumLines
    self.minimumLines = minimumLines
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.displayScale = displayScale
  }

  /// The space between a line and the one above it, in points.
  func gap(above line: LineMetrics) -> Double {
    lineSpacing > 0 ? max(line.leading, lineSpacing) : line.leading
  }
}
