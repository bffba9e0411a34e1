import CalqueDiagnostics

/// Writes one line for each finding, as compilers do and as Xcode shows it next to the text:
/// `path:line:col: warning: message (rule)`.
package struct XcodeReporter: Reporter {
  /// A reporter.
  package init() {}

  package func report(_ found: FileFindings, to output: inout OutputBuffer) {
    for finding in found.findings {
      MessageLine.write(finding.file, to: &output)
      output.write(":\(finding.start.line):\(finding.start.column): ")
      output.write(finding.severity == .information ? "note" : finding.severity.rawValue)
      output.write(": ")
      MessageLine.write(finding.sentence, to: &output)
      output.write(" (\(finding.rule))\n")
    }
  }
}
