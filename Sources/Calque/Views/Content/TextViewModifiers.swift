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

  /// Draws a line under the texts inside; without a colour, in theirs.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    text {
      $0.isUnderlined = isActive
      $0.underlineColor = color
    }
  }

  /// Draws a line through the texts inside; without a colour, in theirs.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    text {
      $0.isStruckThrough = isActive
      $0.strikethroughColor = color
    }
  }

  /// Raises the texts inside above the baseline, in points.
  public func baselineOffset(_ offset: CGFloat) -> some View {
    text { $0.baselineOffset = offset }
      .modifier(NumberCheck("baselineOffset", "offset", offset, "it is treated as 0"))
  }

  /// Adds points after each character.
  public func tracking(_ tracking: CGFloat) -> some View {
    text { $0.tracking = tracking }
      .modifier(NumberCheck("tracking", "tracking", tracking, "it is treated as 0"))
  }

  /// Adds points after each character.
  public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

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
