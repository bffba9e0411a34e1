import CalqueCatalogs
package import CalqueDiagnostics

/// A translation of an earlier version of the source text.
package enum SourceChanged: Rule {
  package static let id = "source_changed"
  package static let severity = Severity.information
  package static let summary = "a source text that changed while its translation did not"
  package static let rationale = """
    With `--since COMMIT`, strings are compared with those of that commit. If the source text \
    changed and the translation did not, the translation may be outdated. A translation in the \
    state `needs_review`, `new` or `stale` is already marked, and is not reported. The fix sets \
    the state of a translation in a string catalog or an exchange file to `needs_review`.
    """
  package static let examples: [RuleExample] = [
    RuleExample.strings(
      english: "\"a\" = \"Delete all\";\n\"b\" = \"One\";\n",
      german: "\"a\" = \"↓Löschen\";\n\"b\" = \"Eins\";\n"
    ).since([
      ("en.lproj/Localizable.strings", "\"a\" = \"Delete\";\n\"b\" = \"One\";\n"),
      ("de.lproj/Localizable.strings", "\"a\" = \"Löschen\";\n\"b\" = \"Eins\";\n"),
    ]),
    catalog("Delete all", "↓Löschen", "translated").since([catalogFile("Delete", "Löschen")]),
    catalog("Delete all", "Löschen", "needs_review").since([catalogFile("Delete", "Löschen")]),
    catalog("Delete all", "Alle löschen", "translated").since([catalogFile("Delete", "Löschen")]),
    catalog("Delete all", "Löschen", "translated").since([catalogFile("Delete all", "Löschen")]),
    catalog("Delete all", "Löschen", "translated"),
  ]

  private static func catalog(_ source: String, _ text: String, _ state: String) -> RuleExample {
    .xcstrings(catalogFile(source, text, state).text)
  }

  private static func catalogFile(
    _ source: String, _ text: String, _ state: String = "translated"
  ) -> (path: String, text: String) {
    (
      "Localizable.xcstrings",
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "delete" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "\(state)", "value" : "\(text)" } },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "\(source)" } }
            }
          }
        },
        "version" : "1.0"
      }
      """
    )
  }

  package static func check(_ unit: OutdatedUnit, in context: inout LintContext) {
    let text = unit.text
    if let state = text.state, ["needs_review", "new", "stale"].contains(state) { return }
    context.report(
      Self.self, at: text.range,
      "The source text was '\(unit.oldSource)' when this was translated, and has changed since",
      remedy: "Translate it again, or check whether it still fits", key: unit.key,
      locale: unit.locale,
      fix: context.edits.reviewMark(of: text).map {
        Fix(title: "mark it as needing review", edits: [$0])
      })
  }
}
