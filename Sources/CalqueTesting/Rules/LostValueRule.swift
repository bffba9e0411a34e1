public import Calque
import Foundation

/// Finds translations that leave out a value that the source language shows, such as the second
/// year of "1924–1998".
///
/// Numbers up to 2 may be words, or nothing: "one file". Rules of `strings-lint` compare the
/// placeholders in the catalog; this one says where people miss the value.
public struct LostValueRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `localization`.
  public var kind: ScreenFinding.Kind { .localization }

  /// Returns the texts without one of their values.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    screen.texts.compactMap { text in
      guard let position = text.lostValue else { return nil }
      var finding = ScreenFinding(
        kind, "its translation leaves out the value of argument \(position)", about: text,
        remedy: "Write its placeholder into the translation")
      finding.severity = .warning
      return finding
    }
  }
}
