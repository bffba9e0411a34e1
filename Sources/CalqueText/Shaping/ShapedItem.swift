/// A stretch of text that is shaped at once: one script, one direction, one font.
struct ShapedItem: Sendable {
  /// In UTF-16 units of the text.
  var range: Range<Int>
  /// The embedding level of UAX #9: odd runs from right to left.
  var level: UInt8
  var script: UInt32
  var match: MatchedFace
  /// Points per em.
  var size: Double
  /// Points after every cluster.
  var tracking: Double
  /// Points above the baseline.
  var baselineOffset: Double
  var usesTabularDigits = false
  /// What stands for the item instead of glyphs.
  var attachment: StyledText.Attachment?
  /// What the item asks of its line.
  var metrics: LineMetrics
  /// Where its glyphs are among those of the paragraph.
  var glyphs: Range<Int> = 0..<0

  var isRightToLeft: Bool { level & 1 == 1 }
  /// Points per design unit.
  var scale: Double { size / match.face.unitsPerEm }
}

/// A glyph in design units of its face. Glyphs of an item stand as they are seen, from the left.
struct ShapedGlyph: Sendable {
  var id: UInt32
  /// The first UTF-16 unit of the text that it is of.
  var cluster: Int32
  var advance: Int32
  var xOffset: Int32
  var yOffset: Int32
}

/// What is known of a UTF-16 unit.
struct UnitFlags: OptionSet, Sendable {
  let rawValue: UInt8
  /// A user-perceived character starts here.
  static let grapheme = UnitFlags(rawValue: 1)
  /// Cut here, both sides have the shapes that they have in the whole text.
  static let safe = UnitFlags(rawValue: 2)
  static let space = UnitFlags(rawValue: 4)
}
