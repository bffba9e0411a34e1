import CalqueCatalogs
package import CalqueDiagnostics

/// A plural without its general text.
package enum PluralMissingOther: Rule {
  package static let id = "plural_missing_other"
  package static let severity = Severity.error
  package static let summary = "a plural without a text for `other`"
  package static let rationale = """
    `other` is the category that every language has, and the one that the runtime takes for every \
    number without a text of its own. Without it such numbers have no text: the key or nothing is \
    shown.
    """
  package static let examples: [RuleExample] = [
    .plural([("one", "%d file")], markedAt: "↓"),
    .plural([("one", "%d plik"), ("few", "%d pliki")], in: "pl", markedAt: "↓"),
    .plural([("one", "%d file"), ("other", "%d files")]),
    .plural([("other", "%d 個")], in: "ja"),
  ]

  package static func check(_ choice: ChoiceUnit, in context: inout LintContext) {
    let variations = choice.variations
    guard variations.kind.isByArgument, variations["other"] == nil else { return }
    let found = variations.cases.map { "'\($0.selector)'" }.joined(separator: ", ")
    context.report(
      Self.self, at: variations.range,
      "Expected a text for 'other' in this \(variations.kind.name), found "
        + (found.isEmpty ? "no text at all" : "only \(found)"),
      remedy: variations.kind == .select
        ? "Add 'other' with the text for all words that have none of their own"
        : "Add 'other' with the text for all numbers that no other category covers",
      key: choice.key, locale: choice.locale)
  }
}
