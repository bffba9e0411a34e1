/// A shaped text within the limits of its lines.
final class ShapedParagraph: TextParagraph {
  let shaped: ShapedText
  let options: LineOptions

  init(_ text: StyledText, library: FontLibrary, options: LineOptions) {
    shaped = library.shapedText(text)
    self.options = options
  }
}

extension ShapedParagraph: LineSource {
  var table: BreakTable { shaped.table }
  var uniformMetrics: LineMetrics? { shaped.uniformMetrics }
  var standardMetrics: LineMetrics { shaped.standardMetrics }
  var tearing: Double { shaped.tearing }

  func width(of range: Range<Int>) -> Double { shaped.width(of: range) }
  func hanging(before offset: Int) -> Double { shaped.hanging(before: offset) }
  func position(of offset: Int) -> Double { shaped.position(of: offset) }
  func boundary(after offset: Int) -> Int { shaped.boundary(after: offset) }
  func boundary(before offset: Int) -> Int { shaped.boundary(before: offset) }
  func trimmedEnd(of range: Range<Int>) -> Int { shaped.trimmedEnd(of: range) }
  func trimmedStart(of range: Range<Int>) -> Int { shaped.trimmedStart(of: range) }
  func ellipsisHanging(at offset: Int) -> Double { shaped.ellipsisHanging(at: offset) }
  func ellipsisWidth(at offset: Int) -> Double { shaped.ellipsisWidth(at: offset) }
  func metrics(of range: Range<Int>) -> LineMetrics { shaped.metrics(of: range) }

  func lineStart(at offset: Int, reaching width: Double) -> LineStart {
    shaped.lineStart(at: offset, reaching: width)
  }

  func boundary(in range: Range<Int>, reaching limit: Double) -> Int {
    shaped.boundary(in: range, reaching: limit)
  }

  package var fontMetrics: LineMetrics { shaped.fontMetrics }
  package var fontFindings: FontFindings { shaped.findings }

  package func lines(
    width: Double?, height: Double?, alignment: LineAlignment
  ) -> PlacedParagraph {
    placedLines(width: width, height: height, alignment: alignment) { line in
      shaped.content(
        of: line, ellipsisOffset: ellipsisStyleOffset(head: line.head, tail: line.tail ?? 0..<0))
    } units: {
      $0
    }
  }
}
