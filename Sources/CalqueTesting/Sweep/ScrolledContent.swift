import Calque
import CalqueDrawing
import Foundation

/// What is found in content that people have to scroll to.
///
/// The screen is laid out once more, as high as its content. Colors and the order of reading hardly
/// depend on the language, so a sweep looks at all of it in the first combination of each size and
/// appearance, and in the others at the texts of rows that are made when people scroll to them.
@MainActor
final class ScrolledContent {
  /// What is looked at.
  enum Extent {
    /// The texts that the screen itself does not have.
    case madeTexts
    case everything
  }

  private var layOut: (() -> LocalizedScreen)?
  private var found: [ScreenFinding] = []
  private let extent: Extent

  /// - Parameter layOut: Returns the screen as high as its content.
  init(_ extent: Extent, _ layOut: @escaping () -> LocalizedScreen) {
    (self.extent, self.layOut) = (extent, layOut)
  }

  /// Returns what is found there, and not on the screen itself.
  func findings(
    on screen: LocalizedScreen, applying rules: [any ScreenRule]
  ) throws -> [ScreenFinding] {
    if let layOut {
      self.layOut = nil
      found = try Self.findings(on: layOut(), besides: screen, extent, applying: rules)
    }
    return found
  }

  /// How much higher a screen has to be to show its content; nil if it shows all of it, or if what
  /// is to be looked at is there.
  nonisolated static func hiddenHeight(
    of screen: LocalizedScreen, _ extent: Extent
  ) -> CGFloat? {
    let most = screen.scrollAreas.filter {
      $0.isEnabled && $0.frame.height > screen.size.height / 3
        && (extent == .everything || makesRows($0, on: screen))
    }
    .map { $0.content.height - $0.frame.height }.max()
    guard let most, most > 1 else { return nil }
    return min(most, mostScreens * screen.size.height)
  }

  /// Whether a scroll view has no texts at the end of its content, as they are not made yet.
  private nonisolated static func makesRows(
    _ area: ScrollArea, on screen: LocalizedScreen
  ) -> Bool {
    let last = screen.texts.lazy.filter { $0.path.starts(with: area.path) }.map(\.frame.maxY).max()
    return area.content.maxY - (last ?? area.frame.maxY) > leastRow
  }

  /// Lower ends of contents are without texts, in points.
  private nonisolated static let leastRow: CGFloat = 80

  /// Testers do not scroll farther.
  private nonisolated static let mostScreens: CGFloat = 5

  /// Returns what is found on a screen that is as high as its content, and not on the screen.
  nonisolated static func findings(
    on high: LocalizedScreen, besides screen: LocalizedScreen, _ extent: Extent,
    applying rules: [any ScreenRule]
  ) throws -> [ScreenFinding] {
    let made = try findingsOfTexts(made: high, besides: screen, applying: rules)
    guard extent == .everything else { return made }
    return try made + findingsOfPictures(on: high, besides: screen, applying: rules)
  }

  /// What is wrong with the texts that only the high screen has.
  private nonisolated static func findingsOfTexts(
    made high: LocalizedScreen, besides screen: LocalizedScreen, applying rules: [any ScreenRule]
  ) throws -> [ScreenFinding] {
    let known = Set(screen.texts.map(Name.init))
    var rest = high
    rest.texts.removeAll { known.contains(Name($0)) }
    guard !rest.texts.isEmpty else { return [] }
    rest.localization = []
    rest.diagnostics = []
    rest.touchAreas = []
    rest.pictureAreas = []
    rest.scrollAreas = []
    let kinds: Set<ScreenFinding.Kind> = [.lowContrast, .readingOrder, .turnedPicture, .underBar]
    return try rest.findings(applying: rules.filter { !kinds.contains($0.kind) })
      .filter { $0.kind != .unknownLocale }
  }

  /// What rules find that look at colors, at the order of reading, and at what can be touched.
  private nonisolated static func findingsOfPictures(
    on high: LocalizedScreen, besides screen: LocalizedScreen, applying rules: [any ScreenRule]
  ) throws -> [ScreenFinding] {
    let kinds: Set<ScreenFinding.Kind> = [
      .lowContrast, .readingOrder, .turnedPicture, .smallTouchArea, .clipped, .covered,
    ]
    let rules = rules.filter { kinds.contains($0.kind) }
    // What is seen without scrolling has been looked at.
    let whole = CGRect(origin: .zero, size: screen.size)
    // What is under a bar is seen when it is scrolled.
    let bars = screen.drawnLines.bars
    let seen = Set(
      screen.texts.filter { text in
        whole.intersects(text.frame)
          && !(text.isScrolled && bars.contains { $0.intersects(text.frame) })
      }
      .map(Name.init))
    var rest = high
    rest.texts.removeAll { seen.contains(Name($0)) }
    // What is under a bar at the lower end takes no touches before it is scrolled.
    let touched = Set(
      screen.touchAreas.filter { $0.size.width > 0 && $0.size.height > 0 }.map(Place.init))
    rest.touchAreas.removeAll { !$0.isScrolled || touched.contains(Place($0)) }
    rest.pictureAreas.removeAll { whole.encloses($0.frame) }
    guard !rest.texts.isEmpty || !rest.touchAreas.isEmpty else { return [] }
    let found = try rules.flatMap { try $0.findings(on: rest) }
    guard found.contains(where: { $0.kind != .lowContrast }) else { return found }
    let known = Set(
      try rules.filter { $0.kind != .lowContrast }.flatMap { try $0.findings(on: screen) }
        .map(Name.init))
    return found.filter { !known.contains(Name($0)) }
  }

  /// A touch area by its kind and its frame.
  private struct Place: Hashable {
    let path: [String]
    let frame: CGRect

    init(_ area: TouchArea) { (path, frame) = (area.path, area.frame) }
  }

  /// A finding or a text without its place.
  private struct Name: Hashable {
    let words: [String?]

    init(_ finding: ScreenFinding) {
      words = [finding.kind.name, finding.text, finding.identifier, finding.key] + finding.path
    }

    init(_ text: ResolvedText) {
      words = [text.string, text.identifier, text.key] + text.path
    }
  }
}
