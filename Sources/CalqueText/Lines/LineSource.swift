/// A text that knows the widths of its pieces. What is common to all of them is built on this:
/// wrapping, sizes, truncation.
///
/// Ranges and offsets count the units of the source's own table.
protocol LineSource {
  var table: BreakTable { get }
  var options: LineOptions { get }
  /// The metrics of a line when all lines have the same, else nothing.
  var uniformMetrics: LineMetrics? { get }
  /// The metrics of an empty text's line, of which `minimumLines` reserves some.
  var standardMetrics: LineMetrics { get }

  /// Whether a line that is cut stays as wide as the words that stood on it.
  var cutsWithinWords: Bool { get }

  /// The advance of a range that stands on a line of its own.
  func width(of range: Range<Int>) -> Double
  /// The start of a line where no opportunity is; nothing that is further away than `width` will be
  /// asked of it.
  func lineStart(at offset: Int, reaching width: Double) -> LineStart
  /// By how much the width of a piece may differ from the plain sums, because its ends are torn.
  var tearing: Double { get }
  /// The plain sum of advances before an offset.
  func position(of offset: Int) -> Double
  /// The next place after an offset where the text may be cut between two characters.
  func boundary(after offset: Int) -> Int
  /// The last such place before an offset.
  func boundary(before offset: Int) -> Int
  /// The last such place whose position is at most `limit`, not before `range`'s start.
  func boundary(in range: Range<Int>, reaching limit: Double) -> Int
  /// The start of the white space at the end of a range.
  func trimmedEnd(of range: Range<Int>) -> Int
  /// The end of the white space at the start of a range.
  func trimmedStart(of range: Range<Int>) -> Int
  /// The advance of an ellipsis in the style of the unit at an offset.
  func ellipsisWidth(at offset: Int) -> Double
  func metrics(of range: Range<Int>) -> LineMetrics
}

extension LineSource {
  var cutsWithinWords: Bool { false }
}

/// Where a line begins.
struct LineStart: Sendable {
  var offset: Int
  /// Its position among the sums of advances.
  var position: Double
  /// From here on shaping is as in the whole text.
  var safeAfter: Int
  /// By how much the position may be too high: where nothing within reach is safe, it is not worth
  /// shaping all that follows.
  var slack = 0.0
}
