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

  /// The name of a family or of a single face, or nil for the standard family of `design`.
  package var family: String?
  /// The size in points.
  package var size: Double
  /// The weight from 100 (thin) to 900 (black); 400 is regular, 700 bold.
  package var weight: Int
  /// Whether the weight is requested. If it is not, a face that is named by itself keeps its own.
  package var isWeightGiven = true
  /// The width in percent of the normal width.
  package var width = FontDescription.normalWidth
  package var isItalic: Bool
  package var design: Design
  /// Whether all digits have the same width (OpenType's feature `tnum`), if the face supports it.
  package var usesTabularDigits: Bool
  /// The letters that are small capitals.
  package var smallCaps: SmallCaps = []
  /// The distance between baselines in points, if the guidelines of the platform specify it for a
  /// text style; nil for a font that is requested by its size.
  package var guidelineLeading: Double?
  /// What is added to the leading of the font, in points; it can be negative.
  package var leadingAdjustment = 0.0
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
    font.leadingAdjustment *= factor
    return font
  }

  /// The same font without a size, which determines the face.
  var sizeless: FontDescription {
    var font = self
    font.size = 0
    font.guidelineLeading = nil
    font.leadingAdjustment = 0
    font.system = .iOS
    return font
  }

  /// The width of most faces.
  package static let normalWidth = 100

  // Few texts of the same words differ in the rest.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(family)
  }
}

/// The letters that are shown as small capitals.
package struct SmallCaps: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let lowercase = SmallCaps(rawValue: 1)
  package static let uppercase = SmallCaps(rawValue: 2)
}
