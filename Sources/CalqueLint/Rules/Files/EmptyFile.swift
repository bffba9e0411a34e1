package import CalqueCatalogs
package import CalqueDiagnostics

/// A catalog without any bytes.
package enum EmptyFile: ProblemRule {
  package static let id = "empty_file"
  package static let severity = Severity.warning
  package static let summary = "a file of no bytes"
  package static let rationale = """
    The runtime refuses an empty file, where it would take one with only a comment. An empty file \
    is most often one that was never written: an export that failed, a full disk.
    """
  package static let examples: [RuleExample] = [
    .strings("↓"),
    .strings("/* Nothing here yet. */\n"),
    .strings("\"a\" = \"\";\n"),
  ]
  package static let remedy: String? =
    "Write the entries, or remove the file"
  package static let codes: [CatalogProblem.Code] = [.emptyFile]
}
