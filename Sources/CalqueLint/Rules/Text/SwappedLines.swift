import CalqueCatalogs
package import CalqueDiagnostics

/// Translations that were moved to a neighbouring key.
package enum SwappedLines: TextSequenceRule {
  package static let id = "swapped_lines"
  package static let severity = Severity.warning
  package static let summary = "translations that are shifted to an adjacent key"
  package static let rationale = """
    A line was lost or inserted where strings and keys were edited side by side, and every string \
    after it is at the next key. Placeholders, addresses and numbers prove it: those of the source \
    text of one entry are in the translation of the adjacent one, and neither translation matches \
    its own source text.
    """
  package static let examples: [RuleExample] = [
    .strings(
      english: "\"a\" = \"Image source\";\n\"b\" = \"Wrong PIN for %@\";\n\"c\" = \"Speed up\";\n",
      german:
        "\"a\" = \"↓Falsche PIN für %@\";\n\"b\" = \"Beschleunigen\";\n\"c\" = \"Langsamer\";\n"),
    .strings(
      english: "\"a\" = \"From %@\";\n\"b\" = \"See https://a.example/b\";\n",
      german: "\"a\" = \"↓Siehe https://a.example/b\";\n\"b\" = \"Von %@\";\n"),
    .strings(
      english: "\"a\" = \"From %@\";\n\"b\" = \"To %d\";\n",
      german: "\"a\" = \"Von\";\n\"b\" = \"Bis\";\n"),
    .strings(
      english: "\"a\" = \"One\";\n\"b\" = \"To %@\";\n",
      german: "\"a\" = \"Eins\";\n\"b\" = \"Bis %@\";\n"),
  ]
  package static let interest = TextInterest.pairs(differing: [
    .percent, .doubleSlash, .dollar, .digit,
  ])

  package static func check(_ sequence: TextSequence, in context: inout LintContext) {
    let texts = sequence.texts
    for (first, second) in zip(texts, texts.dropFirst()) where second.entry == first.entry + 1 {
      guard first.selectors.isEmpty, second.selectors.isEmpty, let source = first.source,
        let nextSource = second.source
      else { continue }
      let own = TextSignature(first.string)
      let next = TextSignature(second.string)
      let meant = TextSignature(source.string)
      let nextMeant = TextSignature(nextSource.string)
      guard own != meant, next != nextMeant else { continue }
      let isNext = own == nextMeant && !own.isEmpty
      let isPrevious = next == meant && !next.isEmpty
      guard isNext || isPrevious else { continue }
      let (text, other) = isNext ? (first, second) : (second, first)
      context.report(
        Self.self, at: text.text.range,
        "The translation has \(TextSignature(text.string).description), like the source text of '\(other.key)' "
          + "next to it, and neither translation matches its own source text",
        remedy: "Check whether the translations from here on are at the wrong keys", key: text.key,
        locale: text.locale)
    }
  }
}
