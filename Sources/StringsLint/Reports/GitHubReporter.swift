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
    escaped(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  private static func property(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  private static func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let replacement = escape(scalar) {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
