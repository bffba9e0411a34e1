public import Calque
import Foundation

/// Finds texts whose letters were made much smaller to fit, with `minimumScaleFactor(_:)`.
public struct TextScaleRule: ScreenRule {
  /// The least size of the letters, by that of the font.
  public var minimum: CGFloat

  /// Makes a rule.
  ///
  /// - Parameter minimum: The least size of the letters, by that of the font.
  public init(minimum: CGFloat = 0.7) { self.minimum = minimum }

  /// `shrunk`.
  public var kind: ScreenFinding.Kind { .shrunk }

  /// Returns the texts with small letters.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    screen.texts.compactMap { text in
      guard text.scale < minimum - 0.005 else { return nil }
      var finding = ScreenFinding(
        kind, "its letters have \(Int((text.scale * 100).rounded())) % of their size", about: text,
        remedy: "Give it more room, or let it have two lines")
      finding.measured = Double(text.scale)
      finding.limit = Double(minimum)
      return finding
    }
  }
}

extension ViewDiagnostic.Kind {
  /// The letters of a text are much smaller than its font; see ``TextScaleRule``.
  public static let shrunk = Self("shrunk", .warning)
}
