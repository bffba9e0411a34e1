package import CalqueCatalogs
package import CalqueDiagnostics

/// A conflict marker of a version control system.
package enum MergeMarker: ProblemRule {
  package static let id = "merge_marker"
  package static let severity = Severity.error
  package static let summary = "an unresolved merge conflict"
  package static let rationale = """
    Version control writes both sides of a conflict into the file, and the runtime cannot read it. \
    A conflict is reported once, at its first marker; errors that follow from it are not reported.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"one\";\n↓<<<<<<< HEAD\n\"b\" = \"two\";\n"),
    .strings(
      "↓<<<<<<< HEAD\n\"b\" = \"one\";\n||||||| base\n=======\n\"b\" = \"two\";\n>>>>>>> other\n"),
    .xcstrings("{ \"strings\" : {\n↓<<<<<<< HEAD\n\"a\" : {}\n=======\n>>>>>>> b\n} }\n"),
    .strings("\"a\" = \"<<<<<<< HEAD\";\n"),
    .strings("// <<<<<<< HEAD\n\"a\" = \"one\";\n"),
  ]
  package static let codes: [CatalogProblem.Code] = [.mergeMarker]
}
