public import Calque
import Foundation

/// Finds texts that are under a navigation bar or a tab bar, or between it and the edge of the
/// screen, and cannot be scrolled away from there.
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
    let covered = bars.map { reachingToEdge($0, of: screen.size) }
    var found: [Int: CGRect] = [:]
    for line in drawn.lines where !line.tags.contains(where: \.role.isBar) {
      let text = screen.texts[line.text]
      guard !text.path.contains(Self.bar), !canBeScrolledAway(text, on: screen),
        let bar = covered.first(where: { bar in
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

  /// A bar with what is between it and the upper or lower edge of the screen: the clock is there,
  /// and the indicator of the home screen.
  private func reachingToEdge(_ bar: CGRect, of size: CGSize) -> CGRect {
    bar.midY < size.height / 2
      ? CGRect(x: bar.minX, y: min(0, bar.minY), width: bar.width, height: max(bar.maxY, 0))
      : CGRect(
        x: bar.minX, y: bar.minY, width: bar.width, height: max(bar.height, size.height - bar.minY))
  }

  /// What is scrolled leaves its place under a bar, except the beginning of content that begins
  /// under the upper bar.
  private func canBeScrolledAway(_ text: ResolvedText, on screen: LocalizedScreen) -> Bool {
    guard text.isScrolled else { return false }
    guard let area = screen.scrollArea(around: text) else { return true }
    return area.offset != .zero || text.frame.midY > screen.size.height / 2
  }
}

extension ViewDiagnostic.Kind {
  /// A text is under a bar; see ``BarRule``.
  public static let underBar = Self("underBar", .error)
}
