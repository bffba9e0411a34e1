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
  /// Points between a line and the next.
  package var lineSpacing: Double
  /// Pixels per point: sizes are rounded up to whole pixels.
  package var displayScale: Double

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
}
