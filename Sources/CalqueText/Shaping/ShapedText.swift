import CCalqueText
import CalqueICU
import Synchronization

/// A text that was shaped with real fonts, for any line width.
///
/// Everything is computed once; only lines that separate joined letters are shaped again, and their
/// widths are cached.
final class ShapedText: Sendable {
  let text: [UInt16]
  /// The input of the shaper: characters that fonts have no glyphs for are replaced.
  let shapedText: [UInt16]
  let styles: [StyledText.Run]
  let language: String
  let items: [ShapedItem]
  let glyphs: [ShapedGlyph]
  /// The sum of advances before each unit, in points, and the total.
  let positions: [Double]
  let flags: [UnitFlags]
  let table: BreakTable
  let uniformMetrics: LineMetrics?
  let standardMetrics: LineMetrics
  let findings: FontFindings
  /// The metrics of the largest font.
  let fontMetrics: LineMetrics
  /// The metrics of lines without items, by the offset of their paragraph.
  let emptyMetrics: [Int: LineMetrics]
  private let largestCluster: Double
  private let hasTracking: Bool
  private let fonts: FontStore
  private let memo = Mutex(Memo())

  /// Values that only some proposals need.
  private struct Memo {
    var tornWidths: [Range<Int>: Double] = [:]
    var marks: [MarkKey: TornText.Piece?] = [:]

    struct MarkKey: Hashable {
      var scalar: UInt16
      /// The index of the style.
      var style: Int
    }
  }

  init(_ styled: StyledText, fonts: FontStore) {
    var builder = ParagraphBuilder(styled, fonts: fonts)
    builder.build()
    text = builder.text
    shapedText = builder.shapedText
    styles = builder.styles
    language = builder.language
    items = builder.items
    glyphs = builder.glyphs
    positions = builder.positions
    flags = builder.flags
    table = builder.table
    uniformMetrics = builder.uniformMetrics
    standardMetrics = builder.standardMetrics
    findings = builder.findings
    fontMetrics = builder.fontMetrics
    emptyMetrics = builder.emptyMetrics
    self.fonts = fonts
    hasTracking = styles.contains { $0.style.tracking != 0 }
    largestCluster = Self.largestCluster(builder.items, builder.positions)
  }

  /// The width of the widest of all characters, at least an em. If a font lacks the characters of a
  /// cluster, the cluster may be several boxes wide.
  private static func largestCluster(_ items: [ShapedItem], _ positions: [Double]) -> Double {
    var largest = items.reduce(0) { max($0, $1.size) }
    for (start, end) in zip(positions, positions.dropFirst()) {
      largest = max(largest, end - start)
    }
    return largest
  }

  var torn: TornText { TornText(text: shapedText, items: items, language: language) }

  /// The index of the style of a unit.
  func style(at offset: Int) -> Int {
    var low = 0
    var high = styles.count
    while high - low > 1 {
      let middle = (low + high) >> 1
      if styles[middle].range.lowerBound <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The face for a font description.
  func primary(_ font: FontDescription) -> MatchedFace? {
    var chooser = FaceChooser(fonts: fonts, language: language)
    return chooser.primary(font)
  }

  /// A character that is not part of the text, an ellipsis or a hyphen, in the style of a unit.
  func mark(_ scalar: UInt16, at offset: Int) -> TornText.Piece? {
    let index = style(at: offset)
    let key = Memo.MarkKey(scalar: scalar, style: index)
    if let known = memo.withLock({ $0.marks[key] }) { return known }
    let piece = TornText.mark(
      scalar, style: styles[index].style, language: language,
      chooser: FaceChooser(fonts: fonts, language: language))
    memo.withLock { $0.marks[key] = .some(piece) }
    return piece
  }
}

extension ShapedText {
  /// The width of a letter never changes by more than the widest letter when its neighbor is
  /// removed.
  var tearing: Double { largestCluster }

  func hanging(before offset: Int) -> Double {
    guard hasTracking else { return 0 }
    // A character whose units have several styles has the first one.
    let at = items.firstIndex(endingAfter: offset - 1)
    guard at < items.count, items[at].range.lowerBound < offset, items[at].hangsTracking else {
      return 0
    }
    return items[at].tracking
  }

  func position(of offset: Int) -> Double { positions[offset] }

  private func isSafe(_ offset: Int) -> Bool { flags[offset].contains(.safe) }

  /// The parts of a line that must be shaped again at its start and at its end, and the range
  /// between them. If there is no range between them, the whole line is the start.
  func torn(_ range: Range<Int>) -> (start: Range<Int>, whole: Range<Int>, end: Range<Int>) {
    var from = range.lowerBound
    while from < range.upperBound, !isSafe(from) { from += 1 }
    var to = range.upperBound
    // A line that ends with its paragraph does not separate letters there.
    while to > from, !isSafe(to) { to -= 1 }
    if from >= to, !(from == range.upperBound && isSafe(range.lowerBound)) {
      return (range, range.upperBound..<range.upperBound, range.upperBound..<range.upperBound)
    }
    return (range.lowerBound..<from, from..<to, to..<range.upperBound)
  }

  func width(of range: Range<Int>) -> Double {
    if isSafe(range.lowerBound), isSafe(range.upperBound) {
      return positions[range.upperBound] - positions[range.lowerBound]
    }
    if let known = memo.withLock({ $0.tornWidths[range] }) { return known }
    let parts = torn(range)
    let width =
      torn.width(of: parts.start, context: range)
      + positions[parts.whole.upperBound] - positions[parts.whole.lowerBound]
      + torn.width(of: parts.end, context: range)
    memo.withLock { $0.tornWidths[range] = width }
    return width
  }

  func lineStart(at offset: Int, reaching width: Double) -> LineStart {
    var safe = offset
    // In scripts that join all letters, there may be no safe place for a long distance: text beyond
    // the end of the line is neither examined nor shaped.
    let limit = positions[offset] + width + 2 * tearing
    while !isSafe(safe), positions[safe] <= limit { safe += 1 }
    guard safe > offset else {
      return LineStart(offset: offset, position: positions[offset], safeAfter: offset)
    }
    guard isSafe(safe) else {
      return LineStart(
        offset: offset, position: positions[offset], safeAfter: safe, slack: tearing)
    }
    return LineStart(
      offset: offset, position: positions[safe] - self.width(of: offset..<safe), safeAfter: safe)
  }

  func boundary(after offset: Int) -> Int {
    var found = min(offset + 1, text.count)
    while !flags[found].contains(.grapheme) { found += 1 }
    return found
  }

  func boundary(before offset: Int) -> Int {
    var found = max(offset - 1, 0)
    while found > 0, !flags[found].contains(.grapheme) { found -= 1 }
    return found
  }

  func boundary(in range: Range<Int>, reaching limit: Double) -> Int {
    var low = range.lowerBound
    var high = range.upperBound + 1
    while high - low > 1 {
      let middle = (low + high) >> 1
      if positions[middle] <= limit { low = middle } else { high = middle }
    }
    while low > range.lowerBound, !flags[low].contains(.grapheme) { low -= 1 }
    return low
  }

  func trimmedEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, flags[end - 1].contains(.space) { end -= 1 }
    return end
  }

  func trimmedStart(of range: Range<Int>) -> Int {
    var start = range.lowerBound
    while start < range.upperBound, flags[start].contains(.space) { start += 1 }
    return start
  }

  func ellipsisHanging(at offset: Int) -> Double {
    hasTracking ? styles[style(at: offset)].style.tracking : 0
  }

  func ellipsisWidth(at offset: Int) -> Double { mark(TornText.ellipsis, at: offset)?.width ?? 0 }

  func metrics(of range: Range<Int>) -> LineMetrics {
    var at = items.firstIndex(endingAfter: range.lowerBound)
    guard at < items.count, items[at].range.lowerBound < range.upperBound else {
      return emptyMetrics[range.lowerBound] ?? standardMetrics
    }
    var metrics = items[at].metrics
    while at < items.count, items[at].range.lowerBound < range.upperBound {
      metrics.formUnion(items[at].metrics)
      at += 1
    }
    return metrics
  }
}
