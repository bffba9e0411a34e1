package import CalqueCatalogs
package import CalqueDiagnostics

/// A byte order mark that is not needed.
package enum ByteOrderMarkPresent: ProblemRule {
  package static let id = "bom_present"
  package static let severity = Severity.information
  package static let summary = "a byte order mark in a UTF-8 file"
  package static let rationale = """
    UTF-8 needs no byte order mark (The Unicode Standard, section 2.6). Some tools show it as a \
    character of the first line; others drop it when they save, and the whole file appears as \
    changed.
    """
  package static let examples: [RuleExample] = [
    .strings("⟦EF⟧⟦BB⟧⟦BF⟧↓\"a\" = \"one\";\n"),
    .strings("\"a\" = \"one\";\n"),
    .strings("⟦FF⟧⟦FE⟧\"a\" = \"one\";\n", encoding: .utf16),
  ]
  package static let codes: [CatalogProblem.Code] = [.byteOrderMark]

  package static func fix(of problem: CatalogProblem, in file: LintFile) -> Fix? {
    Fix(title: "remove the byte order mark", edits: [], removesByteOrderMark: true)
  }
}
