public import Foundation

nonisolated extension View {
  private func text(_ change: @escaping (inout TextEnvironment) -> Void) -> some View {
    modifier(EnvironmentModifier { change(&$0.text) })
  }

  /// Sets the font of the texts inside.
  public func font(_ font: Font?) -> some View { text { $0.font = font } }

  /// Sets the weight of the texts inside.
  public func fontWeight(_ weight: Font.Weight?) -> some View { text { $0.fontWeight = weight } }

  /// Makes the texts inside bold, or not.
  public func bold(_ isActive: Bool = true) -> some View { text { $0.isBold = isActive } }

  /// Makes the texts inside italic, or not.
  public func italic(_ isActive: Bool = true) -> some View { text { $0.isItalic = isActive } }

  /// Uses digits that are equally wide.
  public func monospacedDigit() -> some View { text { $0.usesMonospacedDigits = true } }

  /// Uses characters that are equally wide.
  public func monospaced(_ isActive: Bool = true) -> some View {
    text { $0.isMonospaced = isActive }
  }

  /// Sets the broad look of the typeface; `nil` goes back to that of the font.
  public func fontDesign(_ design: Font.Design?) -> some View { text { $0.fontDesign = design } }

  /// Sets how wide the letters are, where the fonts have such faces; `nil` goes back to the fonts'.
  public func fontWidth(_ width: Font.Width?) -> some View { text { $0.fontWidth = width } }

  /// Draws a line under the texts inside; without a colour, in theirs.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text { $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
  }

  /// Draws a line through the texts inside; without a colour, in theirs.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text { $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
  }

  /// Raises the texts inside above the baseline, in points.
  public func baselineOffset(_ offset: CGFloat) -> some View {
    text { $0.baselineOffset = offset }
      .modifier(NumberCheck("baselineOffset", "offset", offset, "it is treated as 0"))
  }

  /// Adds points after each character. They are white space at the end of a line, and letters are
  /// not joined to ligatures that the language can do without.
  public func tracking(_ tracking: CGFloat) -> some View {
    text { $0.tracking = tracking }
      .modifier(NumberCheck("tracking", "tracking", tracking, "it is treated as 0"))
  }

  /// Adds points after each character, the last one included. Letters stay joined to ligatures.
  ///
  /// Where there is ``tracking(_:)`` too, that is what counts.
  public func kerning(_ kerning: CGFloat) -> some View {
    text { $0.kerning = kerning }
      .modifier(NumberCheck("kerning", "kerning", kerning, "it is treated as 0"))
  }

  /// Shows the texts inside in another size than their fonts have.
  ///
  /// - Parameters:
  ///   - scale: The size, relative to that of the font.
  ///   - isEnabled: Whether it is applied.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    text { if isEnabled { $0.scale = scale } }
  }

  /// Says in which language the texts inside are set: its letters' forms and its line breaks.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - isEnabled: Whether it is applied.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Says in which language the texts inside are set: its letters' forms and its line breaks.
  ///
  /// - Parameters:
  ///   - language: The language, or that of each text.
  ///   - isEnabled: Whether it is applied.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    text { if isEnabled { $0.typesettingLanguage = language } }
  }

  /// Sets the distance of the lines of the texts inside; `nil` goes back to that of their fonts.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    text { $0.lineHeight = lineHeight }
  }

  /// Sets the largest number of lines of the texts inside; `nil` means any.
  public func lineLimit(_ number: Int?) -> some View {
    text { $0.lineLimit = number.map { 0...max($0, 1) } }
  }

  /// Sets the largest number of lines of the texts inside, and whether room is kept for them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    text { $0.lineLimit = (reservesSpace ? max(limit, 1) : 0)...max(limit, 1) }
  }

  /// Sets the least and the largest number of lines of the texts inside.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    text { $0.lineLimit = max(limit.lowerBound, 0)...max(limit.upperBound, 1) }
  }

  /// Sets the least number of lines of the texts inside.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    text { $0.lineLimit = max(limit.lowerBound, 0)...Int.max }
  }

  /// Sets the largest number of lines of the texts inside.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Says where texts inside that do not fit are cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    text { $0.truncationMode = mode }
  }

  /// Aligns the lines of each text inside within it.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    text { $0.alignment = alignment }
  }

  /// Adds points between the lines of the texts inside. They take the place of the font's own
  /// leading where they are more.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    text { $0.lineSpacing = max(lineSpacing, 0) }
      .modifier(NumberCheck("lineSpacing", "lineSpacing", lineSpacing, "it is treated as 0"))
  }

  /// Says how far texts inside may be shrunk before they are cut. Their letters move a little
  /// closer first.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    text { $0.minimumScaleFactor = factor }
      .modifier(NumberCheck("minimumScaleFactor", "factor", factor, "texts are not shrunk"))
  }

  /// Has texts inside be on one line, as small as a control needs that does not grow with the text
  /// size.
  func fittedByControl() -> some View {
    text {
      $0.lineLimit = 0...1
      $0.minimumScaleFactor = 0.05
      $0.dynamicTypeSize = min($0.dynamicTypeSize, .large)
      $0.isSizeLimited = false
      $0.isFittedByControl = true
    }
  }

  /// Lets the letters of texts inside move a little closer before the texts are shrunk or cut.
  ///
  /// Letters of scripts that join them keep their places.
  public func allowsTightening(_ flag: Bool) -> some View {
    text { $0.allowsTightening = flag }
  }

  /// Shows the texts inside in capital or small letters; `nil` as they are.
  public func textCase(_ textCase: Text.Case?) -> some View {
    text { $0.textCase = textCase }
  }
}
