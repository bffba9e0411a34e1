package import CalqueCatalogs
package import CalqueDiagnostics

/// A byte order mark that is not needed.
package enum ByteOrderMarkPresent: ProblemRule {
  package static let id = "bom_present"
  package static let severity = Severity.information
  package static let summary = "a UTF-8 file that begins with a byte order mark"
  package static let rationale = #"""
    UTF-8 needs no mark. Some tools show it as a character of the first line, others lose it when \
    they save, and the whole file shows as changed.
    """#
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
