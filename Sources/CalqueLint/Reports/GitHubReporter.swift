import CalqueDiagnostics

/// Writes the commands by which GitHub's workflows mark lines of a change,
/// `::error file=…,line=…::message` (GitHub Docs, "Workflow commands"). A change shows the first
/// ten of them, so they are in the order of ``ChangeFindings``.
package struct GitHubReporter: ChangeReporter {
  let paths: ReportPath
  var findings: ChangeFindings

  package mutating func end(_ summary: LintSummary, _ output: inout OutputBuffer) {
    for finding in findings.ordered(summary) {
      output.write("::\(Self.command(finding.severity)) ")
      output.write("file=\(Self.property(paths.relative(finding.file)))")
      output.write(",line=\(finding.start.line),endLine=\(finding.end.line)")
      // Columns are only used within one line.
      if finding.start.line == finding.end.line {
        output.write(",col=\(finding.start.column),endColumn=\(finding.end.column)")
      }
      output.write(",title=\(Self.property(finding.rule))::\(Self.data(finding.sentence))\n")
    }
  }

  private static func command(_ severity: Severity) -> String {
    severity == .information ? "notice" : severity.rawValue
  }

  private static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// Within a property, what ends it is escaped too.
  private static func property(_ text: String) -> String {
    escaped(data(text), [":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      // Other control characters are not allowed in a line of a log.
      if let escape = escapes[scalar] {
        result += escape
      } else {
        result.unicodeScalars.append(scalar.value < 0x20 && scalar != "\t" ? "\u{FFFD}" : scalar)
      }
    }
  }
}
