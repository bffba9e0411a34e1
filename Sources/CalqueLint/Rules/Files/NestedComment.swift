package import CalqueCatalogs
package import CalqueDiagnostics

/// A comment that seems to begin inside another one.
package enum NestedComment: ProblemRule {
  package static let id = "nested_comment"
  package static let severity = Severity.information
  package static let summary = "a comment sign inside of a comment"
  package static let rationale = #"""
    Comments do not nest: the first `*/` ends them. Where an outer comment was to hide entries, \
    those behind the inner one are seen; where its end was forgotten, the entry in between is not.
    """#
  package static let examples: [RuleExample] = [
    .strings("/* a ↓/* b */\n\"a\" = \"one\";\n"),
    .strings("/* a */ /* b */\n\"a\" = \"one\";\n"),
  ]
  package static let remedy: String? = "Close the first comment, or remove the second sign"
  package static let codes: [CatalogProblem.Code] = [.nestedComment]
}
