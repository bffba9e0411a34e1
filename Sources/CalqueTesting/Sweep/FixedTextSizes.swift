import Calque
import Foundation

/// Texts whose font does not grow with the text size that a reader has chosen.
///
/// A font of a fixed size may still grow: its size may come of a `ScaledMetric`; and a text size
/// that is limited may be larger than usual. So the screen is laid out once more at the usual text
/// size, if it has such texts, and a text is reported if its font is as large there.
@MainActor
final class FixedTextSizes {
  private var layOut: (() -> LocalizedScreen)?
  private var found: [ScreenFinding] = []
  private let textSize: DynamicTypeSize

  /// - Parameters:
  ///   - textSize: The text size of the screen.
  ///   - layOut: Returns the screen at the usual text size.
  init(_ textSize: DynamicTypeSize, _ layOut: @escaping () -> LocalizedScreen) {
    (self.textSize, self.layOut) = (textSize, layOut)
  }

  /// Returns the texts that do not grow.
  func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    if let layOut {
      self.layOut = nil
      found = Self.findings(on: screen, usual: layOut(), textSize)
    }
    return found
  }

  /// Whether a screen has texts whose font may be the same at all text sizes, and that should grow.
  nonisolated static func areAsked(of screen: LocalizedScreen, _ textSize: DynamicTypeSize) -> Bool
  {
    textSize > .large && screen.texts.contains(where: isAsked)
  }

  private nonisolated static func isAsked(_ text: ResolvedText) -> Bool {
    (text.hasFixedFont || text.hasLimitedSize)
      && text.string.contains { $0.isLetter || $0.isNumber }
  }

  /// Numbers in rings and signs in badges have no room to grow.
  private nonisolated static func isWord(_ text: ResolvedText) -> Bool {
    text.string.count(where: \.isLetter) > 2
  }

  /// Letters that are smaller than those of usual text should grow in the text sizes for
  /// accessibility; in points.
  private nonisolated static let usualSize: CGFloat = 17

  /// Returns the texts of a screen that do not grow.
  ///
  /// - Parameters:
  ///   - usual: The same screen at the usual text size.
  ///   - textSize: The text size of the screen.
  nonisolated static func findings(
    on screen: LocalizedScreen, usual: LocalizedScreen, _ textSize: DynamicTypeSize
  ) -> [ScreenFinding] {
    var sizes: [[String?]: Set<CGFloat>] = [:]
    for text in usual.texts {
      sizes[name(text), default: []].insert(text.fontSize)
    }
    return screen.texts.filter { isAsked($0) && sizes[name($0)]?.contains($0.fontSize) == true }
      .map { text in
        let size = "\(ViewHost.number(text.fontSize)) points"
        var finding =
          text.hasFixedFont
          ? ScreenFinding(
            .fixedTextSize, "its font has \(size) at all text sizes", about: text,
            remedy: "Use a text style such as .body, a custom font relative to one, or ScaledMetric"
          )
          : ScreenFinding(
            .fixedTextSize, "dynamicTypeSize(_:) keeps its font at \(size)", about: text,
            remedy: "Allow larger text sizes, or have the view make room for them")
        if text.hasFixedFont, textSize.isAccessibilitySize, text.fontSize < usualSize, isWord(text)
        {
          finding.severity = .warning
        }
        finding.measured = Double(text.fontSize)
        return finding
      }
  }

  private nonisolated static func name(_ text: ResolvedText) -> [String?] {
    [text.nearestIdentifier, text.key ?? text.string]
  }
}

extension ViewDiagnostic.Kind {
  /// The font of a text does not grow with the text size.
  public static let fixedTextSize = Self("fixedTextSize", .information)
}
