import Calque
import Foundation
import Testing
import UIKit

/// Fonts of UIKit, and what they are for views.
@MainActor
@Suite struct UIFontTests {
  /// The sizes are those of the Human Interface Guidelines, Typography, at the standard setting.
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20),
    (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
    (.caption1, 12), (.caption2, 11),
  ])
  func `text styles have their sizes`(style: UIFont.TextStyle, size: CGFloat) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
  }

  /// What iOS says of its font at 17 points.
  @Test func `heights are those of the system's font`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001 && abs(font.ascender - 16.187) < 0.001)
    #expect(abs(font.descender + 4.1) < 0.001 && abs(font.capHeight - 11.978) < 0.001)
    #expect(abs(font.xHeight - 8.948) < 0.001)
  }

  private func size(_ font: Font) -> CGSize {
    ViewHost(Text(verbatim: "Hamburgefonts").font(font), proposal: .unspecified).size
  }

  @Test func `a font of UIKit is that of views`() {
    #expect(size(Font(UIFont.systemFont(ofSize: 30))) == size(.system(size: 30)))
    #expect(
      size(Font(UIFont.boldSystemFont(ofSize: 30))) == size(.system(size: 30, weight: .bold)))
    #expect(
      size(Font(UIFont.systemFont(ofSize: 20, weight: UIFont.Weight(0.31))))
        == size(.system(size: 20, weight: .semibold)))
    #expect(
      size(Font(UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)))
        == size(.system(size: 20, design: .monospaced)))
  }

  @Test func `descriptions change fonts`() throws {
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor
    let bold = UIFont(descriptor: try #require(descriptor.withSymbolicTraits(.traitBold)), size: 0)
    #expect(bold.pointSize == 20 && bold.fontDescriptor.symbolicTraits == .traitBold)
    #expect(bold == UIFont.boldSystemFont(ofSize: 20))
    let rounded = try #require(descriptor.withDesign(.rounded))
    #expect(
      size(Font(UIFont(descriptor: rounded, size: 24)))
        == size(.system(size: 24, design: .rounded)))
  }
}
