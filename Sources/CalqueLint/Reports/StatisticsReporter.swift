import CalqueDiagnostics

/// Counts the findings of each rule, for users who start to use the linter in an old project.
package struct StatisticsReporter: Reporter {
  private struct Count {
    var findings = 0
    var fixable = 0
    var severity = Severity.information
  }

  private var counts: [String: Count] = [:]

  /// Makes a reporter without counts.
  package init() {}

  /// Counts the findings of a file.
  package mutating func report(_ found: FileFindings, to output: inout OutputBuffer) {
    for finding in found.findings {
      counts[finding.rule, default: Count()].findings += 1
      if finding.fix != nil { counts[finding.rule]?.fixable += 1 }
      let severity = counts[finding.rule]?.severity ?? .information
      counts[finding.rule]?.severity = max(severity, finding.severity)
    }
  }

  /// Writes the counts, the greatest first.
  package mutating func end(_ summary: LintSummary, _ output: inout OutputBuffer) {
    let ordered = counts.sorted { ($1.value.findings, $0.key) < ($0.value.findings, $1.key) }
    let digits = ordered.first.map { String($0.value.findings).utf8.count } ?? 0
    let width = ordered.map { $0.key.utf8.count }.max() ?? 0
    for (rule, count) in ordered {
      let number = String(count.findings)
      output.write(String(repeating: " ", count: digits - number.utf8.count) + number)
      output.write("  \(count.severity.rawValue)")
      output.write(String(repeating: " ", count: 11 - count.severity.rawValue.utf8.count))
      output.write("  \(rule)")
      if count.fixable > 0 {
        output.write(String(repeating: " ", count: width - rule.utf8.count))
        output.write("  \(count.fixable) fixable")
      }
      output.write("\n")
    }
  }
}
