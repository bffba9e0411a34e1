public import Foundation

/// A glyph of a font, its position, and the character that it belongs to.
public struct Glyph: Hashable, Sendable {
  /// The glyph's number in its font.
  public var id: UInt32
  /// Where its origin is, in points to the right from the run's origin.
  public var x: CGFloat
  /// Points downwards from the run's origin, which is on the baseline.
  public var y: CGFloat
  /// The index in the run's `text` where the characters begin that this glyph is of.
  public var cluster: Int

  /// Makes a glyph at a place, in points from the run's origin.
  public init(id: UInt32, x: CGFloat, y: CGFloat = 0, cluster: Int) {
    (self.id, self.x, self.y, self.cluster) = (id, x, y, cluster)
  }
}

/// Shaped text in one font, one colour, one direction, on one line.
///
/// Glyphs are in the order in which they are seen, from left to right; in right-to-left text their
/// clusters run downwards.
public struct GlyphRun: Hashable, Sendable {
  /// The font of all glyphs.
  public var font: FontReference
  /// What all glyphs are painted with; coloured pictures take its opacity only.
  public var paint: Paint
  /// The left end of the run's baseline.
  public var origin: CGPoint
  /// The run's advance in points.
  public var width: CGFloat
  /// From left to right.
  public var glyphs: [Glyph]
  /// The UTF-16 units which the glyphs show. A slice, so that a run can share its paragraph's
  /// text; `Glyph.cluster` is an index of this slice.
  public var text: ArraySlice<UInt16>
  /// Whether the text runs from right to left.
  public var isRightToLeft: Bool

  /// Makes a run.
  public init(
    font: FontReference, paint: Paint, origin: CGPoint, width: CGFloat, glyphs: [Glyph],
    text: ArraySlice<UInt16>, isRightToLeft: Bool
  ) {
    self.font = font
    self.paint = paint
    self.origin = origin
    self.width = width
    self.glyphs = glyphs
    self.text = text
    self.isRightToLeft = isRightToLeft
  }

  /// Makes a run of one colour.
  public init(
    font: FontReference, color: RGBAColor, origin: CGPoint, width: CGFloat, glyphs: [Glyph],
    text: ArraySlice<UInt16>, isRightToLeft: Bool
  ) {
    self.init(
      font: font, paint: .color(color), origin: origin, width: width, glyphs: glyphs, text: text,
      isRightToLeft: isRightToLeft)
  }

  /// The colour of all glyphs; of a gradient, the one in its middle.
  public var color: RGBAColor {
    get { paint.color }
    set { paint = .color(newValue) }
  }

  /// The text as a string.
  public var string: String { String(decoding: text, as: UTF16.self) }

  /// The run at a distance from where it is, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> GlyphRun {
    var copy = self
    copy.origin.x += dx
    copy.origin.y += dy
    return copy
  }
}
