import CalqueCatalogs
package import CalqueDiagnostics

/// Placeholders with a number mixed with placeholders without one.
package enum FormatMixedPositional: Rule {
  package static let id = "format_mixed_positional"
  package static let severity = Severity.warning
  package static let summary = "a mix of numbered and unnumbered placeholders"
  package static let rationale = """
    Unnumbered placeholders take the arguments in order, regardless of the numbers of other \
    placeholders: in `%@ … %1$@` both take the first. POSIX leaves the mix undefined (`fprintf`), \
    and the intended order is unclear. The fix writes the number of the argument that each \
    placeholder takes today, unless a numbered one takes it too.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""sent" = "%1$@: %2$d";"#, german: #""sent" = "↓%@ hat %2$d";"#),
    .strings(#""sent" = "%2$@ of ↓%@";"#),
    .strings(#""sent" = "%2$@ of %1$@, 100%%";"#),
    .strings(english: #""n" = "%1$@ to %2$@";"#, german: #""n" = "%1 - bis %2 - %4$@, %@";"#),
    .strings(#""sent" = "%@ of %d";"#),
  ]

  package static func check(_ comparison: ArgumentsUnit, in context: inout LintContext) {
    for text in comparison.formats where text.part == nil {
      let uses = text.uses.filter { $0.isPlaceholder && !$0.looksLikeProse }
      guard let numbered = uses.first(where: \.isNumbered),
        let plain = uses.first(where: { !$0.isNumbered })
      else { continue }
      // A broken placeholder may have had any number.
      if text.format.invalids.contains(where: { !$0.looksLikeProse }) { continue }
      // A number that lost its `$` is another finding.
      if context.asks(FormatSpelling.id),
        text.format.specifiers.contains(where: {
          FormatSpelling.lostNumber(of: $0, comparison.reference) != nil
        })
      {
        continue
      }
      // If a number is taken, the placeholder without one was meant to be another.
      let taken = Set(uses.lazy.filter(\.isNumbered).map(\.number))
      let isCertain = uses.allSatisfy { $0.isNumbered || !taken.contains($0.number) }
      let edits =
        isCertain
        ? PlaceholderNumbering.edits(for: text) { context.place(of: $0, in: text.text) } : []
      context.report(
        Self.self, at: context.place(of: plain.range, in: text.text),
        "'\(plain.spelling)' has no number, but '\(numbered.spelling)' in the same string does",
        remedy: "Number all placeholders of the string",
        key: comparison.key, locale: comparison.locale,
        fix: edits.isEmpty
          ? nil : Fix(title: "number the placeholders in their current order", edits: edits))
    }
  }
}
