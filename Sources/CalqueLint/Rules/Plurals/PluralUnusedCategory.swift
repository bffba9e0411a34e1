import CalqueCatalogs
package import CalqueDiagnostics
import CalqueICU

/// A text for a category that no number of the language has.
package enum PluralUnusedCategory: Rule {
  package static let id = "plural_unused_category"
  package static let severity = Severity.information
  package static let summary = "a plural category that the language does not have"
  package static let rationale = """
    The string is never shown: German has no `few`. It still costs translation work, and is often \
    a copy from another language. `zero` is shown for 0 in every language. The categories are \
    those of the CLDR version of the linter, and change with it: Hebrew lost `many` in CLDR 42.
    """
  package static let examples: [RuleExample] = [
    .plural([("one", "%d Datei"), ("few", "↓%d Dateien"), ("other", "%d Dateien")], in: "de"),
    .plural([("zero", "keine"), ("one", "%d Datei"), ("other", "%d Dateien")], in: "de"),
    .plural([("one", "%d"), ("two", "%d"), ("other", "%d")], in: "he"),
  ]

  package static func check(_ choice: ChoiceUnit, in context: inout LintContext) {
    let variations = choice.variations
    guard variations.kind == .plural, let categories = choice.categories else { return }
    let known = Set(categories.categories.map(\.category.rawValue)).union(["zero", "other"])
    for item in variations.cases where !known.contains(item.selector) {
      // A name that is not a category breaks the format, which is another rule's finding.
      guard PluralCategory(rawValue: item.selector) != nil else { continue }
      let place = item.value.texts.first?.range ?? item.selectorRange
      context.report(
        Self.self, at: place,
        "\(choice.locale ?? "") has no category '\(item.selector)' in CLDR "
          + "\(CLDRVersion.current), so this string is never shown",
        remedy: "Remove it", key: choice.key, locale: choice.locale)
    }
  }
}
