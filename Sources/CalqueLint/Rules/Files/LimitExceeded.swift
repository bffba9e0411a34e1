package import CalqueCatalogs
package import CalqueDiagnostics

/// A file that is too large or too deeply nested to be read.
package enum LimitExceeded: ProblemRule {
  package static let id = "limit_exceeded"
  package static let severity = Severity.error
  package static let summary = "a file that is too large or too deeply nested"
  package static let rationale = """
    The readers support a few hundred levels of nesting and files of up to 4 GB. No real catalog \
    exceeds that; a file that does was made to break programs. Nothing after the finding is \
    checked.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \(String(repeating: "(", count: 512))↓(;\n"),
    .strings("\"a\" = ((one), (two));\n"),
  ]
  package static let codes: [CatalogProblem.Code] = [.limitExceeded]
}
