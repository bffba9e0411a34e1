import CCalqueText

/// A range of text that is shaped as a unit: one script, one direction, one font.
struct ShapedItem: Sendable {
  /// The range in UTF-16 units of the text.
  var range: Range<Int>
  /// The embedding level of UAX #9: odd levels are right to left.
  var level: UInt8
  var script: UInt32
  var match: MatchedFace
  /// The size in points per em.
  var size: Double
  /// The points added after every cluster.
  var tracking: Double
  /// Whether the points after the last cluster of a line are white space.
  var hangsTracking = false
  /// The distance above the baseline in points.
  var baselineOffset: Double
  var features = ShapingFeatures()
  /// Whether it is a tab.
  var isTab = false
  /// The advance of a tab in points, once it is known where it is.
  var tabAdvance = 0.0
  /// The attachment that replaces the glyphs of the item.
  var attachment: StyledText.Attachment?
  /// The metrics that the item contributes to its line.
  var metrics: LineMetrics
  /// The range of its glyphs among those of the paragraph.
  var glyphs: Range<Int> = 0..<0

  var isRightToLeft: Bool { level & 1 == 1 }
  /// Points per design unit.
  var scale: Double { size / match.face.unitsPerEm }
}

/// What the shaper is asked for beside a script and a language.
struct ShapingFeatures: OptionSet, Sendable {
  let rawValue: UInt32

  static let noLigatures = ShapingFeatures(rawValue: UInt32(ct_feature_no_ligatures))
  static let tabularDigits = ShapingFeatures(rawValue: UInt32(ct_feature_tabular_digits))
  static let lowercaseSmallCaps = ShapingFeatures(
    rawValue: UInt32(ct_feature_lowercase_small_caps))
  static let uppercaseSmallCaps = ShapingFeatures(
    rawValue: UInt32(ct_feature_uppercase_small_caps))
}

/// A glyph in design units of its face. The glyphs of an item are in visual order, from the left.
struct ShapedGlyph: Sendable {
  var id: UInt32
  /// The first UTF-16 unit of the text that it belongs to.
  var cluster: Int32
  var advance: Int32
  var xOffset: Int32
  var yOffset: Int32
}

/// Properties of a UTF-16 unit.
struct UnitFlags: OptionSet, Sendable {
  let rawValue: UInt8
  /// A user-perceived character starts here.
  static let grapheme = UnitFlags(rawValue: 1)
  /// If the text is divided here, both sides have the same shapes as in the whole text.
  static let safe = UnitFlags(rawValue: 2)
  static let space = UnitFlags(rawValue: 4)
}
