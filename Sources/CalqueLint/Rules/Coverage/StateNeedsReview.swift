import CalqueCatalogs
package import CalqueDiagnostics

/// A translation that waits for review.
package enum StateNeedsReview: Rule {
  package static let id = "state_needs_review"
  package static let severity = Severity.information
  package static let summary = "a text whose state says that it needs a review"
  package static let rationale = """
    Somebody, or a tool, was not sure, or the source text has changed since. The text is shown.
    """
  package static let examples: [RuleExample] = [
    .xcstrings(StateNew.catalog("needs_review", "↓Öffne")),
    .xcstrings(StateNew.catalog("new", "Open")),
    .xcstrings(StateNew.catalog("translated", "Öffnen")),
  ]

  package static func check(_ unit: TranslationUnit, in context: inout LintContext) {
    let (translation, entry) = (unit.translation, unit.entry)
    guard entry.shouldTranslate, entry.extractionState != "stale" else { return }
    for text in translation.texts(inState: "needs_review") {
      context.report(
        Self.self, at: text.range,
        "The \(translation.locale) text of '\(entry.key)' needs a review",
        remedy: "Compare it with '\(entry.sourceText(unit.catalog.sourceLanguage).prefix(60))', "
          + "and set the state to translated",
        key: entry.key, locale: translation.locale)
    }
  }
}
