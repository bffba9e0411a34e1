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
        let exact = TextStyles(.iOS, setting).size(of: style) * (1950 + 494) / 2048
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

  /// On macOS 26 a text style is of one size, and the first line of a text without a font 16 high
  /// at 1x.
  @Test func stylesOfMacOS() throws {
    func run(_ font: Font?, _ setting: DynamicTypeSize = .large) throws -> (CGFloat, CGFloat, Int) {
      let host = ViewHost(
        Text(verbatim: "Hg").font(font).accessibilityIdentifier("text"),
        size: CGSize(width: 100, height: 100)
      ) {
        $0.platformMetrics = .macOS
        $0.displayScale = 1
        $0.dynamicTypeSize = setting
      }
      let run = try #require(host.displayList.texts.first?.run)
      let weight = Int(run.font.path.contains("SemiBold") ? 600 : 0)
      return (run.font.size, try #require(host.frame(of: "text")).height, weight)
    }
    #expect(try run(nil).0 == 13)
    #expect(try run(nil).1 == 16)
    #expect(try run(.largeTitle).0 == 26)
    #expect(try run(.body, .accessibility3).0 == 13)
    #expect(try run(.caption2).0 == 10)
    #expect(try run(.body.bold()).2 == 600)
  }

  /// Distances that were measured on macOS 26 at 2x: above largeTitle, caption2 and body.
  @Test(
    arguments: [(.largeTitle, 1.5), (.caption2, 1.5), (.body, 1)] as [(Font.TextStyle, CGFloat)])
  func distancesOnMacOS(_ style: Font.TextStyle, _ distance: CGFloat) throws {
    let host = ViewHost(
      VStack {
        Text(verbatim: "Hg").font(.system(size: 13)).accessibilityIdentifier("above")
        Text(verbatim: "Hg").font(.system(style)).accessibilityIdentifier("below")
      }, size: CGSize(width: 200, height: 200)
    ) {
      $0.platformMetrics = .macOS
      $0.displayScale = 2
    }
    let above = try #require(host.frame(of: "above"))
    let below = try #require(host.frame(of: "below"))
    #expect(abs(below.minY - above.maxY - distance) < 1e-6)
  }
}
