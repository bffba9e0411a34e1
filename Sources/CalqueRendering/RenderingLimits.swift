/// The largest numbers that a rendering works with. What is beyond cannot be seen in any picture,
/// or would take more memory or time than a machine has.
public enum RenderingLimits {
  /// Pixels of a picture, of those that are drawn and of those that are read: 256 MB at four bytes
  /// each.
  public static let pixels = 67_108_864

  /// The longest side of a picture, in pixels. Cairo's image surfaces are no larger.
  public static let side = 32_767.0

  /// The longest side of a page, in points (PDF 1.7, annex C).
  public static let pageSide = 14_400.0

  /// How far from the upper left corner something is drawn, in pixels; lines end there, and areas
  /// are cut. Cairo computes in fixed point numbers up to ±2²³; a quarter of it leaves room for the
  /// width of lines and for their corners.
  package static let reach = 2_097_152.0

  /// The widest line, in pixels: four times the longest side of a picture.
  package static let lineWidth = 131_072.0

  /// The reach of a pointed corner, in pixels from the line.
  package static let corner = 1_048_576.0

  /// The largest font, in pixels per em. Larger letters are not drawn.
  package static let fontSize = 32_768.0

  /// Pieces of a dashed line, counted as often as they overlap each other; a line with more is
  /// drawn unbroken.
  package static let dashes = 2_000_000.0

  /// Pixels of all groups that are open at once: each opacity, mask, filter and blend mode draws
  /// on a surface of its own. Beyond, opacity applies to what is inside piece by piece, filters and
  /// blend modes do not apply, and what is masked is not drawn.
  package static let groupPixels = 134_217_728

  /// Groups that are open at once; viewers of PDF files recurse into them. What is beyond is
  /// treated as with ``groupPixels``.
  package static let groups = 64

  /// Pixels in a point of what SVG and PDF files have as pictures since they have no other means
  /// for it.
  public static let documentScale = 3.0

  /// The most pixels of such a picture.
  public static let documentPixels = 16_777_216
}
