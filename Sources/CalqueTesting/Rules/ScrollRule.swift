public import Calque
import Foundation

/// Finds scroll views whose content reaches out of what is seen in a direction in which nothing
/// scrolls, so that users never see it.
public struct ScrollRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `unreachable`.
  public var kind: ScreenFinding.Kind { .unreachable }

  /// Returns the scroll views with content that is out of reach.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    screen.scrollAreas.compactMap { area in
      let excess = max(area.hidden.width, area.hidden.height)
      guard excess > 1 else { return nil }
      let isWide = area.hidden.width >= area.hidden.height
      var finding = ScreenFinding(
        kind,
        "\(ViewHost.number(excess)) points of its content are hidden, and nothing scrolls "
          + (isWide ? "horizontally" : "vertically"))
      finding.identifier = area.identifier
      finding.path = area.path
      finding.frame = area.content
      finding.room = area.frame.intersection(CGRect(origin: .zero, size: screen.size))
      finding.excess = excess
      finding.remedy =
        isWide
        ? "Let the content be narrower, or add the horizontal axis"
        : "Let the content be lower, or add the vertical axis"
      return finding
    }
  }
}

extension ViewDiagnostic.Kind {
  /// Content of a scroll view cannot be scrolled to; see ``ScrollRule``.
  public static let unreachable = Self("unreachable", .error)
}
