import Diagnostics

/// Writes a summary in Markdown: how much was found of what, and the worst of it in full.
package struct MarkdownReporter: Reporter {
  /// How many findings are listed one by one.
  private static let limit = 100

  private struct Row {
    var severity: Severity
    var place: String
    var rule: String
    var text: String
  }

  private let paths: ReportPath
  private var counts: [String: (severity: Severity, count: Int)] = [:]
  private var rows: [Severity: [Row]] = [:]

  /// A reporter that writes paths so.
  package init(paths: ReportPath) {
    self.paths = paths
  }

  package mutating func report(_ found: FileFindings, to output: inout OutputBuffer) {
    let path = paths.relative(found.source.path)
    for finding in found.findings {
      let known = counts[finding.rule]
      counts[finding.rule] = (
        max(known?.severity ?? finding.severity, finding.severity), (known?.count ?? 0) + 1
      )
      guard rows[finding.severity, default: []].count < Self.limit else { continue }
      rows[finding.severity, default: []].append(
        Row(
          severity: finding.severity, place: "\(path):\(finding.start.line)", rule: finding.rule,
          text: finding.sentence))
    }
  }

  package func end(_ summary: LintSummary, _ output: inout OutputBuffer) {
    output.write("## strings-lint\n\n")
    let total = counts.values.reduce(0) { $0 + $1.count }
    let files = "\(summary.files) file\(summary.files == 1 ? "" : "s")"
    if total == 0 {
      output.write("Nothing was found in \(files).\n")
    } else {
      let parts: [String] = [Severity.error, .warning, .information].compactMap { severity in
        guard let count = summary.counts[severity], count > 0 else { return nil }
        let noun = severity == .information ? "note" : severity.rawValue
        return "\(count) \(noun)\(count == 1 ? "" : "s")"
      }
      output.write("\(parts.joined(separator: ", ")) in \(files).\n\n")
      output.write("| rule | severity | findings |\n|---|---|---:|\n")
      let ordered = counts.sorted {
        ($1.value.severity, $1.value.count, $0.key) < ($0.value.severity, $0.value.count, $1.key)
      }
      for (rule, value) in ordered {
        output.write("| `\(rule)` | \(value.severity.rawValue) | \(value.count) |\n")
      }
      let listed = [Severity.error, .warning, .information].flatMap { rows[$0] ?? [] }
        .prefix(Self.limit)
      output.write("\n| place | what |\n|---|---|\n")
      for row in listed {
        output.write("| \(Self.code(row.place)) | \(Self.cell(row.text)) (`\(row.rule)`) |\n")
      }
      if listed.count < total { output.write("\n… and \(total - listed.count) more.\n") }
    }
    for failure in summary.failures {
      output.write(
        "\n- \(Self.code(paths.relative(failure.path))) could not be read: "
          + "\(Self.cell(failure.reason))")
    }
    if !summary.failures.isEmpty { output.write("\n") }
  }

  /// Text in a cell of a table: nothing of it is markup.
  private static func cell(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t": result += " "
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "#", "&":
        result += "\\" + String(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A path in code style.
  private static func code(_ text: String) -> String {
    "`" + cell(text).filter { $0 != "`" && $0 != "\\" } + "`"
  }
}
