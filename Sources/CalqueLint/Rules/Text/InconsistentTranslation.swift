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
    // Which of the two is reported does not depend on their order.
    .strings(
      english: #""a" = "Open file"; "b" = "Open file";"#,
      german: #""b" = "↓Öffne Datei"; "a" = "Datei öffnen";"#),
    .strings(
      english: #""a" = "Wait..."; "b" = "Wait…";"#,
      german: #""a" = "Warten"; "b" = "↓Bitte warten";"#),
    .strings(
      english: #""a" = "Open file"; "b" = "Open File";"#, german: #""a" = "Auf"; "b" = "Öffnen";"#),
  ]
  package static let interest = TextInterest.pairs(with: .any)

  package static func check(_ sequence: TextSequence, in context: inout LintContext) {
    let texts = sequence.texts
    // The first translation of each source text, by a hash of the source: nearly all are different.
    var known: [Int: Int] = [:]
    known.reserveCapacity(texts.count)
    // The translations after the first one, and the one of each source text with the first key,
    // which the others are compared with in whatever order the file has them.
    var repeated: [(index: Int, first: Int)] = []
    var leading: [Int: Int] = [:]
    for index in texts.indices {
      guard let hash = sourceHash(texts[index]) else { continue }
      guard let first = place(of: texts[index], hash, in: &known, texts, index) else { continue }
      repeated.append((index, first))
      if texts[index].key < texts[leading[first] ?? first].key { leading[first] = index }
    }
    var told: Set<Int> = []
    for (index, first) in repeated {
      let leader = leading[first] ?? first
      if leader != first, told.insert(first).inserted {
        report(texts[first], besides: texts[leader], &context)
      }
      if index != leader { report(texts[index], besides: texts[leader], &context) }
    }
  }

  /// Returns a hash of the source of a text; nil if the text is not a translation.
  private static func sourceHash(_ text: TextUnit) -> Int? {
    guard text.selectors.isEmpty, !text.traits.contains(.blank), let source = text.source,
      !source.traits.contains(.blank), !TextLikeness.areAlike(text.string, source.string)
    else { return nil }
    return TextLikeness.hash(source.string)
  }

  /// Returns the first translation of the source of a text, or stores that of the text.
  private static func place(
    of text: TextUnit, _ hash: Int, in known: inout [Int: Int], _ texts: [TextUnit], _ index: Int
  ) -> Int? {
    var hash = hash
    while let place = known[hash] {
      if let known = texts[place].source, let own = text.source,
        known.string == own.string || TextLikeness.areAlike(known.string, own.string)
      {
        return place
      }
      hash &+= 1
    }
    known[hash] = index
    return nil
  }

  private static func report(
    _ text: TextUnit, besides first: TextUnit, _ context: inout LintContext
  ) {
    guard let source = text.source, first.key != text.key,
      !TextLikeness.areAlike(first.string, text.string)
    else { return }
    let other = TextUnit.Source(string: trimmed(first.string), traits: []).excerpt
    context.report(
      Self.self, at: text.text.range,
      "'\(source.excerpt)' is translated as '\(other)' for '\(first.key)' and differently here",
      remedy: "Use one translation, or distinguish the meanings", key: text.key,
      locale: text.locale)
  }

  private static func trimmed(_ text: String) -> String {
    let edges = TextEdges(text)
    if edges.leading == 0, edges.trailing == 0 { return text }
    return String(
      decoding: text.utf8.dropFirst(edges.leading).dropLast(edges.trailing), as: UTF8.self)
  }
}
