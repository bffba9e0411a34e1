import Calque
import Foundation
import Testing
import UIKit

/// Colours of UIKit, and what they are for views.
@Suite struct UIColorTests {
  private func environment(
    dark: Bool = false, increased: Bool = false
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = dark ? .dark : .light
    environment.colorSchemeContrast = increased ? .increased : .standard
    return environment
  }

  private func bytes(_ color: Color, _ environment: EnvironmentValues) -> [Int] {
    let parts = color.resolve(in: environment)
    return [parts.red, parts.green, parts.blue, parts.opacity].map { Int(($0 * 255).rounded()) }
  }

  /// The values are those of the Human Interface Guidelines and of UIKit's header.
  @Test(arguments: [
    (UIColor.systemBackground, [255, 255, 255, 255], [0, 0, 0, 255]),
    (.label, [0, 0, 0, 255], [255, 255, 255, 255]),
    (.secondaryLabel, [60, 60, 67, 153], [235, 235, 245, 153]),
    (.systemRed, [255, 59, 48, 255], [255, 69, 58, 255]),
    (.systemGray6, [242, 242, 247, 255], [28, 28, 30, 255]),
    (.red, [255, 0, 0, 255], [255, 0, 0, 255]), (.clear, [0, 0, 0, 0], [0, 0, 0, 0]),
  ])
  func `colours resolve by appearance`(color: UIColor, light: [Int], dark: [Int]) {
    #expect(bytes(Color(uiColor: color), environment()) == light)
    #expect(bytes(Color(color), environment(dark: true)) == dark)
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(bytes(Color(color.resolvedColor(with: traits)), environment()) == dark)
  }

  /// The colours that SwiftUI has, too, are the same ones.
  @Test(arguments: [
    (UIColor.systemRed, Color.red), (.systemOrange, .orange), (.systemYellow, .yellow),
    (.systemGreen, .green), (.systemMint, .mint), (.systemTeal, .teal), (.systemCyan, .cyan),
    (.systemBlue, .blue), (.systemIndigo, .indigo), (.systemPurple, .purple), (.systemPink, .pink),
    (.systemBrown, .brown), (.systemGray, .gray), (.label, .primary),
    (.secondaryLabel, .secondary),
  ])
  func `system colours are those of views`(color: UIColor, expected: Color) {
    for isDark in [false, true] {
      let environment = environment(dark: isDark)
      #expect(bytes(Color(color), environment) == bytes(expected, environment))
    }
  }

  @Test func `a system colour has other components for increased contrast`() {
    #expect(bytes(Color(.systemRed), environment(increased: true)) == [215, 0, 21, 255])
    #expect(
      bytes(Color(.systemRed), environment(dark: true, increased: true)) == [255, 105, 97, 255])
  }

  /// The bytes are those of the framework Flutter (`CupertinoColors`), which read them from UIKit
  /// on iOS 13; it cuts fractions of an opacity off.
  @Test(arguments: [
    (UIColor.label, [0, 0, 0, 255], [255, 255, 255, 255]),
    (.secondaryLabel, [60, 60, 67, 173], [235, 235, 245, 173]),
    (.tertiaryLabel, [60, 60, 67, 96], [235, 235, 245, 96]),
    (.quaternaryLabel, [60, 60, 67, 66], [235, 235, 245, 61]),
    (.placeholderText, [60, 60, 67, 96], [235, 235, 245, 96]),
    (.link, [0, 122, 255, 255], [9, 132, 255, 255]),
    (.separator, [60, 60, 67, 94], [84, 84, 88, 173]),
    (.opaqueSeparator, [198, 198, 200, 255], [56, 56, 58, 255]),
    (.systemFill, [120, 120, 128, 71], [120, 120, 128, 112]),
    (.secondarySystemFill, [120, 120, 128, 61], [120, 120, 128, 102]),
    (.tertiarySystemFill, [118, 118, 128, 51], [118, 118, 128, 81]),
    (.quaternarySystemFill, [116, 116, 128, 40], [118, 118, 128, 66]),
    (.systemBackground, [255, 255, 255, 255], [0, 0, 0, 255]),
    (.secondarySystemBackground, [235, 235, 240, 255], [36, 36, 38, 255]),
    (.tertiarySystemBackground, [255, 255, 255, 255], [54, 54, 56, 255]),
    (.systemGroupedBackground, [235, 235, 240, 255], [0, 0, 0, 255]),
    (.secondarySystemGroupedBackground, [255, 255, 255, 255], [36, 36, 38, 255]),
    (.tertiarySystemGroupedBackground, [235, 235, 240, 255], [54, 54, 56, 255]),
    (.systemGray2, [142, 142, 147, 255], [124, 124, 128, 255]),
    (.systemGray4, [188, 188, 192, 255], [68, 68, 70, 255]),
  ])
  func `labels, fills and grounds have increased contrast`(
    color: UIColor, light: [Int], dark: [Int]
  ) {
    for (expected, isDark) in [(light, false), (dark, true)] {
      let found = bytes(Color(color), environment(dark: isDark, increased: true))
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(found) \(expected)")
    }
  }

  @Test func `a provider is asked where the colour is used`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemBackground : .systemRed }
    #expect(bytes(Color(color), environment()) == [255, 59, 48, 255])
    #expect(bytes(Color(color), environment(dark: true)) == [0, 0, 0, 255])
    let faint = color.withAlphaComponent(0.2)
    #expect(bytes(Color(faint), environment(dark: true)) == [0, 0, 0, 51])
    // A provider that answers with itself has no colour.
    final class Loop: @unchecked Sendable { var color = UIColor.red }
    let loop = Loop()
    loop.color = UIColor { _ in loop.color }
    #expect(bytes(Color(loop.color), environment()) == [0, 0, 0, 0])
  }

  @Test func `an opacity takes the place of the other one`() {
    let color = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).withAlphaComponent(0.4)
    #expect(bytes(Color(color), environment()) == [255, 0, 0, 102])
  }

  /// A round trip, and the primary colours of the wheel.
  @Test func `components are read`() {
    var parts = (hue: CGFloat(), saturation: CGFloat(), brightness: CGFloat(), alpha: CGFloat())
    for hue in stride(from: 0.05, to: 1, by: 0.1) {
      let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.5)
      #expect(
        color.getHue(
          &parts.hue, saturation: &parts.saturation, brightness: &parts.brightness,
          alpha: &parts.alpha))
      #expect(abs(parts.hue - hue) < 1e-5 && abs(parts.saturation - 0.6) < 1e-5)
      #expect(abs(parts.brightness - 0.8) < 1e-5 && abs(parts.alpha - 0.5) < 1e-5)
    }
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    UIColor.green.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0, 1, 0, 1])
    #expect(UIColor.white.getWhite(&red, alpha: nil) && !UIColor.red.getWhite(nil, alpha: nil))
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      UIColor.systemBackground.getRed(&red, green: nil, blue: nil, alpha: nil)
    }
    #expect(red == 0)
  }

  @Test func `colours of one source are equal`() {
    #expect(UIColor(white: 0.5, alpha: 1) == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(UIColor(.red).hash == UIColor(.red).hash && UIColor(.red) != UIColor(.blue))
    #expect(UIColor { _ in .red } != UIColor { _ in .red })
    // swift-format-ignore: NoPlaygroundLiterals
    let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(literal == .red)
  }

  @Test func `names that are in no catalog make no colour and no picture`() {
    #expect(UIColor(named: "missing") == nil && UIImage(named: "missing") == nil)
  }
}
