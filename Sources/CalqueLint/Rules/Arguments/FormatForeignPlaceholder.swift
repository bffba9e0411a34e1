import CalqueCatalogs
package import CalqueDiagnostics

/// A placeholder that the runtime does not know, used instead of one that it does.
package enum FormatForeignPlaceholder: Rule {
  package static let id = "format_foreign_placeholder"
  package static let severity = Severity.error
  package static let summary =
    "a placeholder of another platform, or one with a non-ASCII percent sign"
  package static let rationale = """
    Translation tools and keyboards replace placeholders: `{0}` for `%@`, the Arabic percent sign \
    in `٪@`, the fullwidth one in `％@`, Arabic digits in `%١$@`, spaces in `% 1 $ @`, a missing \
    percent sign in `$lu` or `1$@`, the order of another direction in `@$1%`. The runtime shows them literally, and the value is missing. They are reported only \
    if an argument of the source text is missing too.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""hi" = "Hello %@";"#, german: #""hi" = "Hallo ↓{0}";"#),
    .strings(english: #""hi" = "Hello %@";"#, german: #""hi" = "Hallo ↓٪@";"#),
    .strings(english: #""hi" = "%1$@, %2$d";"#, german: #""hi" = "↓%١$@, %2$d";"#),
    .strings(english: #""n" = "%1$@ of %2$lu";"#, german: #""n" = "↓% 1 $ @ von ↓% 2 $ lu";"#),
    .strings(english: #""n" = "%1$@ of %2$@";"#, german: #""n" = "↓@$1% von ↓@$2%";"#),
    .strings(english: #""n" = "%1$@ to %2$@";"#, german: #""n" = "↓%1 - bis ↓%2 - nicht";"#),
    .strings(english: #""n" = "%1$@ of %2$@";"#, german: #""n" = "↓$2$@ und %1$@";"#),
    .strings(english: #""n" = "%lu files";"#, german: #""n" = "↓$lu Dateien";"#),
    .strings(english: #""n" = "%1$@ and %2$@";"#, german: #""n" = "↓2$@ und %1$@";"#),
    .strings(english: #""hi" = "Hello %@";"#, german: #""hi" = "Hallo %@ {0} 5٪";"#),
    .strings(english: #""hi" = "Set {0}";"#, german: #""hi" = "Setze {0}";"#),
  ]

  package static func check(_ comparison: ArgumentsUnit, in context: inout LintContext) {
    for text in comparison.formats {
      for (found, meant) in comparison.foreign(in: text) {
        let place = context.place(of: found.range, in: text.text)
        // The letter of the source text, unless both are of one kind.
        let replacement = found.replacement.flatMap { isOfKind($0, meant) ? $0 : nil }
        context.report(
          Self.self, at: place,
          "'\(found.spelling)' is not read as a placeholder, and argument \(meant.number), "
            + "'\(meant.spelling)' in \(comparison.referenceName), is missing",
          remedy:
            "Use \(replacement ?? (found.bareNumber == nil ? meant.spelling : meant.numberedSpelling))",
          key: comparison.key,
          locale: comparison.locale,
          fix: replacement.map { Fix(replacing: place, with: $0) })
      }
    }
  }

  /// Whether a placeholder takes an argument as another one does.
  private static func isOfKind(_ placeholder: String, _ meant: ArgumentUse) -> Bool {
    let type = FormatString(placeholder).specifiers.first?.type
    return type == nil || meant.type == nil || type?.family == meant.type?.family
  }
}

extension ArgumentsUnit {
  /// Returns the arguments that a text leaves out for placeholders of another system, if those are
  /// findings of their own. For a text with named parts, the texts of the parts count too.
  func replaced(for text: FormatText, _ context: LintContext) -> Set<Int> {
    guard context.asks(FormatForeignPlaceholder.id) else { return [] }
    let hasParts = text.part == nil && !usage.parts.isEmpty
    let texts = hasParts ? usage.texts : [text]
    return Set(texts.lazy.flatMap { foreign(in: $0) }.map(\.meant.number))
  }
}
