/// The places where the lines of a text can end, with the widths up to there, so that wrapping is a
/// search among sums, without shaping.
///
/// Offsets count the units of the text that the table was made for. Positions are sums of advances
/// from the start of the text, in points.
struct BreakTable: Sendable {
  /// An opportunity to end a line.
  struct Opportunity: Sendable {
    /// The offset where the next line starts.
    var offset: Int
    /// The offset where the visible content of this line ends, before its white space.
    var contentEnd: Int
    /// The position of `contentEnd` for a line that ends here.
    var end: Double
    /// The position of `offset` for a line that starts here. Both differ from the plain sums
    /// if the break divides text that was shaped together.
    var start: Double
    /// The nearest offsets around such a break between which shaping is as in the whole text.
    var safeBefore: Int
    var safeAfter: Int
    /// The tracking after `contentEnd`, which is white space: it is not included in `end`.
    var hanging = 0.0
    /// The advance of the hyphen that is shown at a break here; it is included in `end`.
    var hyphen = 0.0
  }

  /// The text between two mandatory breaks.
  struct Paragraph: Sendable {
    var range: Range<Int>
    var start: Double
    /// The indices of its opportunities. The last is its end; there is at least one.
    var opportunities: Range<Int>
    var isRightToLeft: Bool
  }

  private(set) var opportunities: [Opportunity] = []
  /// The smallest `end` of each opportunity and those after it in its paragraph. Ends mostly
  /// increase, but a separated letter may be wider than two joined ones. These values never
  /// decrease, so they can be searched.
  private(set) var reach: [Double] = []
  private(set) var paragraphs: [Paragraph] = []

  /// Adds a paragraph; its last opportunity is its end.
  mutating func append(
    _ range: Range<Int>, start: Double, isRightToLeft: Bool, opportunities added: [Opportunity]
  ) {
    let first = opportunities.count
    opportunities += added
    reach += added.map(\.end)
    var least = Double.infinity
    for at in (first..<reach.count).reversed() {
      least = min(least, reach[at])
      reach[at] = least
    }
    paragraphs.append(
      Paragraph(
        range: range, start: start, opportunities: first..<opportunities.count,
        isRightToLeft: isRightToLeft))
  }

  /// The last of the opportunities in `range` that ends at or before `limit`, if there is one.
  ///
  /// - Parameter range: A range up to the end of a paragraph.
  func last(in range: Range<Int>, reaching limit: Double) -> Int? {
    reach.withUnsafeBufferPointer { reach in
      // Lines are short compared with their paragraph: gallop from the front, then bisect.
      var low = range.lowerBound
      guard low < range.upperBound, reach[low] <= limit else { return nil }
      var step = 1
      var high = low + step
      while high < range.upperBound, reach[high] <= limit {
        low = high
        step += step
        high = low + step
      }
      high = min(high, range.upperBound)
      while high - low > 1 {
        let middle = (low + high) >> 1
        if reach[middle] <= limit { low = middle } else { high = middle }
      }
      return low
    }
  }
}
