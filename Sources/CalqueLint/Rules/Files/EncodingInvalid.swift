package import CalqueCatalogs
package import CalqueDiagnostics

/// Bytes that are not valid in the encoding of the file.
package enum EncodingInvalid: ProblemRule {
  package static let id = "encoding_invalid"
  package static let severity = Severity.error
  package static let summary = "bytes that are invalid in the encoding of the file"
  package static let rationale = """
    A file in Latin-1 or a Windows code page, a file truncated within a character, UTF-16 without \
    a byte order mark: the runtime rejects the file, or shows the wrong characters. Save it as \
    UTF-8.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"caf↓⟦E9⟧\";\n"),
    .strings("\"ä\" = \"x\";\n\"a\" = \"↓⟦C3⟧(\";\n"),
    .strings("↓\"a\" = \"one\";\n", encoding: .utf16),
    .strings("⟦FF⟧⟦FE⟧\"a\" = \"café\";\n", encoding: .utf16),
    .strings("\"a\" = \"café 👍🏽\";\n"),
  ]
  package static let remedy: String? =
    "Save the file as UTF-8"
  package static let codes: [CatalogProblem.Code] = [.encodingInvalid, .encodingMixed]
}
