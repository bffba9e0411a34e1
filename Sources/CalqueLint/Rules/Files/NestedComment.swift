package import CalqueCatalogs
package import CalqueDiagnostics

/// A comment that seems to begin inside another one.
package enum NestedComment: ProblemRule {
  package static let id = "nested_comment"
  package static let severity = Severity.information
  package static let summary = "a comment that is opened inside a comment"
  package static let rationale = """
    Comments do not nest: the first `*/` ends them. If the outer comment was meant to hide \
    entries, those after the inner one are visible; if its end is missing, the entry in between is \
    hidden.
    """
  package static let examples: [RuleExample] = [
    .strings("/* a ↓/* b */\n\"a\" = \"one\";\n"),
    .strings("/* a */ /* b */\n\"a\" = \"one\";\n"),
  ]
  package static let remedy: String? = "Close the first comment, or remove the second /*"
  package static let codes: [CatalogProblem.Code] = [.nestedComment]
}
