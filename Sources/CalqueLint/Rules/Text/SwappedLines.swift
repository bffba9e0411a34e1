import CalqueCatalogs
package import CalqueDiagnostics

/// Translations that were moved to a neighbouring key.
package enum SwappedLines: TextSequenceRule {
  package static let id = "swapped_lines"
  package static let severity = Severity.warning
  package static let summary = "a text has the placeholders of the neighbouring entry's source"
  package static let rationale = """
    A line was lost or put in where texts and keys were edited side by side, and from there on every \
    text stands under the next key. Placeholders, addresses and numbers prove it: those of one entry's \
    source stand in the text of its neighbour, and both texts do not fit their own.
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
        "This text has \(TextSignature(text.string).description), like the source of '\(other.key)' beside "
          + "it, and neither text fits its own source",
        remedy: "See whether the texts from here on stand under the wrong keys", key: text.key,
        locale: text.locale)
    }
  }
}
