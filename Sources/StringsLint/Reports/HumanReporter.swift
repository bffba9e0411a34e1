import Diagnostics

/// Writes findings for people, and for editors that know how compilers speak:
/// `path:line:col: warning: message (rule)`, then the line with the place marked, then the remedy.
package struct HumanReporter: Reporter {
  /// The most scalars of a line that are quoted.
  private static let excerptLength = 96

  /// A reporter.
  package init() {}

  /// Writes the findings of a file.
  package func report(_ found: FileFindings, to output: inout OutputBuffer) {
    let lines = LineMap(found.source)
    var quoted = -1
    for finding in found.findings {
      MessageLine.write(finding.file, to: &output)
      output.write(":")
      output.write(finding.start.line)
      output.write(":")
      output.write(finding.start.column)
      switch finding.severity {
      case .error: output.write(": error: ")
      case .warning: output.write(": warning: ")
      case .information: output.write(": note: ")
      }
      MessageLine.write(finding.message, to: &output)
      output.write(" (")
      output.write(finding.rule)
      output.write(")\n")
      // Many keys may be missing at one place; it is quoted once.
      if quoted != finding.range.lowerBound { quote(finding, found.source, lines, to: &output) }
      quoted = finding.range.lowerBound
      if let remedy = finding.remedy {
        output.write("  = ")
        MessageLine.write(remedy, to: &output)
        output.write("\n")
      }
    }
  }

  private func quote(
    _ finding: Finding, _ source: SourceText, _ lines: LineMap, to output: inout OutputBuffer
  ) {
    guard let range = lines.range(ofLine: finding.start.line), !range.isEmpty else { return }
    let number = String(finding.start.line)
    let margin = String(repeating: " ", count: number.utf8.count)
    let excerpt = Excerpt(
      source.utf8, line: range, marked: finding.range, length: Self.excerptLength)
    output.write("  \(number) | ")
    output.write(excerpt.text)
    output.write("\n  \(margin) | ")
    output.write(excerpt.marker)
    output.write("\n")
  }
}
