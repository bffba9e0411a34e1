public import Calque
import CalqueMessages
import Foundation

/// Finds texts that no catalog can translate, in pseudo-locales: a text of letters without a key,
/// as `Text(verbatim:)` and a `String` make it. In languages that are not written with Latin
/// letters, those of them that are sentences in Latin letters. And in all languages, a word that is
/// put into a text as it is, or is all of it, though it is a key of the same table.
///
/// It is information, since names and other data are such texts, too; a warning for a key that is
/// an identifier or a sentence.
public struct LiteralTextRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `literal`.
  public var kind: ScreenFinding.Kind { .literal }

  /// Returns the texts without a key, each once, and those with a word that is a key.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    words(on: screen) + texts(on: screen)
  }

  private func words(on screen: LocalizedScreen) -> [ScreenFinding] {
    screen.texts.compactMap { text in
      guard let word = text.untranslatedValue else { return nil }
      let name = text.key == nil ? "it" : "its value \"\(word)\""
      var finding = ScreenFinding(
        kind, "\(name) is a key of the catalog, and is not translated", about: text,
        remedy: "Put a Text or a LocalizedStringResource there, not a String")
      if Self.isNoName(word) { finding.severity = .warning }
      return finding
    }
  }

  /// Whether a key is a sentence, or an identifier such as `status.open` or `status_open`: no data
  /// of people.
  private static func isNoName(_ key: String) -> Bool {
    let words = key.split(separator: " ")
    let isIdentifier =
      words.count == 1 && !key.contains("@")
      && key.dropFirst().dropLast().contains { $0 == "." || $0 == "_" }
    return words.count > 2 || isIdentifier
  }

  private func texts(on screen: LocalizedScreen) -> [ScreenFinding] {
    let locale = screen.locale.replacing("_", with: "-")
    let isPseudo = PseudoLocale(rawValue: locale) != nil
    var known: Set<String> = []
    return screen.texts.compactMap { text in
      guard text.key == nil, isPseudo || text.isForeignLiteral, text.untranslatedValue == nil,
        text.string.count(where: \.isLetter) > 1, known.insert(text.string).inserted
      else { return nil }
      return ScreenFinding(
        kind, "it has no key and is the same in all languages", about: text,
        remedy: "Write it as a string literal of Text, or as a LocalizedStringResource")
    }
  }
}

extension ViewDiagnostic.Kind {
  /// A text that no catalog can translate; see ``LiteralTextRule``.
  public static let literal = Self("literal", .information)
}
