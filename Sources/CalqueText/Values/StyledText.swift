package import CalqueDrawing

/// A text with the styles of its parts, from which a paragraph is created.
package struct StyledText: Hashable, Sendable {
  /// The direction of a paragraph as a whole.
  package enum BaseDirection: Hashable, Sendable {
    case leftToRight
    case rightToLeft
    /// The direction of the first strong letter (UAX #9, P2 and P3), otherwise that of the locale.
    case natural
  }

  /// The appearance of a part of the text.
  package struct Style: Hashable, Sendable {
    package var font: FontDescription
    /// What glyphs and rules are painted with; the bounds of a gradient do not count.
    package var paint: Paint
    package var isUnderlined: Bool
    /// The color of the underline; nil for that of the text.
    package var underlineColor: RGBAColor?
    package var underlinePattern = LinePattern.solid
    package var isStruckThrough: Bool
    package var strikethroughColor: RGBAColor?
    package var strikethroughPattern = LinePattern.solid
    /// The color behind the part.
    package var background: RGBAColor?
    /// The points added after every cluster. Those after the last one of a line are white space,
    /// and letters are not joined to ligatures.
    package var tracking: Double
    /// The points added after every cluster if there is no tracking: also at the end of a line, and
    /// with ligatures.
    package var kerning = 0.0
    /// The size of the glyphs as a part of that of the font. Lines are as high as the font needs.
    package var glyphScale = 1.0
    /// The distance in points by which the glyphs are raised above the baseline.
    package var baselineOffset: Double
    /// The attachment that replaces the part's glyphs; the part is one `U+FFFC`.
    package var attachment: Attachment?

    package init(
      font: FontDescription, color: RGBAColor, isUnderlined: Bool = false,
      underlineColor: RGBAColor? = nil, isStruckThrough: Bool = false,
      strikethroughColor: RGBAColor? = nil, tracking: Double = 0, baselineOffset: Double = 0,
      attachment: Attachment? = nil
    ) {
      self.font = font
      paint = .color(color)
      self.isUnderlined = isUnderlined
      self.underlineColor = underlineColor
      self.isStruckThrough = isStruckThrough
      self.strikethroughColor = strikethroughColor
      self.tracking = tracking
      self.baselineOffset = baselineOffset
      self.attachment = attachment
    }

    /// The color; of a gradient, the one in its middle.
    package var color: RGBAColor {
      get { paint.color }
      set { paint = .color(newValue) }
    }

    /// The points added after every cluster.
    package var spacing: Double { tracking != 0 ? tracking : kerning }

    // Few texts of the same words differ in the rest.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(paint)
    }
  }

  /// The pattern of a rule.
  package enum LinePattern: Hashable, Sendable {
    case solid
    case dot
    case dash
    case dashDot
    case dashDotDot

    /// The lengths of marks and gaps in turn, in points; empty for a solid rule.
    package var lengths: [Double] {
      switch self {
      case .solid: []
      case .dot: [3, 3]
      case .dash: [10, 5]
      case .dashDot: [10, 3, 3, 3]
      case .dashDotDot: [10, 3, 3, 3, 3, 3]
      }
    }
  }

  /// A picture in a line of text: a box that is on the baseline or extends below it.
  package struct Attachment: Hashable, Sendable {
    /// The size in points.
    package var width: Double
    package var height: Double
    /// The distance from the top of the box to the baseline of the line, in points.
    package var baseline: Double
    /// Whether the line height increases if the box does not fit into it.
    package var growsLine: Bool
    /// Identifies the picture when the lines are placed.
    package var number: Int

    package init(width: Double, height: Double, baseline: Double, growsLine: Bool, number: Int) {
      self.width = width
      self.height = height
      self.baseline = baseline
      self.growsLine = growsLine
      self.number = number
    }

    /// The same picture in another size.
    package func scaled(by factor: Double) -> Attachment {
      Attachment(
        width: width * factor, height: height * factor, baseline: baseline * factor,
        growsLine: growsLine, number: number)
    }
  }

  /// A style and the UTF-16 units that it covers.
  package struct Run: Hashable, Sendable {
    package var range: Range<Int>
    package var style: Style

    package init(range: Range<Int>, style: Style) {
      self.range = range
      self.style = style
    }
  }

  package var string: String
  /// The styles in the order of the text. Units without a run have the style of the run before
  /// them, and units at the start that of the first run.
  package var runs: [Run]
  /// A BCP 47 or ICU identifier. It determines glyph forms, fonts for Han characters, and line
  /// breaks.
  package var locale: String
  package var baseDirection: BaseDirection
  /// Whether lines may end between the letters of Korean words.
  package var dividesKoreanWords = false

  package init(
    _ string: String, runs: [Run], locale: String, baseDirection: BaseDirection = .natural
  ) {
    self.string = string
    self.runs = runs
    self.locale = locale
    self.baseDirection = baseDirection
  }

  /// Creates a text with one style.
  package init(
    _ string: String, style: Style, locale: String, baseDirection: BaseDirection = .natural
  ) {
    self.init(
      string, runs: [Run(range: 0..<string.utf16.count, style: style)], locale: locale,
      baseDirection: baseDirection)
  }
}
