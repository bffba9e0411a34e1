package import CalqueCatalogs
package import CalqueDiagnostics

/// A rule that reports what a reader met: the file breaks its grammar, or hides something.
package protocol ProblemRule: Rule where Unit == ProblemUnit {
  /// The problems that it reports.
  static var codes: [CatalogProblem.Code] { get }
  /// What to do about a problem with which the reader gives no hint of its own.
  static var remedy: String? { get }
  /// How bad one of them is.
  static func severity(of problem: CatalogProblem, in file: LintFile) -> Severity
  /// A rewrite that cures it.
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
      Fix(title: "replace it", edits: [Edit(range: problem.range, replacement: $0)])
    }
  }
}
