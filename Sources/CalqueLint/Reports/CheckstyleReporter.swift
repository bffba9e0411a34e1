import CalqueDiagnostics

/// Writes the XML of Checkstyle, which many services read.
package struct CheckstyleReporter: Reporter {
  /// A reporter.
  package init() {}

  package func begin(_ output: inout OutputBuffer) {
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
  }

  package func report(_ found: FileFindings, to output: inout OutputBuffer) {
    output.write("  <file name=\"\(XMLMarkup.escaped(found.source.path))\">\n")
    for finding in found.findings {
      let severity = finding.severity == .information ? "info" : finding.severity.rawValue
      output.write(
        "    <error line=\"\(finding.start.line)\" column=\"\(finding.start.column)\" "
          + "severity=\"\(severity)\" message=\"\(XMLMarkup.escaped(finding.sentence))\" "
          + "source=\"strings-lint.\(finding.rule)\"/>\n")
    }
    output.write("  </file>\n")
  }

  package func end(_ summary: LintSummary, _ output: inout OutputBuffer) {
    output.write("</checkstyle>\n")
  }
}
