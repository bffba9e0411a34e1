public import Calque
import Foundation

/// Finds buttons and other views with an action whose middle is behind another view, or one of
/// whose sides is behind another button, so that a touch does something else.
///
/// What is scrolled may go behind a button that stays in front of the scroll view; what is behind a
/// sheet or an alert does not count.
public struct CoverRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `covered`.
  public var kind: ScreenFinding.Kind { .covered }

  /// Returns the views that others cover.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    screen.touchAreas.compactMap { area in
      guard !area.isDisabled, let cover = area.cover ?? area.sideCover else { return nil }
      let part = area.cover == nil ? "a side of it" : "its middle"
      var finding = ScreenFinding(
        kind, "\(part) is behind \(cover), which takes its touches", about: area, on: screen)
      finding.remedy = "Move one of them, or use allowsHitTesting(false) for what is in front"
      return finding
    }
  }
}

extension ViewDiagnostic.Kind {
  /// Another view takes the touches of a button; see ``CoverRule``.
  public static let covered = Self("covered", .error)
}
