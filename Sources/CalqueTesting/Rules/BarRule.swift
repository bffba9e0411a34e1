public import Calque
import Foundation

/// Finds texts and buttons that are under a navigation bar or a tab bar, between it and the edge of
/// the screen, or behind the clock, a camera or the indicator of the home screen, and cannot be
/// scrolled away from there.
public struct BarRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `underBar`.
  public var kind: ScreenFinding.Kind { .underBar }

  /// The view of a navigation bar, which is no element of accessibility.
  private static let bar = "NavigationBar"

  /// The kinds of views that are themselves bars, or beside one.
  private static let bars: Set = ["NavigationBar", "BottomBar"]

  /// Returns the texts and buttons that are under a bar, each once.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    let drawn = screen.drawnLines
    let bars = drawn.bars + screen.views.filter { $0.kind == Self.bar }.map(\.frame)
    let covered = bars.map { reachingToEdge($0, of: screen.size) }
    let edges = edges(of: screen)
    guard !covered.isEmpty || !edges.isEmpty else { return [] }
    let read = ReadTexts(screen)
    var found: [Int: (bar: CGRect, message: String)] = [:]
    for line in drawn.lines where !line.tags.contains(where: \.role.isBar) {
      let text = screen.texts[line.text]
      guard Self.bars.isDisjoint(with: text.path), !canBeScrolledAway(text, on: screen) else {
        continue
      }
      let bar = covered.first { bar in
        let common = bar.intersection(line.frame)
        return common.width > 2 && common.height > 2
      }
      let place =
        bar.map { ($0, "it is under a bar") }
        ?? edges.first { $0.hides(line.frame) }.map { ($0.rect, $0.message) }
      if let place, read.contains(text) { found[line.text] = place }
    }
    let buttons = screen.touchAreas.compactMap { area in
      let middle = CGPoint(x: area.frame.midX, y: area.frame.midY)
      return bars.contains { $0.contains(middle) }
        ? nil : finding(of: area, behind: edges, on: screen)
    }
    return found.sorted { $0.key < $1.key }.map { index, bar in
      var finding = ScreenFinding(
        kind, bar.message, about: screen.texts[index],
        remedy: "Respect the safe area, or put it into a scroll view")
      finding.room = bar.bar
      return finding
    } + buttons
  }

  /// The texts that assistive technology reads: none behind a sheet or an alert.
  private struct ReadTexts {
    private let leaves: [AccessibilityElement]

    init(_ screen: LocalizedScreen) {
      func leaves(of element: AccessibilityElement) -> [AccessibilityElement] {
        element.children.isEmpty ? [element] : [element] + element.children.flatMap(leaves)
      }
      self.leaves = screen.elements.flatMap(leaves)
    }

    func contains(_ text: ResolvedText) -> Bool {
      let middle = CGPoint(x: text.frame.midX, y: text.frame.midY)
      return leaves.contains { element in
        element.frame.insetBy(dx: -1, dy: -1).contains(middle)
          && [element.label, element.value].contains { $0?.contains(text.string) == true }
      }
    }
  }

  /// A part of the screen at an edge, outside of the safe area.
  private struct Edge {
    let rect: CGRect
    let message: String

    /// Whether the middle of something is there.
    func hides(_ frame: CGRect) -> Bool {
      rect.contains(CGPoint(x: frame.midX, y: frame.midY))
    }
  }

  private func edges(of screen: LocalizedScreen) -> [Edge] {
    let (insets, size) = (screen.safeAreaInsets, screen.size)
    let top = CGRect(x: 0, y: 0, width: size.width, height: insets.top)
    let bottom = CGRect(
      x: 0, y: size.height - insets.bottom, width: size.width, height: insets.bottom)
    return [
      Edge(rect: top, message: "it is where the clock and the camera are"),
      Edge(rect: bottom, message: "it is where the indicator of the home screen is"),
    ].filter { $0.rect.height > 0 }
  }

  /// The finding of a button without a text, which has none of its own.
  private func finding(
    of area: TouchArea, behind edges: [Edge], on screen: LocalizedScreen
  ) -> ScreenFinding? {
    guard !area.isDisabled, !canBeScrolledAway(area, on: screen),
      Self.bars.isDisjoint(with: area.path),
      let edge = edges.first(where: { $0.hides(area.frame) })
    else { return nil }
    var finding = ScreenFinding(kind, edge.message, about: area, on: screen)
    guard finding.text.isEmpty else { return nil }
    finding.room = edge.rect
    finding.remedy = "Respect the safe area"
    return finding
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
    text.isScrolled
      && (screen.scrollArea(around: text).map { leavesBar(text.frame, in: $0, on: screen) } ?? true)
  }

  private func canBeScrolledAway(_ area: TouchArea, on screen: LocalizedScreen) -> Bool {
    area.isScrolled
      && (screen.scrollArea(around: area).map { leavesBar(area.frame, in: $0, on: screen) } ?? true)
  }

  private func leavesBar(
    _ frame: CGRect, in area: ScrollArea, on screen: LocalizedScreen
  ) -> Bool {
    area.offset != .zero || frame.midY > screen.size.height / 2
  }
}

extension ViewDiagnostic.Kind {
  /// A text is under a bar; see ``BarRule``.
  public static let underBar = Self("underBar", .error)
}
