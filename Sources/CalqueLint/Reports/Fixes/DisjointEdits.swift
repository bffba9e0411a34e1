import CalqueDiagnostics

/// Edits of a file, no two of which touch.
///
/// Edits that come in the order of the file are added in constant time.
struct DisjointEdits {
  /// In the order of the file.
  private var ranges: [Range<Int>] = []

  /// Adds edits that belong together, if none of them touches an existing one.
  ///
  /// - Returns: Whether they were added.
  mutating func insert(_ edits: [Edit]) -> Bool {
    if edits.contains(where: { touch($0.range) }) { return false }
    for edit in edits { ranges.insert(edit.range, at: place(of: edit.range)) }
    return true
  }

  /// Whether an edit changes the text in a range, or is at one of its ends.
  func touch(_ range: Range<Int>) -> Bool {
    let place = place(of: range)
    if place > 0, Self.touch(ranges[place - 1], range) { return true }
    return place < ranges.count && Self.touch(ranges[place], range)
  }

  /// Returns how many ranges begin before a range; of those that begin where it does, the shorter
  /// ones.
  private func place(of range: Range<Int>) -> Int {
    if let last = ranges.last, last.upperBound < range.lowerBound { return ranges.count }
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      let other = ranges[middle]
      if (other.lowerBound, other.upperBound) < (range.lowerBound, range.upperBound) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Whether two edits change the same text, or are at one place.
  private static func touch(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    if left.isEmpty || right.isEmpty {
      return left.lowerBound <= right.upperBound && right.lowerBound <= left.upperBound
    }
    return left.overlaps(right)
  }
}
