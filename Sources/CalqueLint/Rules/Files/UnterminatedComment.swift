package import CalqueCatalogs
package import CalqueDiagnostics

/// A comment without its end.
package enum UnterminatedComment: ProblemRule {
  package static let id = "unterminated_comment"
  package static let severity = Severity.error
  package static let summary = "an unterminated comment"
  package static let rationale = """
    Without `*/`, the comment continues to the end of the file, and the runtime reports no error: \
    all entries in it are lost.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"one\";\n↓/* The second\n\"b\" = \"two\";\n"),
    .strings("↓/* The first *\n\"a\" = \"one\";\n"),
    .strings("/* The first */\n\"a\" = \"one\";\n// The /* second\n\"b\" = \"two\";\n"),
    .strings("\"a\" = \"/* no comment\";\n"),
  ]
  package static let codes: [CatalogProblem.Code] = [.unterminatedComment]
}
