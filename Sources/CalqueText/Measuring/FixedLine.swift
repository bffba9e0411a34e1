/// The size of a text that is one line, where all characters have the same size. It follows from
/// the number of characters, so such a text needs no paragraph.
package struct FixedLine: Sendable {
  private let metrics: FixedMetrics
  private let options: LineOptions
  /// The metrics of the line.
  let line: LineMetrics

  /// Returns nil if the size does not follow from the line alone.
  ///
  /// - Parameter raise: How far the characters are raised above the baseline, in points.
  init?(_ metrics: FixedMetrics, options: LineOptions, raisedBy raise: Double) {
    guard options.minimumLines <= 1, metrics.advance > 0 else { return nil }
    self.metrics = metrics
    self.options = options
    line = metrics.line(raisedBy: raise)
  }

  /// The metrics of the font, which determine the distances to other views.
  package var fontMetrics: LineMetrics { metrics.line }

  /// The width of a text in points if it is a single line; nil if it has to be looked at closely.
  func width(of string: String) -> Double? {
    Self.characterCount(string).map { Double($0) * metrics.advance }
  }

  /// The size for a proposal in points; nil if the text does not fit into one line, or may have
  /// several.
  package func size(of string: String, width: Double?, height: Double?) -> ParagraphSize? {
    let width = width ?? .infinity
    guard width > 0, let lineWidth = self.width(of: string), lineWidth <= width else { return nil }
    return size(lineWidth, width: width, height: height ?? .infinity)
  }

  /// The size of a line of a width that fits. It is always shown, whatever the height is.
  func size(_ lineWidth: Double, width: Double, height: Double) -> ParagraphSize {
    var fit = LineFit()
    fit.wholeLines = 1
    fit.widest = lineWidth
    fit.height = line.height
    fit.firstAscent = line.ascent
    fit.lastBaseline = line.ascent
    return options.size(of: fit, width: width, height: height, standard: line)
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
}
