import CalqueDiagnostics

/// A session with the fixes of its findings, made in rounds until no finding has one.
package struct FixedSession {
  /// The number of rounds, limited in case two rules undo each other's fixes.
  private static let limit = 8

  /// The fixes.
  package private(set) var run = FixRun()
  /// The summary before the fixes.
  package let before: LintSummary
  /// The summary with the fixes made.
  package private(set) var after: LintSummary
  /// What is found with the fixes made.
  package private(set) var findings: [FileFindings]

  /// Lints the files of a session, and again after each round of fixes.
  ///
  /// Several findings that are told as one have a fix each, so they are combined only after the
  /// fixes.
  package init(_ given: LintSession) {
    var single = given
    single.configure {
      $0.foldsMissingTexts = false
      $0.tellsRepeatedKeys = true
    }
    var session = RepeatedRun(single)
    (findings, before) = session.run()
    TableFindings.withholdFixes(in: &findings)
    after = before
    for _ in 0..<Self.limit where after.fixable > 0 {
      let changed = findings.filter { run.collect($0) }.map(\.path)
      if changed.isEmpty { break }
      findings = []
      session.change(run.contents(of: changed))
      (findings, after) = session.run()
      TableFindings.withholdFixes(in: &findings)
    }
    run.end(postponed: findings.reduce(0) { $0 + $1.findings.count { $0.fix != nil } })
    guard given.configurations.contains(where: \.foldsMissingTexts) else { return }
    var last = given
    last.contents.merge(run.contents) { $1 }
    var left: [FileFindings] = []
    after = last.run { left.append($0) }
    findings = left
  }
}
