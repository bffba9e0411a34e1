import CalqueCatalogs
package import CalqueDiagnostics

/// A branch of a choice without a text, when other branches have one.
package enum PluralEmptyVariant: Rule {
  package static let id = "plural_empty_variant"
  package static let severity = Severity.warning
  package static let summary = "an empty plural, device or width variation"
  package static let rationale = """
    Nothing is shown for numbers of that category. Translation platforms export untranslated \
    strings as empty ones, and the runtime treats them as intended.
    """
  package static let examples: [RuleExample] = [
    .plural([("one", ""), ("other", "%d files")], markedAt: "").marking("<string></string>"),
    .plural([("one", "%d file"), ("other", "%d files")]),
    .plural([("one", ""), ("other", "")]),
    RuleExample(files: [
      RuleExample.plural([("one", "%d file"), ("other", "%d files")]).files[0],
      RuleExample.plural([("other", "")], in: "ko").marking("<string></string>").files[0],
    ]),
    RuleExample(files: [
      RuleExample.plural([("other", "")]).files[0],
      RuleExample.plural([("other", "")], in: "ko").files[0],
    ]),
  ]

  /// A text that is not translated yet is empty.
  package static let echoes: [any Rule.Type] = [StateNew.self]

  package static func check(_ choice: ChoiceUnit, in context: inout LintContext) {
    let variations = choice.variations
    let texts = variations.cases.compactMap { item -> (String, CatalogText)? in
      if case .text(let text) = item.value { (item.selector, text) } else { nil }
    }
    guard texts.contains(where: { !$0.1.string.isEmpty }) || isWanted(variations, choice) else {
      return
    }
    for (selector, text) in texts where text.string.isEmpty {
      // An empty text may be intended for "No files".
      if selector == "zero" { continue }
      // If the source text for this number is empty, too, the program does not show it.
      if let source = choice.source?.text(part: choice.part, selectors: [selector]),
        source.string.isEmpty
      {
        continue
      }
      context.report(
        Self.self, at: text.range, "The string for '\(selector)' is empty",
        remedy: selector == "other"
          ? "Translate it" : "Translate it, or remove the variation so that 'other' is shown",
        key: choice.key, locale: choice.locale)
    }
  }

  /// Whether the source language has a text where all texts are empty.
  private static func isWanted(_ variations: CatalogVariations, _ choice: ChoiceUnit) -> Bool {
    let source = choice.source?.text(part: choice.part, selectors: ["other"])
    return source.map { FormatProse.hasLetters($0.string) } ?? false
  }
}
