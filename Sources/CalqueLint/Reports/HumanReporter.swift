import CalqueDiagnostics

/// Writes findings for people, and for editors that parse the output of compilers: `path:line:col:
/// warning: message (rule)`, then the line with the place marked, then the remedy.
package struct HumanReporter: Reporter {
  /// The most scalars of a line that are quoted.
  private static let excerptLength = 96

  private let style: TerminalStyle
  /// The most findings of a rule; nil for all.
  private let limit: Int?
  private var shown: [String: Int] = [:]
  /// The errors. They come last, at the end of the terminal.
  private var errors = OutputBuffer(descriptor: nil)

  /// A reporter.
  ///
  /// - Parameter limit: The most findings of a rule that are written; nil for all.
  package init(isColored: Bool = false, limit: Int? = nil) {
    style = TerminalStyle(isColored: isColored)
    self.limit = limit
  }

  /// Writes the findings of a file, except errors.
  package mutating func report(_ found: FileFindings, to output: inout OutputBuffer) {
    var lines: LineMap?
    var quoted = (errors: -1, others: -1)
    for finding in found.findings {
      shown[finding.rule, default: 0] += 1
      if let limit, shown[finding.rule, default: 0] > limit { continue }
      let map = lines ?? found.lines
      lines = map
      // There may be many findings at one place; it is quoted once.
      if finding.severity == .error {
        let isQuoted = quoted.errors == finding.range.lowerBound
        write(finding, found.source, isQuoted ? nil : map, to: &errors)
        quoted.errors = finding.range.lowerBound
      } else {
        let isQuoted = quoted.others == finding.range.lowerBound
        write(finding, found.source, isQuoted ? nil : map, to: &output)
        quoted.others = finding.range.lowerBound
      }
    }
  }

  /// Writes the errors, and what was omitted.
  package mutating func end(_ summary: LintSummary, _ output: inout OutputBuffer) {
    output.write(errors.bytes)
    errors = OutputBuffer(descriptor: nil)
    guard let limit else { return }
    let hidden = shown.filter { $0.value > limit }.sorted { $0.key < $1.key }
      .map { "\($0.value - limit) more of \($0.key)" }
    guard !hidden.isEmpty else { return }
    style.write(
      "… and \(hidden.joined(separator: ", ")); use --all to list them, or --only RULE for one rule\n",
      .faint, to: &output)
  }

  private func write(
    _ finding: Finding, _ source: SourceText, _ lines: LineMap?, to output: inout OutputBuffer
  ) {
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
    if let lines { quote(finding, source, lines, part, to: &output) }
    if let remedy = finding.remedy {
      style.write("  = ", .faint, to: &output)
      MessageLine.write(remedy, to: &output)
      output.write("\n")
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
