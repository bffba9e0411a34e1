/// A face in a font file, at a size: all that a renderer needs to draw glyphs by their numbers.
public struct FontReference: Hashable, Sendable {
  /// A point on one axis of a variable font, such as `wght` 650.
  public struct Variation: Hashable, Sendable {
    /// Four letters in one number, the first in the highest byte.
    public var tag: UInt32
    /// Where on the axis, in the axis's own units.
    public var value: Double

    /// Makes a place on an axis.
    public init(tag: UInt32, value: Double) {
      self.tag = tag
      self.value = value
    }
  }

  /// The font file.
  public var path: String
  /// Which face of a collection (`.ttc`); 0 in a file with one face.
  public var faceIndex: Int
  /// Points per em.
  public var size: Double
  /// Thicken the outlines: the family has no bold face.
  public var isSyntheticBold: Bool
  /// Slant the outlines: the family has no italic face.
  public var isSyntheticOblique: Bool
  /// The places on the axes of a variable font.
  public var variations: [Variation]

  /// Names a face.
  public init(
    path: String, faceIndex: Int = 0, size: Double, isSyntheticBold: Bool = false,
    isSyntheticOblique: Bool = false, variations: [Variation] = []
  ) {
    self.path = path
    self.faceIndex = faceIndex
    self.size = size
    self.isSyntheticBold = isSyntheticBold
    self.isSyntheticOblique = isSyntheticOblique
    self.variations = variations
  }
}
