/// A line found by wrapping.
struct WrappedLine: Sendable {
  var start: Int
  /// The offset where the visible content ends.
  var contentEnd: Int
  /// The offset where the next line starts.
  var end: Int
  /// The advance of the visible content.
  var width: Double
  /// The advance of the white space after it.
  var trailingSpace = 0.0
  var paragraph: Int
  /// Whether it is the second of two balanced lines.
  var isEvened = false
  /// Whether the line shows a hyphen at a soft hyphen.
  var hasHyphen = false
}

/// Sums of advances have rounding errors; a line may exceed its limit by this much, in points.
let widthTolerance = 1e-6

/// Wraps greedily, line by line: each line takes as many words as fit. If a paragraph has two lines
/// and the second is a single word, the last word of the first moves to it if both lines then fit
/// and are more balanced.
///
/// If the width is 0, each character has its own line.
struct LineWalker<Source: LineSource> {
  private let source: Source
  private let width: Double
  private let givesEachCharacterALine: Bool
  private var evenedParagraph = -1
  private var paragraph: Int
  /// The first opportunity after `start`.
  private var next = 0
  private var start: LineStart

  init(_ source: Source, width: Double) {
    self.source = source
    self.width = width + widthTolerance
    givesEachCharacterALine = !(width > 0)
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

  /// Returns the next line. Call it only while `isAtEnd` is false.
  mutating func nextLine() -> WrappedLine {
    if givesEachCharacterALine { return nextCharacter() }
    let table = source.table
    let range = next..<table.paragraphs[paragraph].opportunities.upperBound
    guard var found = table.last(in: range, reaching: start.position + start.slack + width) else {
      return breakWord(before: table.opportunities[next])
    }
    var lineWidth = extent(from: start, to: table.opportunities[found])
    while lineWidth > width {
      guard found > next else { return breakWord(before: table.opportunities[found]) }
      found -= 1
      lineWidth = extent(from: start, to: table.opportunities[found])
    }
    if found + 1 < range.upperBound, range.lowerBound < found, source.options.evensTwoLines,
      let evener = evener(found, in: range, width: lineWidth)
    {
      found = evener
      evenedParagraph = paragraph
      lineWidth = extent(from: start, to: table.opportunities[found])
    }
    let opportunity = table.opportunities[found]
    let line = WrappedLine(
      start: start.offset, contentEnd: opportunity.contentEnd, end: opportunity.offset,
      width: max(lineWidth, 0), trailingSpace: trailingSpace(of: opportunity),
      paragraph: paragraph, isEvened: paragraph == evenedParagraph,
      hasHyphen: opportunity.hyphen > 0)
    advance(to: found + 1, after: opportunity)
    return line
  }

  /// The advance of a line between two breaks.
  @inline(__always)
  private func extent(from start: LineStart, to end: BreakTable.Opportunity) -> Double {
    // Both ends of a short line may be in the same piece of separated letters: only shaping
    // determines its width.
    end.safeBefore > start.safeAfter
      ? end.end - start.position
      : source.width(of: start.offset..<max(start.offset, end.contentEnd)) + end.hyphen
        - end.hanging
  }

  @inline(__always)
  private func trailingSpace(of opportunity: BreakTable.Opportunity) -> Double {
    opportunity.contentEnd < opportunity.offset
      ? max(opportunity.start - opportunity.end, 0) : max(opportunity.hanging, 0)
  }

  /// The end of the first line of a paragraph with two lines if its last word moves to the second
  /// one.
  ///
  /// Returns nil if the second line has more than one word, or if the lines would not be more
  /// balanced. Only a word without a break inside moves; otherwise, wrapping with the width of
  /// these lines would result in others.
  private func evener(_ found: Int, in range: Range<Int>, width firstWidth: Double) -> Int? {
    let table = source.table
    let last = table.opportunities[range.upperBound - 1]
    let full = table.opportunities[found]
    guard start.offset == table.paragraphs[paragraph].range.lowerBound,
      last.end - full.start <= width, full.contentEnd < full.offset
    else { return nil }
    for at in found + 1..<range.upperBound - 1 {
      let inner = table.opportunities[at]
      if inner.contentEnd < inner.offset, inner.contentEnd < last.contentEnd { return nil }
    }
    let earlier = table.opportunities[found - 1]
    guard earlier.contentEnd < earlier.offset, earlier.contentEnd > start.offset,
      earlier.contentEnd < full.contentEnd, last.contentEnd > full.contentEnd
    else { return nil }
    func rest(after opportunity: BreakTable.Opportunity) -> Double {
      extent(
        from: LineStart(
          offset: opportunity.offset, position: opportunity.start, safeAfter: opportunity.safeAfter),
        to: last)
    }
    let (lone, second) = (rest(after: full), rest(after: earlier))
    let isEvener = abs(extent(from: start, to: earlier) - second) < abs(firstWidth - lone)
    return lone <= width && second <= width && isEvener ? found - 1 : nil
  }

  /// The next character with the white space after it; white space at the start of a paragraph is a
  /// line by itself.
  private mutating func nextCharacter() -> WrappedLine {
    let range = start.offset..<source.table.paragraphs[paragraph].range.upperBound
    let first = source.trimmedStart(of: range)
    var contentEnd = range.lowerBound
    if first == range.lowerBound, !range.isEmpty {
      contentEnd = min(source.boundary(after: first), range.upperBound)
    }
    let line = WrappedLine(
      start: range.lowerBound, contentEnd: contentEnd,
      end: source.trimmedStart(of: contentEnd..<range.upperBound), width: 0, paragraph: paragraph)
    start.offset = line.end
    if line.end >= range.upperBound {
      paragraph += 1
      enterParagraph()
    }
    return line
  }

  /// Divides a word that is longer than the line between two of its characters; at least one
  /// remains.
  private mutating func breakWord(before opportunity: BreakTable.Opportunity) -> WrappedLine {
    let piece = start.offset..<max(start.offset, opportunity.contentEnd)
    let end = source.longestPrefix(of: piece, width: width)
    let contentEnd = source.trimmedEnd(of: start.offset..<end)
    var line = WrappedLine(
      start: start.offset, contentEnd: contentEnd,
      // A space here is not an opportunity by itself, but the next line does not start with it.
      end: source.trimmedStart(of: end..<piece.upperBound),
      width: max(source.lineWidth(of: start.offset..<contentEnd), 0), paragraph: paragraph)
    guard line.end >= piece.upperBound else {
      line.trailingSpace = source.position(of: line.end) - source.position(of: contentEnd)
      start = source.lineStart(at: line.end, reaching: width)
      return line
    }
    // The rest of the word, or a single character that is wider than the line, includes all white
    // space after it, even if that has its own breaks.
    let last = lastWhiteSpace(from: next)
    line.end = source.table.opportunities[last].offset
    line.trailingSpace = source.position(of: line.end) - source.position(of: contentEnd)
    advance(to: last + 1, after: source.table.opportunities[last])
    return line
  }

  /// The last of the opportunities from one on that have only white space between them.
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
  /// The advance of a range at the end of a line, where tracking is white space.
  func lineWidth(of range: Range<Int>) -> Double {
    width(of: range) - (range.isEmpty ? 0 : hanging(before: range.upperBound))
  }

  /// The end of the longest prefix of a piece that fits a width, with at least one character.
  ///
  /// It is the longest one, not the one before the first that does not fit, so that wrapping with
  /// the width of the widest line results in the same lines.
  func longestPrefix(of piece: Range<Int>, width: Double) -> Int {
    let least = min(boundary(after: piece.lowerBound), piece.upperBound)
    let limit = position(of: piece.lowerBound) + width + tearing
    var end = max(boundary(in: piece, reaching: limit), least)
    while end > least,
      lineWidth(of: piece.lowerBound..<trimmedEnd(of: piece.lowerBound..<end)) > width
    {
      end = boundary(before: end)
    }
    return max(end, least)
  }
}
