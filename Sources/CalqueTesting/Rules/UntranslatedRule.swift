public import Calque

/// Finds texts whose translation is empty, or is the source text itself in a language that is not
/// written with Latin letters: what a translator left as it was.
///
/// Of two words or more one begins with a small letter: names are the same in many languages. One
/// word, or words with capitals, are information. In languages with Latin letters, the rule
/// `untranslated_same` of strings-lint says it of the catalog, as information.
public struct UntranslatedRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `untranslated`.
  public var kind: ScreenFinding.Kind { .untranslated }

  /// Returns the texts that are not translated.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    screen.texts.compactMap { text in
      guard text.isUntranslated || text.isSourceWord else { return nil }
      var finding = ScreenFinding(
        kind, "its translation is \(text.string.isEmpty ? "empty" : "the source text")",
        about: text, remedy: "Translate the key")
      if !text.isUntranslated { finding.severity = .information }
      return finding
    }
  }
}

extension ViewDiagnostic.Kind {
  /// A translation is empty, or the source text; see ``UntranslatedRule``.
  public static let untranslated = Self("untranslated", .warning)
}
