package import CalqueCatalogs
package import CalqueDiagnostics

/// UTF-16 without a mark that declares it.
package enum EncodingMixed: ProblemRule {
  package static let id = "encoding_mixed"
  package static let severity = Severity.error
  package static let summary = "UTF-16 without a byte order mark"
  package static let rationale = """
    Without its mark a file of UTF-16 is read as if the first character were one, or not at all. It \
    comes from tools that put files together or cut them.
    """
  package static let examples: [RuleExample] = [
    .strings("↓\"a\" = \"one\";\n", encoding: .utf16),
    .strings("⟦FF⟧⟦FE⟧\"a\" = \"one\";\n", encoding: .utf16),
    .strings("\"a\" = \"one\";\n"),
  ]
  package static let codes: [CatalogProblem.Code] = [.encodingMixed]
}
