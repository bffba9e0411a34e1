/// A wish for a font: what a view asks for, before a face on this machine is found for it.
package struct FontDescription: Hashable, Sendable {
  /// The broad look of a typeface when no family is named.
  package enum Design: Hashable, Sendable {
    case standard
    case serif
    case monospaced
    case rounded
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

  package init(
    family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false,
    design: Design = .standard, usesTabularDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.usesTabularDigits = usesTabularDigits
  }
}
