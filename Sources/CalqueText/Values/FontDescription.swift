/// A font as a view requests it, before a face on this machine is found for it.
package struct FontDescription: Hashable, Sendable {
  /// The general design of a typeface if no family is named.
  package enum Design: Hashable, Sendable {
    case standard
    case serif
    case monospaced
    case rounded
  }

  /// The platform of a system font: lines have different heights on the two.
  package enum SystemFont: Hashable, Sendable {
    case iOS
    case macOS
  }

  /// The name of a family, or nil for the standard family of `design`.
  package var family: String?
  /// The size in points.
  package var size: Double
  /// The weight from 100 (thin) to 900 (black); 400 is regular, 700 bold.
  package var weight: Int
  package var isItalic: Bool
  package var design: Design
  /// Whether all digits have the same width (OpenType's feature `tnum`), if the face supports it.
  package var usesTabularDigits: Bool
  /// The distance between baselines in points, if the guidelines of the platform specify it for a
  /// text style; nil for a font that is requested by its size.
  package var guidelineLeading: Double?
  /// The platform whose line metrics a system font has.
  package var system = SystemFont.iOS

  package init(
    family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false,
    design: Design = .standard, usesTabularDigits: Bool = false, guidelineLeading: Double? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.usesTabularDigits = usesTabularDigits
    self.guidelineLeading = guidelineLeading
  }

  /// The same font in another size.
  package func scaled(by factor: Double) -> FontDescription {
    var font = self
    font.size *= factor
    font.guidelineLeading = guidelineLeading.map { $0 * factor }
    return font
  }

  /// The same font without a size, which determines the face.
  var sizeless: FontDescription {
    var font = self
    font.size = 0
    font.guidelineLeading = nil
    font.system = .iOS
    return font
  }
}
