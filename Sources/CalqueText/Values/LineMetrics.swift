/// The room of a line above and below its baseline, and what is around it, in points.
package struct LineMetrics: Hashable, Sendable {
  /// Above the baseline.
  package var ascent: Double
  /// Below the baseline, positive.
  package var descent: Double
  /// The height of capitals such as H.
  package var capHeight: Double
  /// What is added between this line and the next one of the same font. It can be slightly
  /// negative: the guideline's leading for 11 points is less than the height of the font.
  package var leading: Double

  package init(ascent: Double, descent: Double, capHeight: Double = 0, leading: Double = 0) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.leading = leading
  }

  /// The system font of iOS 26, as UIFont answers in 603 measured entries, and that of macOS 26, as the
  /// distances of texts there tell: parts of the size. The leading of a text style is what its guideline
  /// has beyond the height.
  static func systemFont(_ font: FontDescription) -> LineMetrics {
    let em = font.size / 2048
    var metrics =
      switch font.system {
      case .iOS: LineMetrics(ascent: 1950 * em, descent: 494 * em, capHeight: 1443 * em)
      case .macOS: LineMetrics(ascent: 1980 * em, descent: 432 * em, capHeight: 1443 * em)
      }
    metrics.leading = font.guidelineLeading.map { $0 - metrics.height } ?? 0
    return metrics
  }

  package var height: Double { ascent + descent }
  /// From a baseline to the next one.
  package var pitch: Double { height + leading }

  /// Makes room for another part of the same line. The pitch becomes the larger of both, as long
  /// as the lines do not come closer than either part lets them.
  package mutating func formUnion(_ other: LineMetrics) {
    guard self != other else { return }
    let pitch = max(pitch, other.pitch)
    let least = min(leading, other.leading, 0)
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    capHeight = max(capHeight, other.capHeight)
    leading = max(pitch - height, least)
  }
}
