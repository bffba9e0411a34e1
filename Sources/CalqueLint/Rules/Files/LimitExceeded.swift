package import CalqueCatalogs
package import CalqueDiagnostics

/// A file that is too large or too deeply nested to be read.
package enum LimitExceeded: ProblemRule {
  package static let id = "limit_exceeded"
  package static let severity = Severity.error
  package static let summary = "a file that nests too deeply, or is too large"
  package static let rationale = """
    A reader goes down a few hundred levels and reads 4 GB. No catalog is like that; what is, was made \
    to break programs, and nothing behind the place is looked at.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \(String(repeating: "(", count: 512))↓(;\n"),
    .strings("\"a\" = ((one), (two));\n"),
  ]
  package static let codes: [CatalogProblem.Code] = [.limitExceeded]
}
