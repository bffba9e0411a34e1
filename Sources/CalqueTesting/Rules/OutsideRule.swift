public import Calque
import Foundation

/// Finds buttons and other views with an action that are partly outside of the screen and cannot be
/// scrolled to. Texts that leave the screen are reported by the kind `overflowing`.
public struct OutsideRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `outside`.
  public var kind: ScreenFinding.Kind { .outside }

  /// Returns the views that are partly outside.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    let whole = CGRect(origin: .zero, size: screen.size)
    return screen.touchAreas.compactMap { area in
      let frame = area.frame
      // A background that can be touched is larger than the screen on purpose, and what is not seen
      // at all is hidden on purpose.
      guard !area.isScrolled, frame.intersects(whole),
        !frame.insetBy(dx: -1, dy: -1).contains(whole)
      else { return nil }
      let both = frame.union(whole)
      let excess = max(both.width - whole.width, both.height - whole.height)
      guard excess > 0.5 else { return nil }
      var finding = ScreenFinding(
        kind, "\(ViewHost.number(excess)) points of it are outside of the screen", about: area,
        on: screen)
      finding.room = whole
      finding.excess = excess
      finding.remedy = "Give it less room, or put it into a scroll view"
      return finding
    }
  }
}

extension ViewDiagnostic.Kind {
  /// A view that can be touched is partly outside of the screen; see ``OutsideRule``.
  public static let outside = Self("outside", .error)
}
