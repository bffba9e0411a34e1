/// Measures texts: with real fonts, or with one size for all characters.
public struct TextMeasurer: Sendable {
  private enum Kind: Sendable {
    case fixed(FixedMetrics)
    case shaped(FontLibrary)
  }

  private let kind: Kind

  /// Every character has the same size, so that a layout can be computed by hand and does not need
  /// fonts.
  ///
  /// Lines wrap at spaces, the spaces at a break take no room, and words longer than a line are
  /// divided.
  ///
  /// - Parameters:
  ///   - advance: The width of a character in points.
  ///   - lineHeight: The height of a line in points.
  ///   - baseline: The distance from the top of a line to its baseline in points.
  ///   - capHeight: The height of capital letters in points, which determines distances next to
  ///     texts; nil for two thirds of the baseline.
  ///   - cutsWithinWords: Whether a truncated line keeps the width of the words that were on it, so
  ///     that all sizes follow from the breaks. Otherwise it takes as much as fits, as with real
  ///     fonts.
  public static func fixed(
    advance: Double, lineHeight: Double, baseline: Double, capHeight: Double? = nil,
    cutsWithinWords: Bool = false
  ) -> TextMeasurer {
    TextMeasurer(
      kind: .fixed(
        FixedMetrics(
          advance: advance, lineHeight: lineHeight, baseline: baseline,
          capHeight: capHeight ?? baseline * 2 / 3, cutsWithinWords: cutsWithinWords)))
  }

  /// Texts are shaped with the fonts of a library.
  public static func shaped(_ library: FontLibrary) -> TextMeasurer {
    TextMeasurer(kind: .shaped(library))
  }

  /// The fonts that texts are shaped with; nil if all characters have the same size.
  public var fontLibrary: FontLibrary? {
    if case .shaped(let library) = kind { library } else { nil }
  }

  /// Throws an error that describes what to install, if texts need fonts and there are none.
  package func requireFonts() throws(FontError) {
    if case .shaped(let library) = kind { try library.requireFonts() }
  }

  /// What says the sizes of texts of one line and one style without a paragraph; nil if texts have
  /// to be shaped.
  package func fixedLine(of style: StyledText.Style, lines: LineOptions) -> FixedLine? {
    guard case .fixed(let metrics) = kind else { return nil }
    return FixedLine(metrics, options: lines, raisedBy: style.baselineOffset)
  }

  /// Creates a paragraph for a text, ready to be measured.
  package func paragraph(_ text: StyledText, lines: LineOptions = LineOptions())
    -> any TextParagraph
  {
    switch kind {
    case .fixed(let metrics): FixedParagraph(text, metrics: metrics, options: lines)
    case .shaped(let library): ShapedParagraph(text, library: library, options: lines)
    }
  }
}
