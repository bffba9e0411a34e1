public import Calque
import Foundation

/// Finds placeholders that a reader sees as they are written: `%@`, `%1$lld`, `{name}`, `${count}`,
/// `Lorem ipsum`, `TODO:`, `FIXME`, also with a wide percent sign, `％@`, which is not a
/// placeholder to the runtime.
///
/// A translation that is only `TODO`, `TBD`, `XXX` or `???` is one too, unless its key says so,
/// too.
public struct PlaceholderRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `placeholder`.
  public var kind: ScreenFinding.Kind { .placeholder }

  /// Returns the texts with a placeholder, each once.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    screen.texts.compactMap { text in
      // The localizer reports the key itself, and a value that is missing.
      guard text.missingKey == nil else { return nil }
      if let found = text.string.firstMatch(of: Self.placeholder) {
        let isWide = found.0.unicodeScalars.first.map { "％﹪٪".unicodeScalars.contains($0) } == true
        return ScreenFinding(
          kind, "it shows the placeholder \"\(found.0)\"", about: text,
          remedy: isWide
            ? "Write the sign as %, or the value is lost"
            : "Give the text its values, or escape the sign")
      }
      guard Self.isUntranslated(text) else { return nil }
      return ScreenFinding(
        kind, "its translation is only \"\(text.string)\"", about: text,
        remedy: "Translate the key")
    }
  }

  /// Whether a translation is a mark that something is to be written there.
  private static func isUntranslated(_ text: ResolvedText) -> Bool {
    guard text.string.utf8.count <= longestMark else { return false }
    let word = letters(of: text.string)
    let isMark =
      word == "TODO" && !isAll(in: text.language) || ["TBD", "TBA", "XXX"].contains(word)
      || word.isEmpty && text.string.contains("???")
    guard isMark, let key = text.key else { return false }
    return word.isEmpty ? !key.contains("???") : !letters(of: key).uppercased().contains(word)
  }

  /// The bytes that a mark may have, with brackets and points around it.
  private static let longestMark = 16

  private static func letters(of string: String) -> String { string.filter(\.isLetter) }

  /// Whether "todo" is a word of a language: it means "all" in Spanish and its neighbours.
  private static func isAll(in language: String) -> Bool {
    ["es", "pt", "gl", "ast", "an", "lad"].contains(language.prefix { $0 != "-" && $0 != "_" })
  }

  /// A percent sign with a space is a number's ("5 % of"), and one in front of a longer word is
  /// too.
  ///
  /// `Regex` is not `Sendable` because it may contain closures; this one contains none.
  nonisolated(unsafe) private static let placeholder: Regex<Substring> =
    #/[%％﹪٪](?:\d+\$)?[-+\#0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@＠dDiuUxXfFeEgGcCsS](?![A-Za-z])|\$?\{\{?[A-Za-z0-9_.]+\}\}?|%\{[A-Za-z0-9_.]+\}|(?i:lorem ipsum)|TODO:|FIXME/#
}

extension ViewDiagnostic.Kind {
  /// A reader sees a placeholder; see ``PlaceholderRule``.
  public static let placeholder = Self("placeholder", .error)
}
