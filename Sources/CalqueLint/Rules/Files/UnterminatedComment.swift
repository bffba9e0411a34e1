package import CalqueCatalogs
package import CalqueDiagnostics

/// A comment without its end.
package enum UnterminatedComment: ProblemRule {
  package static let id = "unterminated_comment"
  package static let severity = Severity.error
  package static let summary = "a `/*` without its `*/`"
  package static let rationale = """
    The comment goes on to the end of the file, and the runtime says nothing: all entries in it \
    are lost.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"one\";\n↓/* The second\n\"b\" = \"two\";\n"),
    .strings("↓/* The first *\n\"a\" = \"one\";\n"),
    .strings("/* The first */\n\"a\" = \"one\";\n// The /* second\n\"b\" = \"two\";\n"),
    .strings("\"a\" = \"/* no comment\";\n"),
  ]
  package static let codes: [CatalogProblem.Code] = [.unterminatedComment]
}
