import CalqueDrawing
import CalqueText
import Foundation

/// A part of a text that leads somewhere.
struct TextLink: Hashable {
  /// In UTF-16 units of the text.
  var range: Range<Int>
  var url: URL
}

extension PlacedLine {
  /// Returns the runs of the line, grouped by link. Neighbouring runs without a link are one group.
  func runs(by links: [TextLink]) -> [(link: TextLink?, runs: ArraySlice<GlyphRun>)] {
    guard !links.isEmpty else { return [(nil, runs[...])] }
    var groups: [(link: TextLink?, runs: ArraySlice<GlyphRun>)] = []
    for (index, run) in runs.enumerated() {
      let link = links.first { $0.range.overlaps(run.text.startIndex..<run.text.endIndex) }
      if let last = groups.last, last.link == link {
        groups[groups.count - 1].runs = runs[last.runs.startIndex...index]
      } else {
        groups.append((link, runs[index...index]))
      }
    }
    return groups
  }
}

extension TextLink {
  /// What the part of the link in some runs means. All is in points from where the runs are.
  func tag(of runs: ArraySlice<GlyphRun>, in line: PlacedLine, origin: CGPoint) -> Drawing.Tag {
    let left = runs.map(\.origin.x).min() ?? 0
    let right = runs.map { $0.origin.x + $0.width }.max() ?? left
    // In the order in which it is read.
    let text = runs.sorted { $0.text.startIndex < $1.text.startIndex }.map(\.string).joined()
    return Drawing.Tag(
      role: .link, label: text, value: url.absoluteString,
      frame: CGRect(
        x: left, y: line.frame.minY, width: right - left, height: line.frame.height
      ).offsetBy(dx: origin.x, dy: origin.y))
  }
}
