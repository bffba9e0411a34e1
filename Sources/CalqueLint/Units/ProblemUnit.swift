package import CalqueCatalogs

/// A problem that the reader of a file found.
package struct ProblemUnit: LintUnit {
  /// The problem.
  package var problem: CatalogProblem
  /// The file.
  package var file: LintFile

  package static var kind: UnitKind { .problem }
}
