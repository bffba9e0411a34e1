/// A wish for a font: what a view asks for, before a face on this machine is found for it.
package struct FontDescription: Hashable, Sendable {
  /// The broad look of a typeface when no family is named.
  package enum Design: Hashable, Sendable {
    case standard
    case serif
    case monospaced
    case rounded
  }

  /// Whose system font it is: the lines of the two are not equally high.
  package enum SystemFont: Hashable, Sendable {
    case iOS
    case macOS
  }

  /// The name of a family, or `nil` for the standard family of `design`.
  package var family: String?
  /// The size in points.
  package var size: Double
  /// The weight from 100 (thin) to 900 (black); 400 is regular, 700 bold.
  package var weight: Int
  package var isItalic: Bool
  package var design: Design
  /// Whether all digits are equally wide (OpenType's feature `tnum`), where the face can do that.
  package var usesTabularDigits: Bool
  /// From a baseline to the next one in points, where the guidelines of the platform say it for a
  /// text style; `nil` for a font that is asked for by its size.
  package var guidelineLeading: Double?
  /// Whose lines a font of the system has.
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

  /// The same font without a size: what decides which face it becomes.
  var sizeless: FontDescription {
    var font = self
    font.size = 0
    font.guidelineLeading = nil
    font.system = .iOS
    return font
  }
}
