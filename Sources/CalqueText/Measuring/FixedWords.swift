/// The words of a text whose characters all have the same size. Offsets count characters.
struct FixedWords: Sendable {
  let table: BreakTable
  let options: LineOptions
  private let characters: [Character]
  private let utf16Offsets: [Int]
  private let advance: Double
  private let metrics: FixedMetrics
  /// The metrics of a line if all lines have the same.
  let uniformMetrics: LineMetrics?
  private let styles: [StyledText.Run]
  let cutsWithinWords: Bool

  init(_ text: StyledText, metrics: FixedMetrics, options: LineOptions) {
    let characters = Array(text.string)
    self.characters = characters
    self.options = options
    advance = metrics.advance
    cutsWithinWords = metrics.cutsWithinWords
    self.metrics = metrics
    let raise = text.runs.first?.style.baselineOffset ?? 0
    let isUniform = text.runs.allSatisfy { $0.style.baselineOffset == raise }
    uniformMetrics = isUniform ? metrics.line(raisedBy: raise) : nil
    styles = isUniform ? [] : text.runs
    var offset = 0
    var utf16Offsets = [0]
    for character in characters {
      offset += character.utf16.count
      utf16Offsets.append(offset)
    }
    self.utf16Offsets = utf16Offsets
    var table = BreakTable()
    var start = 0
    while start < characters.count {
      let end = characters[start...].firstIndex(where: \.isNewline) ?? characters.count
      Self.append(
        start..<end, of: characters, advance: metrics.advance,
        isRightToLeft: text.baseDirection == .rightToLeft, to: &table)
      start = end + 1
    }
    if characters.last?.isNewline == true {
      let end = characters.count
      Self.append(
        end..<end, of: characters, advance: metrics.advance,
        isRightToLeft: text.baseDirection == .rightToLeft, to: &table)
    }
    self.table = table
  }

  private static func append(
    _ range: Range<Int>, of characters: [Character], advance: Double, isRightToLeft: Bool,
    to table: inout BreakTable
  ) {
    var opportunities: [BreakTable.Opportunity] = []
    var contentEnd = range.lowerBound
    func add(_ offset: Int) {
      opportunities.append(
        BreakTable.Opportunity(
          offset: offset, contentEnd: contentEnd, end: Double(contentEnd) * advance,
          start: Double(offset) * advance, safeBefore: offset, safeAfter: offset))
    }
    for index in range where !characters[index].isSpace {
      if index > range.lowerBound, characters[index - 1].isSpace { add(index) }
      contentEnd = index + 1
    }
    add(range.upperBound)
    table.append(
      range, start: Double(range.lowerBound) * advance, isRightToLeft: isRightToLeft,
      opportunities: opportunities)
  }
}

extension FixedWords: LineSource {
  var standardMetrics: LineMetrics { uniformMetrics ?? metrics.line }

  var tearing: Double { 0 }

  func width(of range: Range<Int>) -> Double { Double(range.count) * advance }
  func position(of offset: Int) -> Double { Double(offset) * advance }
  func boundary(after offset: Int) -> Int { min(offset + 1, characters.count) }
  func boundary(before offset: Int) -> Int { max(offset - 1, 0) }
  func ellipsisWidth(at offset: Int) -> Double { advance }

  /// The metrics of the highest and the lowest of the characters.
  func metrics(of range: Range<Int>) -> LineMetrics {
    let units = utf16Range(range)
    var line = metrics.line
    for style in styles where style.range.overlaps(units) {
      line.formUnion(metrics.line(raisedBy: style.style.baselineOffset))
    }
    return line
  }

  func lineStart(at offset: Int, reaching width: Double) -> LineStart {
    LineStart(offset: offset, position: position(of: offset), safeAfter: offset)
  }

  func boundary(in range: Range<Int>, reaching limit: Double) -> Int {
    guard advance > 0, limit.isFinite else { return range.upperBound }
    let fitting = (limit / advance).rounded(.down)
    return Int(min(max(fitting, Double(range.lowerBound)), Double(range.upperBound)))
  }

  func trimmedEnd(of range: Range<Int>) -> Int {
    range.last { !characters[$0].isSpace }.map { $0 + 1 } ?? range.lowerBound
  }

  func trimmedStart(of range: Range<Int>) -> Int {
    range.first { !characters[$0].isSpace } ?? range.upperBound
  }
}

extension FixedWords {
  func string(_ range: Range<Int>) -> String { String(characters[range]) }

  func utf16Range(_ range: Range<Int>) -> Range<Int> {
    utf16Offsets[range.lowerBound]..<utf16Offsets[range.upperBound]
  }
}

extension Character {
  /// Whether it is a space at which a line can break.
  fileprivate var isSpace: Bool { isWhitespace && !isNewline && self != "\u{A0}" }
}
