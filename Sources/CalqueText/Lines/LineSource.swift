/// A text that can measure its parts. Wrapping, sizes and truncation, which are common to all
/// texts, are based on this protocol.
///
/// Ranges and offsets count the units of the source's own table.
protocol LineSource {
  var table: BreakTable { get }
  var options: LineOptions { get }
  /// The metrics of a line if all lines have the same, otherwise nil.
  var uniformMetrics: LineMetrics? { get }
  /// The metrics of a line of an empty text, of which `minimumLines` reserves some.
  var standardMetrics: LineMetrics { get }

  /// Whether a truncated line keeps the width of the words that were on it.
  var cutsWithinWords: Bool { get }

  /// The advance of a range on a line of its own.
  func width(of range: Range<Int>) -> Double
  /// The tracking after the last character before an offset, which is white space at the end of a
  /// line.
  func hanging(before offset: Int) -> Double
  /// The start of a line where there is no opportunity; only positions within `width` are needed
  /// from it.
  func lineStart(at offset: Int, reaching width: Double) -> LineStart
  /// The maximum difference between the width of a piece and the plain sums, caused by separated
  /// letters at its ends.
  var tearing: Double { get }
  /// The plain sum of advances before an offset.
  func position(of offset: Int) -> Double
  /// The next place after an offset where the text can be divided between two characters.
  func boundary(after offset: Int) -> Int
  /// The last such place before an offset.
  func boundary(before offset: Int) -> Int
  /// The last such place whose position is at most `limit`, but not before the start of `range`.
  func boundary(in range: Range<Int>, reaching limit: Double) -> Int
  /// The start of the white space at the end of a range.
  func trimmedEnd(of range: Range<Int>) -> Int
  /// The end of the white space at the start of a range.
  func trimmedStart(of range: Range<Int>) -> Int
  /// The advance of an ellipsis in the style of the unit at an offset.
  func ellipsisWidth(at offset: Int) -> Double
  /// The tracking after such an ellipsis.
  func ellipsisHanging(at offset: Int) -> Double
  func metrics(of range: Range<Int>) -> LineMetrics
}

extension LineSource {
  var cutsWithinWords: Bool { false }
  func hanging(before offset: Int) -> Double { 0 }
  func ellipsisHanging(at offset: Int) -> Double { 0 }
}

/// The beginning of a line.
struct LineStart: Sendable {
  var offset: Int
  /// Its position among the sums of advances.
  var position: Double
  /// The offset from which shaping is as in the whole text.
  var safeAfter: Int
  /// The maximum error of the position: if there is no safe place within reach, the text after it
  /// is not shaped.
  var slack = 0.0
}
