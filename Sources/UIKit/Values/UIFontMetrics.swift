public import Foundation

/// Sizes that follow the size of texts that people choose. Without traits that say one, it is the
/// usual size.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// The sizes of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The sizes of texts to be read.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The font at the usual setting: itself.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font at the size of texts that traits say.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// The font at the usual setting, no larger than a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font at the size of texts that traits say, no larger than a size in points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// The value at the usual setting: itself.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// The value at the size of texts that traits say.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    value * style.scale(for: traitCollection)
  }
}
