/// The space of a line above and below its baseline, and around it, in points.
package struct LineMetrics: Hashable, Sendable {
  /// The height above the baseline.
  package var ascent: Double
  /// The depth below the baseline, positive.
  package var descent: Double
  /// The height of capital letters such as H.
  package var capHeight: Double
  /// The space between this line and the next one of the same font. It can be slightly negative:
  /// the guideline's leading for 11 points is less than the height of the font.
  package var leading: Double

  package init(ascent: Double, descent: Double, capHeight: Double = 0, leading: Double = 0) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.leading = leading
  }

  /// The system font of iOS 26, from 603 measured values of UIFont, and that of macOS 26, from the
  /// distances of texts there, as fractions of the size. The leading of a text style is the
  /// difference between its guideline and the height.
  static func systemFont(_ font: FontDescription) -> LineMetrics {
    let em = font.size / 2048
    var metrics =
      switch font.system {
      case .iOS: LineMetrics(ascent: 1950 * em, descent: 494 * em, capHeight: 1443 * em)
      case .macOS: LineMetrics(ascent: 1980 * em, descent: 432 * em, capHeight: 1443 * em)
      }
    metrics.leading =
      (font.guidelineLeading.map { $0 - metrics.height } ?? 0) + font.leadingAdjustment
    return metrics
  }

  package var height: Double { ascent + descent }
  /// The distance from a baseline to the next one.
  package var pitch: Double { height + leading }

  /// Extends the metrics for another part of the same line. The pitch becomes the larger of both,
  /// as long as lines are not closer than either part allows.
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
