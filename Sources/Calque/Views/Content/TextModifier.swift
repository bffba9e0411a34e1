public import Foundation

/// A look of a part of a text.
enum TextModifier: Equatable, Sendable {
  case font(Font?)
  case weight(Font.Weight?)
  case bold(Bool)
  case italic(Bool)
  case monospaced(Bool)
  case design(Font.Design?)
  case monospacedDigit
  case foreground(AnyShapeStyle)
  case width(Font.Width?)
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
  case tracking(CGFloat)
  case kerning(CGFloat)
  case scale(Text.Scale)
  case typesettingLanguage(TypesettingLanguage)
  case label(Text)
  case baselineOffset(CGFloat)
  case attribute(TextAttributeBox)
}

extension Text {
  /// The text as a place shows it that has a look of its own.
  var withoutStyle: Text {
    var text = self
    text.modifiers.removeAll { modifier in
      switch modifier {
      case .label, .typesettingLanguage: false
      default: true
      }
    }
    if case .joined(let parts) = storage {
      text.storage = .joined(JoinedTexts(parts.texts.map(\.withoutStyle)))
    }
    return text
  }
}

extension Text {
  func with(_ modifier: TextModifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }

  /// Sets the font, or goes back to that of the environment.
  public func font(_ font: Font?) -> Text { with(.font(font)) }

  /// Sets the weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }

  /// Makes the text bold.
  public func bold() -> Text { with(.bold(true)) }

  /// Makes the text bold, or not.
  public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }

  /// Makes the text italic.
  public func italic() -> Text { with(.italic(true)) }

  /// Makes the text italic, or not.
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }

  /// Uses characters that are equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }

  /// Sets the broad look of the typeface; `nil` goes back to that of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }

  /// Uses digits that are equally wide.
  public func monospacedDigit() -> Text { with(.monospacedDigit) }

  /// Paints the text with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(.foreground(AnyShapeStyle(style)))
  }

  /// Paints the text with a colour; `nil` goes back to that of the environment.
  public func foregroundColor(_ color: Color?) -> Text {
    guard let color else { return self }
    return with(.foreground(AnyShapeStyle(color)))
  }

  /// Sets how wide the letters are, where the font has such faces; `nil` goes back to the font's.
  public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width)) }

  /// Draws a line under the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Draws a line under the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: Whether it is dashed or dotted.
  ///   - color: Its colour; `nil` is that of the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Draws a line through the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: Whether it is dashed or dotted.
  ///   - color: Its colour; `nil` is that of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Adds points after each character, the last one included. Letters stay joined to ligatures.
  ///
  /// Where there is ``tracking(_:)`` too, that is what counts.
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }

  /// Adds points after each character. They are white space at the end of a line, and letters are
  /// not joined to ligatures that the language can do without.
  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }

  /// Raises the text above the baseline, in points.
  public func baselineOffset(_ offset: CGFloat) -> Text { with(.baselineOffset(offset)) }
}
