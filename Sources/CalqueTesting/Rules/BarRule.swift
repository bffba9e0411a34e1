public import Calque
import Foundation

/// Finds texts that are under a navigation bar or a tab bar and cannot be scrolled away from there.
public struct BarRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `underBar`.
  public var kind: ScreenFinding.Kind { .underBar }

  /// The view of a navigation bar, which is no element of accessibility.
  private static let bar = "NavigationBar"

  /// Returns the texts that are under a bar, each once.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    let drawn = screen.drawnLines
    let bars = drawn.bars + screen.views.filter { $0.kind == Self.bar }.map(\.frame)
    guard !bars.isEmpty else { return [] }
    var found: [Int: CGRect] = [:]
    for line in drawn.lines where !line.tags.contains(where: \.role.isBar) {
      let text = screen.texts[line.text]
      guard !text.isScrolled, !text.path.contains(Self.bar),
        let bar = bars.first(where: { bar in
          let common = bar.intersection(line.frame)
          return common.width > 2 && common.height > 2
        })
      else { continue }
      found[line.text] = bar
    }
    return found.sorted { $0.key < $1.key }.map { index, bar in
      var finding = ScreenFinding(
        kind, "it is under a bar", about: screen.texts[index],
        remedy: "Respect the safe area, or put it into a scroll view")
      finding.room = bar
      return finding
    }
  }
}

extension ViewDiagnostic.Kind {
  /// A text is under a bar; see ``BarRule``.
  public static let underBar = Self("underBar", .error)
}
