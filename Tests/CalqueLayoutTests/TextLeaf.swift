import CalqueLayout
import Foundation

/// A text whose characters are 10 wide and whose lines are 20 high with the baseline at 15.
final class TextLeaf: MeasuredLeaf {
  var words: [Int] {
    didSet { calls = 0 }
  }
  private(set) var calls = 0

  init(_ string: String) {
    words = string.split(separator: " ").map(\.count)
  }

  /// Wraps at spaces; words that are longer than the line are broken.
  func size(for proposal: ProposedViewSize) -> CGSize {
    calls += 1
    let limit = proposal.width ?? .infinity
    if limit <= 0 { return .zero }
    let columns = limit.isFinite ? max(Int(limit / 10), 1) : Int.max
    var lines: [Int] = []
    for word in words {
      if let last = lines.last, word <= columns, last <= columns - word - 1 {
        lines[lines.count - 1] = last + 1 + word
        continue
      }
      var rest = word
      while rest > columns {
        lines.append(columns)
        rest -= columns
      }
      lines.append(rest)
    }
    let most = proposal.height.map { max(1, $0 / 20) } ?? .infinity
    if Double(lines.count) > Double(most) { lines = Array(lines.prefix(Int(most))) }
    return CGSize(width: (lines.max() ?? 0) * 10, height: lines.count * 20)
  }

  func textBaselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    (15, size.height - 5)
  }

  var wrapsLikeText: Bool { true }
  var hasTextSpacing: Bool { true }

  /// The distances of the measurer of layout cases: its capitals are 10 high.
  var textSpacing: TextSpacing? {
    TextSpacing(ascent: 15, descent: 5, capHeight: 10, leading: 0, displayScale: 1)
  }
}
