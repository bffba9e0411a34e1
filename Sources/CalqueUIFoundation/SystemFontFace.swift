package import Calque
package import Foundation

/// A font of UIKit or AppKit: what both say about one.
package struct SystemFontFace: Hashable, Sendable {
  /// The size in points.
  package var size: CGFloat
  package var weight: SystemFontWeight
  package var isItalic = false
  package var design = Font.Design.default
  /// The name of a font that is not the system's.
  package var family: String?
  package var hasMonospacedDigits = false

  /// The system's font.
  package init(size: CGFloat, weight: SystemFontWeight = .regular) {
    (self.size, self.weight) = (size, weight)
  }

  /// The system's font for a text style at the usual text size.
  ///
  /// - Parameter isMac: Whether the size is that of macOS; otherwise it is that of iOS.
  package init(_ style: SystemFontTextStyle, isMac: Bool) {
    let value = Font.standardSize(of: style.style, isMac: isMac)
    let isHeadline = style == .headline
    self.init(
      size: value, weight: isHeadline ? (isMac ? .bold : .semibold) : .regular)
  }

  /// The same font for views.
  package var font: Font {
    var font =
      family.map { Font.custom($0, fixedSize: size) }
      ?? .system(size: size, weight: weight.nearest, design: design)
    if isItalic { font = font.italic() }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    return font
  }

  /// Whether the font is as heavy as bold.
  package var isBold: Bool { weight.rawValue >= SystemFontWeight.semibold.rawValue }

  // The parts of SF Pro's 2,048 units (its tables hhea and OS/2).
  package var ascender: CGFloat { size * 1950 / 2048 }
  package var descender: CGFloat { -size * 494 / 2048 }
  package var capHeight: CGFloat { size * 1443 / 2048 }
  package var xHeight: CGFloat { size * 1078 / 2048 }
  package var lineHeight: CGFloat { ascender - descender }
}
