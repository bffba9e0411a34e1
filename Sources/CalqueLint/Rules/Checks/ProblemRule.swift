package import CalqueCatalogs
package import CalqueDiagnostics

/// A rule that reports what a reader found: the file has a syntax error, or hides something.
package protocol ProblemRule: Rule where Unit == ProblemUnit {
  /// The problems that it reports.
  static var codes: [CatalogProblem.Code] { get }
  /// The remedy for a problem for which the reader gives no hint.
  static var remedy: String? { get }
  /// Returns the severity of a problem.
  static func severity(of problem: CatalogProblem, in file: LintFile) -> Severity
  /// Returns a rewrite that corrects the problem.
  static func fix(of problem: CatalogProblem, in file: LintFile) -> Fix?
}

extension ProblemRule {
  package static var remedy: String? { nil }
  package static var mayBeWorse: Bool { true }
  package static func enter(_ table: inout RuleTable) { table.add(self, for: codes) }

  package static func check(_ unit: ProblemUnit, in context: inout LintContext) {
    let (problem, file) = (unit.problem, unit.file)
    context.report(
      self, at: problem.range, severity: severity(of: problem, in: file), problem.message,
      remedy: problem.hint ?? remedy, key: file.key(at: problem.range.lowerBound),
      locale: file.locale, fix: fix(of: problem, in: file))
  }

  package static func severity(of problem: CatalogProblem, in file: LintFile) -> Severity {
    severity
  }

  package static func fix(of problem: CatalogProblem, in file: LintFile) -> Fix? {
    problem.replacement.map {
      Fix(replacing: problem.range, with: $0, title: "replace it")
    }
  }
}
