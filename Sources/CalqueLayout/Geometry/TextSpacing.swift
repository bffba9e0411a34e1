package import Foundation

/// The distances that a text, or a symbol that goes with texts, prefers above and below itself.
///
/// The rules were measured on macOS (swiftui-web, to the last digit) and on pictures of iOS 26:
/// they follow from the metrics of the largest font of the text. All values are points.
package struct TextSpacing: Hashable, Sendable {
  /// From a text to this one below it; `nil` if the distance of two texts is none of its matters,
  /// as for a symbol: then a text is directly above or below it.
  var leading: CGFloat?
  /// From a view to this text below it.
  var above: CGFloat
  /// From this text to a view below it.
  var below: CGFloat

  /// The distances of a text.
  ///
  /// - Parameters:
  ///   - ascent: above the baseline.
  ///   - descent: below the baseline, positive.
  ///   - capHeight: the height of capitals.
  ///   - leading: what is added between two lines.
  ///   - displayScale: pixels in a point.
  package init(
    ascent: Double, descent: Double, capHeight: Double, leading: Double, displayScale: Double
  ) {
    let scale = displayScale > 0 && displayScale.isFinite ? displayScale : 1
    func roundedUp(_ value: Double) -> Double {
      // A sum that should be a whole number of pixels may be off by its last digits.
      ((value * scale) - 1e-9).rounded(.up) / scale
    }
    let height = ascent + descent
    let tenth = roundedUp(height / 10)
    // Adding 0 makes 0 of a negative 0.
    self.leading = CGFloat(roundedUp(leading) + 0)
    above = CGFloat(descent + tenth)
    below = CGFloat(max(height + tenth - capHeight, tenth + descent))
  }

  /// The distances of a symbol of fixed size (OpenSwiftUI).
  ///
  /// - Parameter symbolDescent: how far the symbol reaches below its baseline.
  package init(symbolDescent: CGFloat) {
    leading = nil
    above = symbolDescent
    below = symbolDescent + 1
  }
}
