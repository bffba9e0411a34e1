import CalqueCatalogs
package import CalqueDiagnostics

/// A translation that waits for review.
package enum StateNeedsReview: Rule {
  package static let id = "state_needs_review"
  package static let severity = Severity.information
  package static let summary = "a translation that needs review"
  package static let rationale = """
    A translator or a tool was unsure, or the source text has changed since. Users see the \
    translation nevertheless. Plural forms that are copies of `other` are findings of \
    `plural_missing_category`.
    """
  package static let examples: [RuleExample] = [
    .xcstrings(StateNew.catalog("needs_review", "↓Öffne")),
    .xcstrings(StateNew.catalog("new", "Open")),
    .xcstrings(StateNew.catalog("translated", "Öffnen")),
  ]

  package static func check(_ unit: TranslationUnit, in context: inout LintContext) {
    let (translation, entry) = (unit.translation, unit.entry)
    guard entry.shouldTranslate, entry.extractionState != "stale" else { return }
    for text in translation.reviewableTexts {
      context.report(
        Self.self, at: text.range,
        "The \(translation.locale) translation of '\(entry.key)' needs review",
        remedy: "Compare it with '\(entry.sourceText(unit.catalog.sourceLanguage).prefix(60))', "
          + "and set the state to translated",
        key: entry.key, locale: translation.locale)
    }
  }
}
