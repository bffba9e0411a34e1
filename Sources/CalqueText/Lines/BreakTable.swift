/// Where the lines of a text may end, with the widths up to there, so that wrapping is a search
/// among sums and shapes nothing.
///
/// Offsets count the units of the text that the table was made for. Positions are sums of advances
/// from the start of the text, in points.
struct BreakTable: Sendable {
  /// An opportunity to end a line.
  struct Opportunity: Sendable {
    /// Where the next line starts.
    var offset: Int
    /// Where this line ends to the eye: before its white space.
    var contentEnd: Int
    /// The position of `contentEnd` for a line that ends here.
    var end: Double
    /// The position of `offset` for a line that starts here. Both differ from the plain sums
    /// where the break tears shaped text apart.
    var start: Double
    /// The nearest offsets around a torn break between which shaping is as in the whole text.
    var safeBefore: Int
    var safeAfter: Int
    /// The advance of the hyphen that a break here shows, a part of `end`.
    var hyphen = 0.0
  }

  /// What stands between two mandatory breaks.
  struct Paragraph: Sendable {
    var range: Range<Int>
    var start: Double
    /// Indices of its opportunities. The last is its end; there is at least one.
    var opportunities: Range<Int>
    var isRightToLeft: Bool
  }

  private(set) var opportunities: [Opportunity] = []
  /// The least `end` of each opportunity and those after it in its paragraph. Ends mostly rise, but
  /// a torn letter may take more room than two that join; these never fall and can be searched.
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
  /// - Parameter range: Goes to the end of a paragraph.
  func last(in range: Range<Int>, reaching limit: Double) -> Int? {
    reach.withUnsafeBufferPointer { reach in
      // Lines are short beside their paragraph: gallop from the front, then bisect.
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
