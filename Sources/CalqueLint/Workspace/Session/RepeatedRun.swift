import CalqueDiagnostics

/// Runs a session several times while its files change. What no change concerns is taken from the
/// run before.
struct RepeatedRun {
  private var session: LintSession
  private var projects: [ProjectSession]

  init(_ session: LintSession) {
    self.session = session
    projects = session.projects(keepsResults: true)
  }

  /// Lints the files.
  func run() -> (findings: [FileFindings], summary: LintSummary) {
    var findings: [FileFindings] = []
    let summary = session.run(projects) { findings.append($0) }
    return (findings, summary)
  }

  /// Changes the contents of files.
  mutating func change(_ contents: [String: [UInt8]]) {
    session.contents.merge(contents) { $1 }
    // Results depend on the contents alone, so only the way to read them is new.
    let changed = Set(contents.keys)
    let current = session.projects()
    for index in projects.indices { projects[index].change(changed, as: current[index]) }
  }
}
