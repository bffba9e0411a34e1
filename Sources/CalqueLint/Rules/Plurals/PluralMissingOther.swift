import CalqueCatalogs
package import CalqueDiagnostics

/// A plural without its general text.
package enum PluralMissingOther: Rule {
  package static let id = "plural_missing_other"
  package static let severity = Severity.error
  package static let summary = "a plural without `other`"
  package static let rationale = """
    `other` is the category that every language has (CLDR), and the one that the runtime uses for \
    every number without a string of its own. Without it, the key or nothing is shown for such \
    numbers.
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
      "Expected a string for 'other' in this \(variations.kind.name), found "
        + (found.isEmpty ? "no strings" : "only \(found)"),
      remedy: variations.kind == .select
        ? "Add 'other' for all words without a string of their own"
        : "Add 'other' for all numbers that no other category covers",
      key: choice.key, locale: choice.locale)
  }
}
