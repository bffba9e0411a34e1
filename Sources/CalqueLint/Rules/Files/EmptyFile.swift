package import CalqueCatalogs
package import CalqueDiagnostics

/// A catalog without any bytes.
package enum EmptyFile: ProblemRule {
  package static let id = "empty_file"
  package static let severity = Severity.warning
  package static let summary = "a file without any bytes"
  package static let rationale = """
    The runtime rejects an empty file, although it accepts one with only a comment. An empty file \
    is usually the result of a failed export or a full disk.
    """
  package static let examples: [RuleExample] = [
    .strings("↓"),
    .strings("/* Nothing here yet. */\n"),
    .strings("\"a\" = \"\";\n"),
  ]
  package static let remedy: String? =
    "Add entries, or remove the file"
  package static let codes: [CatalogProblem.Code] = [.emptyFile]
}
