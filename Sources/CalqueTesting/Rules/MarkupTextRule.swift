public import Calque
import Foundation

/// Finds markup and escapes of other formats that a reader sees as they are written: `&amp;`,
/// `<b>`, `\n`.
///
/// Texts know Markdown, and nothing of HTML. In texts without a key, which may show a program or a
/// path, only entities of HTML are looked for.
public struct MarkupTextRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `placeholder`.
  public var kind: ScreenFinding.Kind { .placeholder }

  /// Returns the texts with such signs, each once.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    screen.texts.compactMap { text in
      guard text.string.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x5C }),
        let found = Self.markup(in: text)
      else { return nil }
      return ScreenFinding(
        kind, "it shows \"\(found)\", which means nothing in a text", about: text,
        remedy: "Write the character that is meant, or Markdown")
    }
  }

  private static func markup(in text: ResolvedText) -> Substring? {
    if let entity = text.string.firstMatch(of: entity) { return entity.0 }
    guard text.key != nil, text.missingKey == nil else { return nil }
    return text.string.firstMatch(of: tagOrEscape)?.0
  }

  // `Regex` is not `Sendable` because it may contain closures; these contain none.
  nonisolated(unsafe) private static let entity: Regex<Substring> =
    #/&(?:amp|lt|gt|quot|apos|nbsp|ndash|mdash|hellip|copy|\#\d{2,6}|\#x[0-9A-Fa-f]{2,5});/#
  nonisolated(unsafe) private static let tagOrEscape: Regex<Substring> =
    #/</?(?:b|i|u|p|br|em|strong|font|span|small|big|a)(?: [^<>]*)?/?>|\\(?:[nrt"]|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{4,8})/#
}
