import CalqueCatalogs
package import CalqueDiagnostics

/// A text that waits for its translation.
package enum StateNew: Rule {
  package static let id = "state_new"
  package static let severity = Severity.warning
  package static let summary = "a string in the state `new`, which is not translated yet"
  package static let rationale = """
    Where a translation is missing, Xcode inserts the source text, or nothing, with the state \
    `new`. Until it is translated, that is what users of the language see.

    Reports for people have one finding for each table and language, with the number of strings; \
    `--all` and `json` list each string.
    """
  package static let examples: [RuleExample] = [
    .xcstrings(StateNew.catalog("new", "↓Open")),
    .xcstrings(StateNew.catalog("needs_review", "Öffne")),
    .xcstrings(StateNew.catalog("translated", "Öffnen")),
    .xliff(
      "<trans-unit id=\"a\"><source>Open</source><target state=\"new\">↓Open</target></trans-unit>"),
  ]

  /// A catalog with one text in German.
  static func catalog(_ state: String, _ text: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Open" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "\(state)",
                "value" : "\(text)"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }

  package static func check(_ unit: TranslationUnit, in context: inout LintContext) {
    let (translation, entry) = (unit.translation, unit.entry)
    // Texts without letters need no translation, and texts that the code no longer uses are not
    // shown.
    guard entry.shouldTranslate, entry.extractionState != "stale" else { return }
    let source = entry.sourceText(unit.catalog.sourceLanguage)
    lazy var sources = Self.texts(entry.localization(unit.catalog.sourceLanguage))
    for text in translation.texts(inState: "new") where FormatProse.hasLetters(source) {
      // Each plural form of a language can be any of the source language's.
      let isTranslated =
        !text.string.isEmpty && text.string != source && text.string != entry.key
        && !sources.contains(text.string)
      context.report(
        Self.self, at: text.range,
        isTranslated
          ? "'\(entry.key)' has a translation into \(translation.locale), but its state is new"
          : "'\(entry.key)' is not translated into \(translation.locale): its state is new",
        remedy: isTranslated
          ? "Set the state to translated if it is right, else to \(unit.catalog.isCopy ? "needs-review-translation" : "needs_review")"
          : "Translate it, and set the state to translated",
        key: entry.key, locale: translation.locale)
    }
  }

  /// All texts in a language.
  private static func texts(_ localization: CatalogLocalization?) -> Set<String> {
    guard let localization else { return [] }
    let parts = localization.substitutions.flatMap(\.value.texts)
    return Set(((localization.value?.texts ?? []) + parts).map(\.string))
  }
}
