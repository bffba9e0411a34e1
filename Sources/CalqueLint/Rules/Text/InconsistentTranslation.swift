import CalqueCatalogs
package import CalqueDiagnostics

/// One source text that is translated in two ways.
package enum InconsistentTranslation: TextSequenceRule {
  package static let id = "inconsistent_translation"
  package static let severity = Severity.information
  package static let summary = "different translations of the same source text in one file"
  package static let rationale = """
    Users look for a command under the name that they know. Two translations of a text may be \
    correct, if the source language has one word for a noun and a verb; the keys or comments \
    should then say so.
    """
  package static let examples: [RuleExample] = [
    .strings(
      english: #""a" = "Open file"; "b" = "Open file";"#,
      german: #""a" = "Datei öffnen"; "b" = "↓Öffne Datei";"#),
    .strings(
      english: #""a" = "Open file"; "b" = "Open file";"#,
      german: #""a" = "Datei öffnen"; "b" = "Datei öffnen ";"#),
    .strings(
      english: #""a" = "Open file"; "b" = "Open File";"#, german: #""a" = "Auf"; "b" = "Öffnen";"#),
  ]
  package static let interest = TextInterest.pairs(with: .any)

  package static func check(_ sequence: TextSequence, in context: inout LintContext) {
    let texts = sequence.texts
    var known: [String: (text: String, key: String)] = [:]
    for text in texts where text.selectors.isEmpty && !text.traits.contains(.blank) {
      guard let source = text.source, !source.traits.contains(.blank) else { continue }
      // An untranslated text is not a second translation.
      if text.string == source.string { continue }
      let own = trimmed(text.string)
      guard let first = firstTranslation(or: (own, text.key), in: &known[source.string]),
        first.text != own,
        first.key != text.key
      else { continue }
      context.report(
        Self.self, at: text.text.range,
        "'\(source.excerpt)' is translated as '\(TextUnit.Source(string: first.text, traits: []).excerpt)' for "
          + "'\(first.key)' and differently here",
        remedy: "Use one translation, or distinguish the meanings", key: text.key,
        locale: text.locale)
    }
  }

  /// Stores a translation, unless there already is one, which is returned.
  private static func firstTranslation(
    or translation: (text: String, key: String), in known: inout (text: String, key: String)?
  ) -> (text: String, key: String)? {
    if let known { return known }
    known = translation
    return nil
  }

  private static func trimmed(_ text: String) -> String {
    let edges = TextEdges(text)
    if edges.leading == 0, edges.trailing == 0 { return text }
    return String(
      decoding: text.utf8.dropFirst(edges.leading).dropLast(edges.trailing), as: UTF8.self)
  }
}
