package import Foundation

extension PlacedLine.Rule {
  /// The marks of the rule: one for a whole line, several for a pattern.
  ///
  /// A pattern begins where its line begins, so that it runs on where the looks of the text change.
  package func marks(in line: PlacedLine) -> [CGRect] {
    let lengths = pattern.lengths
    let period = lengths.reduce(0, +)
    guard period > 0, rect.width.isFinite, rect.width < 100_000 else { return [rect] }
    // Distances from the beginning of the line.
    let start = line.isRightToLeft ? line.frame.maxX - rect.maxX : rect.minX - line.frame.minX
    let end = start + rect.width
    var marks: [CGRect] = []
    var mark = (start / period).rounded(.down) * period
    while mark < end {
      for (index, length) in lengths.enumerated() {
        let (from, to) = (max(mark, start), min(mark + length, end))
        if index.isMultiple(of: 2), from < to {
          let x = line.isRightToLeft ? line.frame.maxX - to : line.frame.minX + from
          marks.append(CGRect(x: x, y: rect.minY, width: to - from, height: rect.height))
        }
        mark += length
      }
    }
    return marks
  }
}
