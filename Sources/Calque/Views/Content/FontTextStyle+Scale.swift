package import Foundation

extension Font.TextStyle {
  /// How many times as large as usual the fonts of the text style are, at a text size.
  package func scale(at size: DynamicTypeSize, in environment: EnvironmentValues) -> CGFloat {
    let typography = environment.platformMetrics.typography
    let usual = TextStyles(typography, .large).size(of: self)
    guard usual > 0 else { return 1 }
    return CGFloat(TextStyles(typography, size).size(of: self) / usual)
  }
}
