import Diagnostics

/// Writes the commands by which GitHub's workflows mark lines of a change:
/// `::error file=…,line=…::message` (GitHub Docs, "Workflow commands").
package struct GitHubReporter: Reporter {
  private let paths: ReportPath

  /// A reporter that writes paths so.
  package init(paths: ReportPath) {
    self.paths = paths
  }

  package func report(_ found: FileFindings, to output: inout OutputBuffer) {
    for finding in found.findings {
      output.write("::\(Self.command(finding.severity)) ")
      output.write("file=\(Self.property(paths.relative(finding.file)))")
      output.write(",line=\(finding.start.line),endLine=\(finding.end.line)")
      // Columns count only within a line.
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
    text.unicodeScalars.reduce(into: "") { $0 += escapes[$1] ?? String($1) }
  }
}
