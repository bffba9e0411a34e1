import CalqueCatalogs
package import CalqueDiagnostics

/// An entry that the code no longer uses.
package enum StateStale: Rule {
  package static let id = "state_stale"
  package static let severity = Severity.information
  package static let summary = "an entry of a string catalog that the code no longer uses"
  package static let rationale = """
    Xcode once found the key in the code, but not at the last build. The entry remains in case the \
    code comes back. Until then it enlarges the catalog, its exports and the application.
    """
  package static let examples: [RuleExample] = [
    .xcstrings(StateStale.catalog("↓Open", "stale")),
    .xcstrings(StateStale.catalog("Open", "manual")),
  ]

  private static func catalog(_ key: String, _ state: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "\(key)" : {
          "extractionState" : "\(state)"
        }
      },
      "version" : "1.0"
    }
    """
  }

  package static func check(_ unit: EntryUnit, in context: inout LintContext) {
    let entry = unit.entry
    guard entry.extractionState == "stale" else { return }
    context.report(
      Self.self, at: entry.keyRange, "The code no longer uses '\(entry.key)': its state is stale",
      remedy: "Remove the entry, or set its extraction state to manual", key: entry.key,
      fix: context.edits.removal(of: entry))
  }
}
