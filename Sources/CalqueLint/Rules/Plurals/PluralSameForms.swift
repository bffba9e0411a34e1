import CalqueCatalogs
package import CalqueDiagnostics

/// A plural with the same text for every number.
package enum PluralSameForms: Rule {
  package static let id = "plural_same_forms"
  package static let severity = Severity.information
  package static let summary = "a plural whose strings are all the same"
  package static let rationale = """
    The strings were copied and not translated yet, or the plural is not needed. Some words do not \
    change with their number, so this is only information.
    """
  package static let examples: [RuleExample] = [
    .plural([("one", "%d Datei"), ("other", "%d Datei")], in: "de", markedAt: "↓"),
    .plural([("one", "%d Datei"), ("other", "%d Dateien")], in: "de"),
    .plural([("other", "%d 個")], in: "ja"),
  ]

  package static func check(_ choice: ChoiceUnit, in context: inout LintContext) {
    let variations = choice.variations
    guard variations.kind == .plural, variations.cases.count > 1 else { return }
    var first: String?
    for item in variations.cases {
      // A copy that is to be reviewed is a finding of `plural_missing_category`.
      guard case .text(let text) = item.value, !text.string.isEmpty, text.state != "needs_review"
      else { return }
      if let first, first != text.string { return }
      first = text.string
    }
    context.report(
      Self.self, at: variations.range,
      "All \(variations.cases.count) strings of this plural are the same",
      remedy: "Translate each of them, or keep only 'other'", key: choice.key, locale: choice.locale
    )
  }
}
