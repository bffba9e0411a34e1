import Diagnostics

/// Writes findings for people, and for editors that know how compilers speak:
/// `path:line:col: warning: message (rule)`, then the line with the place marked, then the remedy.
package struct HumanReporter: Reporter {
  /// The most scalars of a line that are quoted.
  private static let excerptLength = 96

  private let style: TerminalStyle

  /// A reporter.
  package init(isColored: Bool = false) {
    style = TerminalStyle(isColored: isColored)
  }

  /// Writes the findings of a file.
  package func report(_ found: FileFindings, to output: inout OutputBuffer) {
    let lines = found.lines
    var quoted = -1
    for finding in found.findings {
      style.write(.strong, to: &output) { output in
        MessageLine.write(finding.file, to: &output)
        output.write(":")
        output.write(finding.start.line)
        output.write(":")
        output.write(finding.start.column)
        output.write(": ")
      }
      let (word, part) = Self.severity(finding.severity)
      style.write(word, part, to: &output)
      output.write(" ")
      MessageLine.write(finding.message, to: &output)
      style.write(.faint, to: &output) { output in
        output.write(" (")
        output.write(finding.rule)
        output.write(")\n")
      }
      // Many keys may be missing at one place; it is quoted once.
      if quoted != finding.range.lowerBound {
        quote(finding, found.source, lines, part, to: &output)
      }
      quoted = finding.range.lowerBound
      if let remedy = finding.remedy {
        style.write("  = ", .faint, to: &output)
        MessageLine.write(remedy, to: &output)
        output.write("\n")
      }
    }
  }

  private static func severity(_ severity: Severity) -> (String, TerminalStyle.Part) {
    switch severity {
    case .error: ("error:", .error)
    case .warning: ("warning:", .warning)
    case .information: ("note:", .information)
    }
  }

  private func quote(
    _ finding: Finding, _ source: SourceText, _ lines: LineMap, _ part: TerminalStyle.Part,
    to output: inout OutputBuffer
  ) {
    guard let range = lines.range(ofLine: finding.start.line), !range.isEmpty else { return }
    let number = String(finding.start.line)
    let margin = String(repeating: " ", count: number.utf8.count)
    let excerpt = Excerpt(
      source.utf8, line: range, marked: finding.range, length: Self.excerptLength)
    style.write("  \(number) | ", .faint, to: &output)
    output.write(excerpt.text)
    style.write("\n  \(margin) | ", .faint, to: &output)
    style.write(excerpt.marker, part, to: &output)
    output.write("\n")
  }
}
