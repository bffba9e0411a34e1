import CalqueDiagnostics

/// Writes a code quality report of GitLab: an array of objects in the form of Code Climate, of
/// which GitLab reads description, name, fingerprint, severity and place (GitLab Docs, "Code
/// Quality").
package struct GitLabReporter: Reporter {
  private let paths: ReportPath
  private var isFirst = true
  private var identities = IdentityCount()

  /// Makes a reporter that writes paths in the given form.
  package init(paths: ReportPath) {
    self.paths = paths
  }

  package func begin(_ output: inout OutputBuffer) { output.write("[") }

  package mutating func report(_ found: FileFindings, to output: inout OutputBuffer) {
    let path = paths.relative(found.source.path)
    for finding in found.findings {
      output.write(isFirst ? "\n" : ",\n")
      isFirst = false
      let identity = FindingIdentity(finding, in: found.source, path: path)
      output.write("{\"description\":")
      JSONText.write(finding.sentence, to: &output)
      output.write(",\"check_name\":\"\(finding.rule)\",\"fingerprint\":\"")
      output.write(identities.fingerprint(identity))
      output.write("\",\"severity\":\"\(Self.severity(finding.severity))\",\"location\":{\"path\":")
      JSONText.write(path, to: &output)
      output.write(",\"lines\":{\"begin\":\(finding.start.line)}}}")
    }
  }

  package func end(_ summary: LintSummary, _ output: inout OutputBuffer) {
    output.write(isFirst ? "]\n" : "\n]\n")
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .information: "info"
    }
  }
}
