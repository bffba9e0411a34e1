import Foundation
import Testing

@testable import Calque

/// A line of the system font is as high as on iOS, in every style at every text size.
@MainActor
@Suite struct TextStyleHeightTests {
  private func height(
    _ style: Font.TextStyle, _ setting: DynamicTypeSize, scale: CGFloat, lines: Int = 1
  ) -> CGFloat {
    let text = Array(repeating: "Hg", count: lines).joined(separator: "\n")
    let host = ViewHost(
      Text(verbatim: text).font(.system(style)).accessibilityIdentifier("text"),
      size: CGSize(width: 1000, height: 1000)
    ) {
      $0.displayScale = scale
      $0.dynamicTypeSize = setting
    }
    return host.frame(of: "text")?.height ?? 0
  }

  /// Heights at 3x, measured on iOS 26 at the setting Large.
  @Test(
    arguments: [
      (.largeTitle, 40.67), (.title, 33.67), (.title2, 26.33), (.title3, 24), (.headline, 20.33),
      (.body, 20.33), (.callout, 19.33), (.subheadline, 18), (.footnote, 15.67),
      (.caption, 14.33), (.caption2, 13.33),
    ] as [(Font.TextStyle, CGFloat)])
  func measuredHeights(_ style: Font.TextStyle, _ expected: CGFloat) {
    #expect(abs(height(style, .large, scale: 3) - expected) < 0.01)
  }

  /// The share of its size that the system font's line takes on iOS 26, up to a whole pixel.
  @Test(arguments: Font.TextStyle.allCases)
  func heightsOfAllSizes(_ style: Font.TextStyle) {
    for setting in DynamicTypeSize.allCases {
      for scale in [1, 2, 3] as [CGFloat] {
        let exact = style.size(at: setting) * (1950 + 494) / 2048
        let expected = (exact * scale - 1e-6).rounded(.up) / scale
        #expect(
          abs(height(style, setting, scale: scale) - expected) < 1e-6,
          "\(style) at \(setting), \(scale)x")
      }
    }
  }

  /// Four lines of body at the setting Medium, measured on iOS 26.4 at 3x.
  @Test func measuredParagraph() {
    #expect(abs(height(.body, .medium, scale: 3, lines: 4) - 82.33) < 0.01)
  }
}
