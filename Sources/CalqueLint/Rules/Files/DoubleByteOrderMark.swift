package import CalqueCatalogs
package import CalqueDiagnostics

/// Two byte order marks in a row.
package enum DoubleByteOrderMark: ProblemRule, CombinedRule {
  package static let id = "double_bom"
  package static let severity = Severity.error
  package static let summary = "two byte order marks in a row"
  package static let rationale = """
    A tool added a byte order mark to a file that already had one. The runtime reads the second \
    one as a character of the first key, and cannot read the file.
    """
  package static let examples: [RuleExample] = [
    .strings("⟦FF⟧⟦FE⟧↓⟦FF⟧⟦FE⟧\"a\" = \"one\";\n", encoding: .utf16),
    .strings("⟦EF⟧⟦BB⟧⟦BF⟧↓⟦EF⟧⟦BB⟧⟦BF⟧\"a\" = \"one\";\n"),
    .strings("⟦FF⟧⟦FE⟧\"a\" = \"one\";\n", encoding: .utf16),
    .strings("⟦EF⟧⟦BB⟧⟦BF⟧\"a\" = \"one\";\n"),
  ]
  package static let codes: [CatalogProblem.Code] = [.doubleByteOrderMark]

  /// One tool wrote all of the files.
  package static func series(of finding: Finding) -> FindingSeries? {
    FindingSeries(of: finding, detail: finding.message)
  }

  package static func fix(of problem: CatalogProblem, in file: LintFile) -> Fix? {
    Fix(
      title: "remove the second byte order mark",
      edits: [Edit(range: problem.range, replacement: "")])
  }
}
