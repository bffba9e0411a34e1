/// What limits and spreads the lines of a paragraph; it does not change with the proposed size.
package struct LineOptions: Hashable, Sendable {
  /// Which part of a text gives way to an ellipsis when the text does not fit.
  package enum Truncation: Hashable, Sendable {
    case head
    case middle
    case tail
  }

  /// At most so many lines; `nil` for as many as it takes.
  package var maximumLines: Int?
  /// Height is kept for at least so many lines.
  package var minimumLines: Int
  package var truncation: Truncation
  /// Points between a line and the next one. They take the place of the font's own leading where
  /// they are more; 0 leaves that leading as it is.
  package var lineSpacing: Double
  /// Pixels per point: sizes are rounded up to whole pixels.
  package var displayScale: Double
  /// Whether the white space at the end of a line counts in the width of the text, up to the
  /// proposal. It never makes a line too long.
  package var countsTrailingSpace = true
  /// Whether the last word of the first of two lines moves down to a lone word, if that makes the
  /// lines more even.
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

  /// The points between a line and the one above it.
  func gap(above line: LineMetrics) -> Double {
    lineSpacing > 0 ? max(line.leading, lineSpacing) : line.leading
  }
}
