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
  case underline(Bool, Color?)
  case strikethrough(Bool, Color?)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
}

extension Text {
  private func with(_ modifier: TextModifier) -> Text {
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

  /// Draws a line under the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline(isActive, color))
  }

  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough(isActive, color))
  }

  /// Adds points after each character.
  public func kerning(_ kerning: CGFloat) -> Text { with(.tracking(kerning)) }

  /// Adds points after each character.
  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }

  /// Raises the text above the baseline, in points.
  public func baselineOffset(_ offset: CGFloat) -> Text { with(.baselineOffset(offset)) }
}
