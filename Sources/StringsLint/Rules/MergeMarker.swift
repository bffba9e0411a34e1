package import Diagnostics
package import StringCatalogs

/// What a version control system leaves behind.
package enum MergeMarker: ProblemRule {
  package static let id = "merge_marker"
  package static let severity = Severity.error
  package static let summary = "the marker of a merge conflict that nobody resolved"
  package static let rationale = """
    Version control writes both sides of a conflict into the file. The runtime cannot read it.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"one\";\n↓<<<<<<< HEAD\n\"b\" = \"two\";\n"),
    .strings("\"a\" = \"<<<<<<< HEAD\";\n"),
    .strings("// <<<<<<< HEAD\n\"a\" = \"one\";\n"),
  ]
  package static let codes: [CatalogProblem.Code] = [.mergeMarker]
}
