import Calque
import Foundation

/// What rules that look at the picture of a screen find in content that people have to scroll to.
///
/// The screen is laid out once more, as high as its content. Colors and the order of reading hardly
/// depend on the language, so a sweep does so in the first combination of each size and appearance.
@MainActor
final class ScrolledContent {
  private var layOut: (() -> LocalizedScreen)?
  private var found: [ScreenFinding] = []

  /// - Parameter layOut: Returns the screen as high as its content.
  init(_ layOut: @escaping () -> LocalizedScreen) {
    self.layOut = layOut
  }

  /// Returns what is found there, and not on the screen itself.
  func findings(
    on screen: LocalizedScreen, applying rules: [any ScreenRule]
  ) throws -> [ScreenFinding] {
    if let layOut {
      self.layOut = nil
      found = try Self.findings(on: layOut(), besides: screen, applying: rules)
    }
    return found
  }

  /// How much higher a screen has to be to show its content; nil if it shows all of it.
  nonisolated static func hiddenHeight(of screen: LocalizedScreen) -> CGFloat? {
    let most = screen.scrollAreas.filter {
      $0.isEnabled && $0.frame.height > screen.size.height / 3
    }
    .map { $0.content.height - $0.frame.height }.max()
    guard let most, most > 1 else { return nil }
    return min(most, mostScreens * screen.size.height)
  }

  /// Testers do not scroll farther.
  private nonisolated static let mostScreens: CGFloat = 5

  /// Returns what rules find on a screen that is as high as its content, and not on the screen.
  nonisolated static func findings(
    on high: LocalizedScreen, besides screen: LocalizedScreen, applying rules: [any ScreenRule]
  ) throws -> [ScreenFinding] {
    let kinds: Set<ScreenFinding.Kind> = [.lowContrast, .readingOrder, .turnedPicture]
    let rules = rules.filter { kinds.contains($0.kind) }
    // Texts that are seen without scrolling have been looked at.
    let whole = CGRect(origin: .zero, size: screen.size)
    let seen = Set(screen.texts.filter { whole.intersects($0.frame) }.map(Name.init))
    var rest = high
    rest.texts.removeAll { seen.contains(Name($0)) }
    guard !rest.texts.isEmpty else { return [] }
    let found = try rules.flatMap { try $0.findings(on: rest) }
    guard found.contains(where: { $0.kind != .lowContrast }) else { return found }
    let known = Set(
      try rules.filter { $0.kind != .lowContrast }.flatMap { try $0.findings(on: screen) }
        .map(Name.init))
    return found.filter { !known.contains(Name($0)) }
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
