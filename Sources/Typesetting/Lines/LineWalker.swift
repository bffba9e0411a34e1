/// A line that was found by wrapping.
struct WrappedLine: Sendable {
  var start: Int
  /// Where the line ends to the eye.
  var contentEnd: Int
  /// Where the next line starts.
  var end: Int
  var width: Double
  var paragraph: Int
  /// Whether the break shows the hyphen of a soft one.
  var hasHyphen = false
}

/// Sums of advances carry the errors of their additions; a line may be longer than its limit by
/// this much, in points.
let widthTolerance = 1e-6

/// Wraps greedily, line by line: each line takes as many words as fit.
struct LineWalker<Source: LineSource> {
  private let source: Source
  private let width: Double
  private var paragraph: Int
  /// The first opportunity that lies after `start`.
  private var next = 0
  private var start: LineStart

  init(_ source: Source, width: Double) {
    self.source = source
    self.width = width + widthTolerance
    paragraph = 0
    start = LineStart(offset: 0, position: 0, safeAfter: 0)
    enterParagraph()
  }

  var isAtEnd: Bool { paragraph >= source.table.paragraphs.count }

  private mutating func enterParagraph() {
    guard !isAtEnd else { return }
    let entered = source.table.paragraphs[paragraph]
    next = entered.opportunities.lowerBound
    start = LineStart(
      offset: entered.range.lowerBound, position: entered.start,
      safeAfter: entered.range.lowerBound)
  }

  /// The next line; ask only while not `isAtEnd`.
  mutating func nextLine() -> WrappedLine {
    let table = source.table
    let range = next..<table.paragraphs[paragraph].opportunities.upperBound
    guard var found = table.last(in: range, reaching: start.position + width) else {
      return breakWord(before: table.opportunities[next])
    }
    var opportunity = table.opportunities[found]
    var lineWidth = opportunity.end - start.position
    if opportunity.safeBefore <= start.safeAfter {
      // Both ends of a short line are torn in the same piece: only shaping tells its width.
      lineWidth = source.width(of: start.offset..<opportunity.contentEnd) + opportunity.hyphen
      while lineWidth > width {
        guard found > next else { return breakWord(before: opportunity) }
        found -= 1
        opportunity = table.opportunities[found]
        lineWidth = source.width(of: start.offset..<opportunity.contentEnd) + opportunity.hyphen
      }
    }
    let line = WrappedLine(
      start: start.offset, contentEnd: opportunity.contentEnd, end: opportunity.offset,
      width: max(lineWidth, 0), paragraph: paragraph, hasHyphen: opportunity.hyphen > 0)
    advance(to: found + 1, after: opportunity)
    return line
  }

  /// Cuts a word that is longer than the line between two of its characters; one always stays.
  private mutating func breakWord(before opportunity: BreakTable.Opportunity) -> WrappedLine {
    let piece = start.offset..<max(start.offset, opportunity.contentEnd)
    let end = source.longestPrefix(of: piece, width: width)
    let contentEnd = source.trimmedEnd(of: start.offset..<end)
    var line = WrappedLine(
      start: start.offset, contentEnd: contentEnd,
      // A space here is no opportunity by itself, but it need not start the next line.
      end: source.trimmedStart(of: end..<piece.upperBound),
      width: max(source.width(of: start.offset..<contentEnd), 0), paragraph: paragraph)
    guard line.end >= piece.upperBound else {
      start = source.lineStart(at: line.end)
      return line
    }
    // The rest of the word, or a single character that is wider than the line: all white space after
    // it goes with it, even where that has breaks of its own.
    let last = lastWhiteSpace(from: next)
    line.end = source.table.opportunities[last].offset
    advance(to: last + 1, after: source.table.opportunities[last])
    return line
  }

  /// The last of the opportunities from one on that have nothing but white space between them.
  private func lastWhiteSpace(from first: Int) -> Int {
    let opportunities = source.table.opportunities
    let end = source.table.paragraphs[paragraph].opportunities.upperBound
    var last = first
    while last + 1 < end, opportunities[last + 1].contentEnd <= opportunities[first].contentEnd {
      last += 1
    }
    return last
  }

  private mutating func advance(to opportunity: Int, after last: BreakTable.Opportunity) {
    next = opportunity
    if next >= source.table.paragraphs[paragraph].opportunities.upperBound {
      paragraph += 1
      enterParagraph()
    } else {
      start = LineStart(offset: last.offset, position: last.start, safeAfter: last.safeAfter)
    }
  }
}

extension LineSource {
  /// The end of the longest start of a piece that fits a width, at least one character.
  ///
  /// The longest, not the one before the first that does not fit: so the width of the widest line
  /// gives the same lines again.
  func longestPrefix(of piece: Range<Int>, width: Double) -> Int {
    let least = min(boundary(after: piece.lowerBound), piece.upperBound)
    let limit = position(of: piece.lowerBound) + width + tearing
    var end = max(boundary(in: piece, reaching: limit), least)
    while end > least,
      self.width(of: piece.lowerBound..<trimmedEnd(of: piece.lowerBound..<end)) > width
    {
      end = boundary(before: end)
    }
    return max(end, least)
  }
}
