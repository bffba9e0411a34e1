package import CalqueCatalogs
package import CalqueDiagnostics

/// A key that appears twice in a file.
package enum DuplicateKey: ProblemRule {
  package static let id = "duplicate_key"
  package static let severity = Severity.warning
  package static let summary = "a duplicate key"
  package static let rationale = """
    The last of two equal keys wins, so edits of the first one have no effect. The finding is an \
    error if the values differ, and a warning if they are the same.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"one\";\n\"↓a\" = \"two\";\n"),
    .strings("\"a\" = \"one\";\n↓a = \"one\";\n"),
    RuleExample.plural([("other", "%d files"), ("↓other", "files")]),
    .strings("\"a\" = \"one\";\n\"A\" = \"one\";\n"),
    .strings("\"a\" = \"one\";\n/* \"a\" = \"two\"; */\n"),
  ]
  package static let codes: [CatalogProblem.Code] = [.duplicateKey]

  package static func severity(of problem: CatalogProblem, in file: LintFile) -> Severity {
    problem.effect > .none ? .error : .warning
  }
}
