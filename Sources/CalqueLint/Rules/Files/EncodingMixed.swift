package import CalqueCatalogs
package import CalqueDiagnostics

/// UTF-16 without a mark that declares it.
package enum EncodingMixed: ProblemRule {
  package static let id = "encoding_mixed"
  package static let severity = Severity.error
  package static let summary = "UTF-16 without a byte order mark"
  package static let rationale = """
    Without a byte order mark, the first character of a UTF-16 file is taken for one, or the file \
    is rejected. The cause is usually a tool that joins or splits files.
    """
  package static let examples: [RuleExample] = [
    .strings("↓\"a\" = \"one\";\n", encoding: .utf16),
    .strings("⟦FF⟧⟦FE⟧\"a\" = \"one\";\n", encoding: .utf16),
    .strings("\"a\" = \"one\";\n"),
  ]
  package static let codes: [CatalogProblem.Code] = [.encodingMixed]
}
