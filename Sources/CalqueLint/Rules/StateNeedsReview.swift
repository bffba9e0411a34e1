package import CalqueCatalogs
package import CalqueDiagnostics

/// A translation that waits for a second look.
package enum StateNeedsReview: TranslationRule {
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

  package static func check(
    _ translation: CatalogLocalization, of entry: CatalogEntry, in catalog: EntryContext,
    _ list: inout FindingList
  ) {
    guard entry.shouldTranslate, entry.extractionState != "stale" else { return }
    for text in translation.texts(inState: "needs_review") {
      list.add(
        Self.self, at: text.range,
        "The \(translation.locale) text of '\(entry.key)' needs a review",
        remedy: "Compare it with '\(entry.sourceText(catalog.sourceLanguage).prefix(60))', "
          + "and set the state to translated",
        key: entry.key, locale: translation.locale)
    }
  }
}
