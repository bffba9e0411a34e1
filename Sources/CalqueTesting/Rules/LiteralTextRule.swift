public import Calque
import CalqueMessages
import Foundation

/// Finds texts that no catalog can translate, in pseudo-locales: a text of letters without a key,
/// as `Text(verbatim:)` and a `String` make it. In languages that are not written with Latin
/// letters, those of them that are sentences in Latin letters. And in all languages, a word that is
/// put into a text as it is, or is all of it, though it is a key of the same table, and a text that
/// looks like a key.
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
    words(on: screen) + texts(on: screen) + keys(on: screen)
  }

  /// The texts that look like a key: those of a catalog whose key looks otherwise, and those
  /// without a key, as of one that is written wrongly.
  private func keys(on screen: LocalizedScreen) -> [ScreenFinding] {
    var known: Set<String> = []
    return screen.texts.compactMap { text in
      guard text.missingKey == nil, Self.looksLikeKey(text.string),
        text.key.map({ !Self.looksLikeKey($0) }) ?? (text.untranslatedValue == nil),
        known.insert(text.string).inserted
      else { return nil }
      var finding = ScreenFinding(
        kind, "it looks like a key, which readers do not understand", about: text,
        remedy: text.key == nil ? "Show the text of the key" : "Translate the text")
      if text.key != nil { finding.severity = .warning }
      return finding
    }
  }

  /// Whether a text is written as identifiers are, in three parts such as `ride.status.draft` or
  /// `offline_hint_title`. An address or the name of a file has two, or ends as they do.
  private static func looksLikeKey(_ text: String) -> Bool {
    guard
      text.utf8.allSatisfy({ byte in
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x5F
      })
    else { return false }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
    guard parts.count > 2, let first = parts.first, let last = parts.last else { return false }
    return parts.allSatisfy { !$0.isEmpty } && first.contains(where: \.isLetter) && first != "www"
      && (text.contains("_") || last.count > 3)
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
