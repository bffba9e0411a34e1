public import Calque
import Foundation

/// Finds placeholders that a reader sees as they are written: `%@`, `%1$lld`, `{name}`, `${count}`,
/// `Lorem ipsum`, `TODO:`, `FIXME`.
public struct PlaceholderRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `placeholder`.
  public var kind: ScreenFinding.Kind { .placeholder }

  /// Returns the texts with a placeholder, each once.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    screen.texts.compactMap { text in
      // The localizer reports the key itself, and a value that is missing.
      guard text.missingKey == nil, let found = text.string.firstMatch(of: Self.placeholder) else {
        return nil
      }
      return ScreenFinding(
        kind, "it shows the placeholder \"\(found.0)\"", about: text,
        remedy: "Give the text its values, or escape the sign")
    }
  }

  /// A percent sign with a space is a number's ("5 % of"), and one in front of a longer word is
  /// too.
  ///
  /// `Regex` is not `Sendable` because it may contain closures; this one contains none.
  nonisolated(unsafe) private static let placeholder: Regex<Substring> =
    #/%(?:\d+\$)?[-+\#0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@dDiuUxXfFeEgGcCsS](?![A-Za-z])|\$?\{\{?[A-Za-z0-9_.]+\}\}?|%\{[A-Za-z0-9_.]+\}|(?i:lorem ipsum)|TODO:|FIXME/#
}

extension ViewDiagnostic.Kind {
  /// A reader sees a placeholder; see ``PlaceholderRule``.
  public static let placeholder = Self("placeholder", .error)
}
